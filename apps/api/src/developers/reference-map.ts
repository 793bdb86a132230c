import type { InterfaceDocument, Operation } from './interface-document.js';
import { type OperationView, viewOf } from './operation-view.js';

/** A group of operations, which has a page of its own. */
export interface ReferenceGroup {
  name: string;
  /** Its anchor on the index. */
  id: string;
  /** Of its page; its Markdown is at the same path with `.md`. */
  path: string;
  description: string;
  operations: OperationView[];
}

/** The reference: what customers' programs call, and apart from it what operators and supervisors do. */
export interface ReferenceMap {
  customers: ReferenceGroup[];
  operators: ReferenceGroup[];
}

/** The page of a part. */
export const indexPaths = { customers: '/developers', operators: '/developers/operators' } as const;

/** Where an operation is described. */
export const operationHref = ({ path }: ReferenceGroup, { id }: OperationView): string => `${path}#${id}`;

const idOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]+/g, '-');

function isForOperators({ security, 'x-operators-only': isTheirs = false }: Operation): boolean {
  return isTheirs || security.some((one) => 'metricsToken' in one);
}

/**
 * The whole interface, group by group. A group whose operations are for both has a page in each part.
 *
 * @param publicUrl where the examples send their requests
 */
export function referenceMap(document: InterfaceDocument, publicUrl: string): ReferenceMap {
  const placed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ document, publicUrl, path, method, operation })),
  );
  const groupsOf = (part: keyof ReferenceMap): ReferenceGroup[] =>
    document.tags.flatMap(({ name, description }) => {
      const own = placed.filter(
        ({ operation }) => operation.tags[0] === name && isForOperators(operation) === (part === 'operators'),
      );
      const id = idOf(name);
      const group = { name, id, path: `${indexPaths[part]}/${id}`, description };
      return own.length === 0 ? [] : [{ ...group, operations: own.map(viewOf) }];
    });
  return { customers: groupsOf('customers'), operators: groupsOf('operators') };
}
