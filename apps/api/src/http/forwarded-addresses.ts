import type { IncomingMessage } from 'node:http';
import type { Express, Request } from 'express';
import ipaddr from 'ipaddr.js';

/** The longest chain of proxies. Earlier entries are the client's claims and are dropped. */
const maxHops = 20;

/** `198.51.100.7:4711` and `[2001:db8::1]:4711`: some proxies write the port, too. */
const withPort = /^(?:\[([0-9a-f:.]{2,45})\](?::\d{1,5})?|((?:\d{1,3}\.){3}\d{1,3}):\d{1,5})$/i;

/** The one spelling of an IP address that may stand beside a port; `null` for what is none. */
export function readAddress(text: string): string | null {
  const [, bracketed, beforePort] = withPort.exec(text) ?? [];
  const address = bracketed ?? beforePort ?? text;
  // The library would also take 127.1, octal and hexadecimal numbers, which no proxy writes.
  if (address.includes('%')) return null;
  if (!address.includes(':')) return ipaddr.IPv4.isValidFourPartDecimal(address) ? address : null;
  return ipaddr.IPv6.isValid(address) ? ipaddr.process(address).toString() : null;
}

/**
 * The trustworthy part of `X-Forwarded-For`: addresses alone, each in one spelling. Reads from the end, where the
 * nearest proxy writes, and stops at the first entry that is no address: no known proxy vouches for what is before it.
 */
export function cleanForwardedFor(header: string): string {
  const addresses: string[] = [];
  for (const entry of header.split(',').slice(-maxHops).reverse()) {
    const address = readAddress(entry.trim());
    if (address === null) break;
    addresses.unshift(address);
  }
  return addresses.join(', ');
}

/** Cleans the header before anything reads it, so that `request.ip` is always an address in one spelling. */
export function readForwardedAddresses(request: IncomingMessage, _response: unknown, next: () => void): void {
  const given = request.headers['x-forwarded-for'];
  if (given !== undefined) {
    // Never deleted: its presence also shows that a proxy was there.
    request.headers['x-forwarded-for'] = cleanForwardedFor(Array.isArray(given) ? given.join(',') : given);
  }
  next();
}

/** `request.ip` of a request that Express has not taken yet. */
export function addressOf(app: Express, { headers, socket }: IncomingMessage): string {
  if (headers['x-forwarded-for'] === undefined) return socket.remoteAddress!;
  return Reflect.get(app.request, 'ip', { app, headers, socket }) as string;
}

const forwardingHeaders = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
];

/**
 * Whether a request comes from this machine directly. Behind a proxy on this machine every request would look local.
 */
export function isFromThisMachine(request: Request): boolean {
  const { remoteAddress = '' } = request.socket;
  const isLoopback = ipaddr.isValid(remoteAddress) && ipaddr.process(remoteAddress).range() === 'loopback';
  return isLoopback && forwardingHeaders.every((name) => request.headers[name] === undefined);
}
