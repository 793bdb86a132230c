/** Texts one after the other, each read as its own letters run: no comma between them is turned by either. */
export function Apart({ texts }: { texts: readonly (string | null | undefined)[] }) {
  return (
    <>
      {texts.filter(Boolean).map((text, place) => (
        <>
          {place > 0 && ', '}
          <bdi>{text}</bdi>
        </>
      ))}
    </>
  );
}
