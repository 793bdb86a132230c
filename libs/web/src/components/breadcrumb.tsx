/** The pages above this one, from the first on, and this one last. */
export function Breadcrumb({
  label,
  trail,
}: {
  label: string;
  trail: readonly { label: string; href?: string }[];
}) {
  return (
    <nav class="breadcrumb" aria-label={label}>
      <ol>
        {trail.map((page) => (
          <li>
            {page.href === undefined ? (
              <span aria-current="page">{page.label}</span>
            ) : (
              <a href={page.href}>{page.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
