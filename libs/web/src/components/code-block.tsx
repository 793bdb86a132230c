/** Code that is scrolled where it is wide, by keyboard too. */
export function CodeBlock({ code, label }: { code: string; label?: string }) {
  return (
    <pre tabindex={0} aria-label={label} role={label === undefined ? undefined : 'group'}>
      <code>{code}</code>
    </pre>
  );
}
