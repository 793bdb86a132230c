import { join } from 'node:path';
import { projectRoot } from '@shared/infra/config/project-root.js';
import ts from 'typescript';
import type { Manifest } from './manifests.js';

/** A source file that is nowhere but here, from which packages are found. */
const path = join(projectRoot, 'libs/testing/src/kubernetes/written-manifests.ts');

/**
 * What the types of Kubernetes say of manifests that are written as literals of them. Its schemas take any member; a cluster
 * drops those that it does not know.
 *
 * @param modules the module that declares the type of each manifest's kind
 */
export function unknownMembers(all: readonly Manifest[], modules: readonly string[]): string[] {
  const lines = all.map((manifest, place) => {
    const type = `import('${modules[place]!}').I${manifest.kind}`;
    return `export const manifest${place}: ${type} = ${JSON.stringify(manifest)};`;
  });
  const options: ts.CompilerOptions = {
    ...{ noEmit: true, strict: true, skipLibCheck: true, types: [] },
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ESNext,
  };
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (file) => file === path || disk.fileExists(file),
    getSourceFile: (file, ...more) =>
      file === path
        ? ts.createSourceFile(file, lines.join('\n'), ts.ScriptTarget.ESNext)
        : disk.getSourceFile(file, ...more),
  };
  const program = ts.createProgram([path], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
