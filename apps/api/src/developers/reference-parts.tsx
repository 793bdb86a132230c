import { indexPaths, operationHref, type ReferenceGroup } from './reference-map.js';

/** Text with Markdown's `code` and **strong**. */
export function Inline({ text }: { text: string }) {
  const pieces = text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((piece) => {
    if (piece.startsWith('`')) return <code>{piece.slice(1, -1)}</code>;
    if (piece.startsWith('**')) return <strong>{piece.slice(2, -2)}</strong>;
    return piece;
  });
  return <>{pieces}</>;
}

/** Paragraphs with an empty line between them. */
export function Paragraphs({ text }: { text: string }) {
  const parts = text.split('\n\n').filter((one) => one !== '');
  return (
    <>
      {parts.map((part) => (
        <p>
          <Inline text={part} />
        </p>
      ))}
    </>
  );
}

/** A method in its colour. */
export function Method({ name }: { name: string }) {
  return <span class={`method ${name.toLowerCase()}`}>{name === 'DELETE' ? 'DEL' : name}</span>;
}

/** A path as lists show it: all begin with `/api`. */
const shortPath = (path: string): string => path.replace(/^\/api(?=\/)/, '');

/** The groups of a part beside its pages; the operations of the group that is shown. On a phone they are a popover. */
export function GroupMenu({
  groups,
  current,
  part,
}: {
  groups: readonly ReferenceGroup[];
  current?: ReferenceGroup;
  part: keyof typeof indexPaths;
}) {
  return (
    <>
      <nav class="endpoints" id="endpoints" aria-label="Endpoints" popover="auto">
        <ul>
          <li>
            <a
              class="group"
              href={indexPaths[part]}
              aria-current={current === undefined ? 'page' : undefined}
            >
              {part === 'customers' ? 'Overview' : 'Operators'}
            </a>
          </li>
          {groups.map((group) => (
            <li>
              <a class="group" href={group.path} aria-current={group === current ? 'page' : undefined}>
                {group.name}
              </a>
              {group === current && (
                <ul>
                  {group.operations.map((one) => (
                    <li>
                      <a href={operationHref(group, one)}>
                        <Method name={one.method} /> {shortPath(one.path)}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <button class="button quiet endpoints-button" type="button" popovertarget="endpoints">
        Endpoints
      </button>
    </>
  );
}
