/** Injection token of the validated {@link Settings} of this process. */
export const SETTINGS = Symbol('SETTINGS');
