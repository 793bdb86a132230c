/**
 * Loaded before a process under test (`node --import`): its passwords are hashed by `quick-argon2.ts`. Not a setting, so
 * that no deployment can have cheap hashes.
 */
import { registerHooks } from 'node:module';

const quick = new URL('./quick-argon2.js', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@node-rs/argon2' && context.parentURL !== quick
      ? { url: quick, shortCircuit: true }
      : next(specifier, context),
});
