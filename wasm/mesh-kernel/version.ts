/**
 * Stored with every analysis: results of another version are computed anew. Raise it with every change
 * after which some file may give another result; `version.spec.ts` fails until you do.
 */
export const kernelVersion = '21';
