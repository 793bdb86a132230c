/**
 * Generates the API description and the client's types from the code: `npm run tool openapi`. With `--check` it writes
 * nothing, and fails when they differ from the code.
 */
import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { projectRoot } from '@shared/infra/config/project-root.js';
import { answersFile } from '@testing/openapi/examples.js';
import { buildDocument } from './openapi/document.js';

const documentFile = join(projectRoot, 'apps/api/src/developers/openapi.json');
const typesFile = join(projectRoot, 'libs/client/src/service-types.ts');

async function formatted(file: string, text: string): Promise<string> {
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

async function openapi(): Promise<void> {
  const document = buildDocument();
  const types = astToString(
    await openapiTypescript(document as unknown as OpenAPI3, { defaultNonNullable: false }),
  );
  const note = '// Made from the API description by `npm run tool openapi`: not to be edited.\n';
  const files: [file: string, text: string][] = [
    [documentFile, await formatted(documentFile, JSON.stringify(document))],
    [typesFile, await formatted(typesFile, note + types)],
    [answersFile, await formatted(answersFile, contentOf(answersFile))],
  ];
  const stale = files.filter(([file, text]) => contentOf(file) !== text);
  if (!process.argv.includes('--check')) for (const [file, text] of stale) writeFileSync(file, text);
  else if (stale.length > 0) {
    const names = stale.map(([file]) => file.slice(projectRoot.length)).join(' and ');
    throw new Error(`${names}: not what the code says any more. Run npm run tool openapi.`);
  }
}

openapi().catch((error: unknown) => {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
});
