import type { FirstStep } from './first-steps.js';

/** Longer than any browser's. */
const longest = 500;
const preferences = ['accept', 'accept-encoding', 'accept-language'] as const;

/** Cuts what a client says that it prefers: all of it is compared with all that we have, to refuse as well as to answer. */
export const boundPreferences: FirstStep = (request, _response, next) => {
  for (const name of preferences) {
    const preferred = request.headers[name];
    if (preferred !== undefined && preferred.length > longest) {
      request.headers[name] = preferred.slice(0, Math.max(0, preferred.lastIndexOf(',', longest)));
    }
  }
  next();
};
