// Jest loads global set-up as plain modules, without the transform that reads our sources: it takes the
// built ones, which these specs run anyway. (The boundary check, which needs no build, cannot follow this.)
const built = new URL('../../dist/libs/testing/src/stack/global-stack.js', import.meta.url);

export const { GlobalStack } = await import(built.href);
