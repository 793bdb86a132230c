/** The part of the WebAssembly interface that we use; TypeScript declares it only for browsers. */
declare global {
  namespace WebAssembly {
    class Module {
      constructor(bytes: Uint8Array);
    }

    class Memory {
      constructor(descriptor: { initial: number; maximum: number });
      readonly buffer: ArrayBuffer;
    }

    class Instance {
      constructor(module: Module, imports: Record<string, Record<string, unknown>>);
      readonly exports: Record<string, unknown>;
    }
  }
}

export {};
