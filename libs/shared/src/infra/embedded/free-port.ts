import { createServer, type AddressInfo } from 'node:net';

function tryListen(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const { port: bound } = server.address() as AddressInfo;
      server.close(() => resolve(bound));
    });
  });
}

/** A port of the loopback address that is free at the moment. */
export function freePort(): Promise<number> {
  return tryListen(0, '127.0.0.1');
}

/**
 * The wanted port, or the next of the hundred after it that is free.
 *
 * @throws when none is free, the address is not this machine's, or this user may not listen on the port.
 */
export async function freePortFrom(wanted: number, host: string): Promise<number> {
  for (let port = wanted; port < Math.min(wanted + 100, 65_536); port += 1) {
    try {
      return await tryListen(port, host);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') continue;
      throw new Error(`Nothing can listen on port ${port} of ${host}`, { cause: error });
    }
  }
  throw new Error(`No port from ${wanted} on is free on ${host}`);
}
