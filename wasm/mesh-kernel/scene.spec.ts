import { describe, expect, it } from '@jest/globals';
import { ObjectKind, SolidExtension } from './layout.js';
import { placeScene, type SceneObject, type SceneReference } from './scene.js';

const identity = Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0);

const to = (objectId: number): SceneReference => ({ part: 'a', objectId, transform: identity });

const many = (reference: SceneReference, count: number): SceneReference[] =>
  Array<SceneReference>(count).fill(reference);

function object(id: number, components: SceneReference[] = [], more: Partial<SceneObject> = {}): SceneObject {
  const mesh = components.length === 0 ? { triangles: 12, mesh: id } : { triangles: 0, mesh: 0 };
  return {
    ...{ part: 'a', id, kind: ObjectKind.Model, extension: SolidExtension.None, components, ...mesh },
    ...more,
  };
}

const isSupport = { kind: ObjectKind.Passed };

/** Objects of which each places the next; the last one has the mesh. */
const chain = (length: number): SceneObject[] =>
  Array.from({ length }, (_, place) => object(place + 1, place + 1 < length ? [to(place + 2)] : []));

describe('A scene', () => {
  it('of 100,000 times 100,000 supports is placed in time that grows with the file', () => {
    const objects = [object(1, [], isSupport), object(2, many(to(1), 100_000), { triangles: 12, mesh: 2 })];
    expect(placeScene(objects, many(to(2), 100_000))).toHaveLength(100_000);
  });

  it('has components 64 deep, and no deeper', () => {
    expect(placeScene(chain(65), [to(1)])).toHaveLength(1);
    expect(() => placeScene(chain(66), [to(1)])).toThrow('componentDepth');
  });

  it('is no deeper for being counted from its lower end on', () => {
    const supports = Array.from({ length: 300 }, (_, place) =>
      object(100_000 + place, [to(18_000 - 60 * place)], isSupport),
    );
    const items = [...supports.map(({ id }) => to(id)), to(1)];
    expect(() => placeScene([...chain(18_001), ...supports], items)).toThrow('componentDepth');
  });
});
