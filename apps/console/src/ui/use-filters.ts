import { useLocation } from 'preact-iso';

/** The filters of a page, kept in its address so that it can be shared; an empty one is left out. */
export function useFilters<Name extends string>(
  names: readonly Name[],
): [Partial<Record<Name, string>>, choose: (changes: Partial<Record<Name, string>>) => void] {
  const { query, path, route } = useLocation();
  const chosen = Object.fromEntries(
    names.flatMap((name) => (query[name] ? [[name, query[name]]] : [])),
  ) as Partial<Record<Name, string>>;
  const choose = (changes: Partial<Record<Name, string>>): void => {
    const next = Object.entries<string | undefined>({ ...chosen, ...changes }).filter(
      (entry): entry is [string, string] => Boolean(entry[1]),
    );
    const search = new URLSearchParams(next).toString();
    route(search === '' ? path : `${path}?${search}`, true);
  };
  return [chosen, choose];
}
