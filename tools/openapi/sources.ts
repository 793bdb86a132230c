import { join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '@shared/infra/config/project-root.js';
import type { JsonSchema } from '../../apps/api/src/endpoint/fields/field-schema.js';
import { textOf, TypeSchemas } from './type-schema.js';

/** Reads from the API's sources what decorators do not hold: return types and TSDoc. */
export class Sources {
  readonly schemas: TypeSchemas;
  private readonly checker: ts.TypeChecker;
  private readonly classes = new Map<string, ts.ClassDeclaration>();

  constructor() {
    const read = ts.readConfigFile(join(projectRoot, 'tsconfig.json'), (path) => ts.sys.readFile(path));
    const api = { ...(read.config as object), include: ['apps/api/src/**/*.ts'] };
    const { fileNames, options } = ts.parseJsonConfigFileContent(api, ts.sys, projectRoot);
    const program = ts.createProgram(fileNames, options);
    this.checker = program.getTypeChecker();
    this.schemas = new TypeSchemas(this.checker);
    for (const fileName of fileNames)
      program.getSourceFile(fileName)?.forEachChild((node) => this.note(node));
  }

  private note(node: ts.Node): void {
    if (!ts.isClassDeclaration(node) || node.name === undefined) return;
    const { text } = node.name;
    if (this.classes.has(text)) throw new Error(`Two classes of the API are called ${text}.`);
    this.classes.set(text, node);
  }

  private memberOf(className: string, member: string): ts.Symbol {
    const declared = this.classes.get(className);
    if (declared?.name === undefined) throw new Error(`The sources have no class ${className}.`);
    const type = this.checker.getDeclaredTypeOfSymbol(this.checker.getSymbolAtLocation(declared.name)!);
    const found = type.getProperty(member);
    if (found === undefined) throw new Error(`${className} has no ${member}.`);
    return found;
  }

  /** The TSDoc of a class. */
  describeClass(className: string): string {
    const name = this.classes.get(className)?.name;
    const symbol = name && this.checker.getSymbolAtLocation(name);
    return textOf(symbol?.getDocumentationComment(this.checker) ?? []);
  }

  /** The TSDoc of a method or field. */
  describe(className: string, member: string): string {
    return textOf(this.memberOf(className, member).getDocumentationComment(this.checker));
  }

  /** What a handler returns, or promises to; of a `Page` its entries, which the envelope holds as `data`. */
  schemaOfAnswer(className: string, handler: string): { data: JsonSchema; isPage: boolean } {
    const type = this.checker.getTypeOfSymbol(this.memberOf(className, handler));
    const [signature] = type.getCallSignatures();
    const answer = this.checker.getAwaitedType(signature!.getReturnType());
    const entry =
      answer!.symbol?.name === 'Page' ? this.checker.getTypeArguments(answer as ts.TypeReference)[0] : null;
    if (!entry) return { data: this.schemas.of(answer!), isPage: false };
    return { data: { type: 'array', items: this.schemas.of(entry) }, isPage: true };
  }
}
