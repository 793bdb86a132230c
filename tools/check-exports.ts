/**
 * Fails on an exported value (a function, a constant, a class) that no other file imports: within its own file it needs
 * no `export`. Types may be exported for what they say. A dynamic import counts for all that its file exports, and so
 * does the address of a module, which Node or a browser loads by it.
 * Run by Node itself, so it imports nothing of the project.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const judged = /^(apps|libs|wasm|bench|tools)\//;
/** What is imported from outside: by the kernel's wrapper, which reads its exports, and by who installs the client. */
const outward = /^(wasm\/mesh-kernel\/assembly\/index\.ts$|libs\/client\/src\/)/;

const files = globSync(
  ['{apps,libs,wasm,bench,tools}/**/*.{ts,tsx,js}', 'prisma-free-migrations/**/*.ts', '*.config.js'],
  { cwd: root, exclude: ['**/node_modules', '**/build'] },
);
const known = new Set(files);

/** The aliases of `tsconfig.json`, such as `@shared/`, and their folders. */
const aliases = Object.entries(
  (
    ts.readConfigFile(join(root, 'tsconfig.json'), (path) => readFileSync(path, 'utf8')).config as {
      compilerOptions: { paths: Record<string, [string]> };
    }
  ).compilerOptions.paths,
).map(([alias, [folder]]) => [alias.replace('*', ''), folder.replace('*', '')] as const);

/** The project's file that is imported, if it is one; specs import built ones, too. */
function fileOf(specifier: string, importer: string): string | undefined {
  const alias = aliases.find(([prefix]) => specifier.startsWith(prefix));
  if (alias === undefined && !specifier.startsWith('.')) return undefined;
  const [prefix, folder] = alias ?? ['', dirname(importer)];
  const path = join(folder, specifier.slice(prefix.length)).replace(/^dist\//, '');
  const stem = path.replace(/\.[jt]sx?$/, '');
  return ['.ts', '.tsx', '.js'].map((extension) => stem + extension).find((file) => known.has(file));
}

const whole = '*';
/** `file name` of all that is imported; of all that a file exports, with {@link whole} for a name. */
const imported = new Set<string>();
const exported: { file: string; name: string; line: number }[] = [];

function isExported(node: ts.HasModifiers): boolean {
  const kinds = ts.getModifiers(node)?.map(({ kind }) => kind) ?? [];
  return kinds.includes(ts.SyntaxKind.ExportKeyword) && !kinds.includes(ts.SyntaxKind.DefaultKeyword);
}

/** The names that a pattern binds: one, or those that it takes out of an object or array. */
function boundNames(name: ts.BindingName): ts.Identifier[] {
  if (ts.isIdentifier(name)) return [name];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));
}

function exportedNames(statement: ts.Statement): ts.Identifier[] {
  if (ts.isVariableStatement(statement) && isExported(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  const isValue =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isValue && statement.name !== undefined && isExported(statement) ? [statement.name] : [];
}

function importedNames(node: ts.ImportDeclaration | ts.ExportDeclaration): string[] {
  const named = ts.isImportDeclaration(node)
    ? node.importClause?.namedBindings
    : (node.exportClause ?? whole);
  if (named === undefined) return [];
  if (named === whole || !('elements' in named)) return [whole];
  return named.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
}

for (const file of files) {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest);
  const take = (specifier: ts.Node | undefined, names: readonly string[]): void => {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return;
    const from = fileOf(specifier.text, file);
    for (const name of names) imported.add(`${from} ${name}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
      take(node.moduleSpecifier, importedNames(node));
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      take(node.arguments[0], [whole]);
    else if (ts.isNewExpression(node) && node.expression.getText(source) === 'URL')
      take(node.arguments?.[0], [whole]);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      take(node.argument.literal, [whole]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (!judged.test(file) || outward.test(file)) continue;
  for (const name of source.statements.flatMap(exportedNames)) {
    const { line } = source.getLineAndCharacterOfPosition(name.getStart(source));
    exported.push({ file, name: name.text, line: line + 1 });
  }
}

const idle = exported.filter(
  ({ file, name }) => !imported.has(`${file} ${name}`) && !imported.has(`${file} ${whole}`),
);
for (const { file, name, line } of idle) {
  process.stderr.write(`${file}:${line} exports ${name}, which no other file imports.\n`);
}
if (idle.length > 0) process.exitCode = 1;
else process.stdout.write(`${exported.length} exported values, each imported by another file.\n`);
