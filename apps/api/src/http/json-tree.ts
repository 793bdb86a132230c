import { ServiceError } from '@shared/contract/errors.js';

const maxDepth = 12;

function invalid(field: string, message: string): ServiceError {
  return new ServiceError('VALIDATION_ERROR', { details: { errors: [{ field, message }] } });
}

function checkText(text: string, path: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw invalid(path, 'must not hold NUL characters or broken Unicode');
  }
}

/**
 * Refuses bodies that later steps could choke on: no object at the top, nesting beyond
 * {@link maxDepth}, text that the database cannot hold. Works without recursion.
 *
 * @throws {ServiceError} VALIDATION_ERROR with the dotted path.
 */
export function checkJsonTree(body: unknown): void {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw invalid('', 'the body must be a JSON object');
  }
  const open: { value: object; path: string; depth: number }[] = [{ value: body, path: '', depth: 1 }];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.depth > maxDepth) throw invalid(node.path, `must not nest more than ${maxDepth} levels`);
    for (const [key, value] of Object.entries<unknown>({ ...node.value })) {
      const path = node.path === '' ? key : `${node.path}.${key}`;
      checkText(key, path);
      if (typeof value === 'string') checkText(value, path);
      else if (typeof value === 'object' && value !== null) open.push({ value, path, depth: node.depth + 1 });
    }
  }
}
