import type { IncomingMessage } from 'node:http';

/** A request, and the pattern that led to its answer once that is known, where Express notes it. */
export type RoutedRequest = IncomingMessage & { route?: { path?: string } };
