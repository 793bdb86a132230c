const kernelUrl = new URL('../../../../wasm/mesh-kernel/build/mesh-kernel.wasm', import.meta.url);

/**
 * Loads and compiles the kernel that the server runs.
 *
 * @throws WebAssembly.CompileError in a browser that does not know its instructions; TypeError without a network
 */
export async function compileKernel(): Promise<WebAssembly.Module> {
  const answer = await fetch(kernelUrl);
  if (!answer.ok) throw new TypeError(`The kernel could not be loaded: ${answer.status}.`);
  return WebAssembly.compile(await answer.arrayBuffer());
}
