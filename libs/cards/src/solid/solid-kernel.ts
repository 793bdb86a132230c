import createModule, { type ManifoldToplevel } from 'manifold-3d';

/** The library for solid geometry, its WASM compiled once. */
export type SolidKernel = ManifoldToplevel;

/** Loads the library; once a thread. */
export async function loadSolidKernel(): Promise<SolidKernel> {
  const kernel = await createModule();
  kernel.setup();
  return kernel;
}

interface Deletable {
  delete(): void;
}

/** Has an object of the library freed at the end of the work that made it. */
export type Keep = <Kept extends Deletable>(kept: Kept) => Kept;

/**
 * Runs `work` and frees what it kept: the library's objects live in WASM memory, which no garbage
 * collector looks after.
 */
export function freeing<T>(work: (keep: Keep) => T): T {
  const kept: Deletable[] = [];
  try {
    return work((one) => {
      kept.push(one);
      return one;
    });
  } finally {
    for (const one of kept) one.delete();
  }
}
