import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { validateXML, type XMLFileInfo } from 'xmllint-wasm';
import { projectRoot } from '@shared/infra/config/project-root.js';

/** Schemas of what the service writes of UBL 2.1: narrower than the standard's own. */
const ownFolder = join(projectRoot, 'libs/testing/src/ubl');

const ownSchemas = { Invoice: 'invoice.xsd', CreditNote: 'credit-note.xsd' };
const oasisSchemas = { Invoice: 'UBL-Invoice-2.1.xsd', CreditNote: 'UBL-CreditNote-2.1.xsd' };

/** The validator has one folder: all schemas lie beside each other. */
function flattened(path: string): XMLFileInfo {
  const contents = readFileSync(path, 'utf8').replaceAll(/schemaLocation="[^"]*\//g, 'schemaLocation="');
  return { fileName: basename(path), contents };
}

function schemasIn(folder: string): XMLFileInfo[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.xsd'))
    .map((name) => flattened(join(folder, name)));
}

/**
 * What a schema finds wrong with an invoice or a credit note; nothing if it is valid.
 *
 * @param oasisFolder `xsd` of the package UBL-2.1.zip of OASIS; our own narrower schemas without it
 */
export async function ublFaults(xml: string, oasisFolder?: string): Promise<string[]> {
  const kind = /<(Invoice|CreditNote) /.exec(xml)?.[1] as keyof typeof ownSchemas | undefined;
  if (kind === undefined) return ['neither an Invoice nor a CreditNote'];
  const files =
    oasisFolder === undefined
      ? schemasIn(ownFolder)
      : ['common', 'maindoc'].flatMap((name) => schemasIn(join(oasisFolder, name)));
  const wanted = (oasisFolder === undefined ? ownSchemas : oasisSchemas)[kind];
  const { valid, errors } = await validateXML({
    xml: [{ fileName: 'document.xml', contents: xml }],
    schema: files.filter(({ fileName }) => fileName === wanted),
    preload: files.filter(({ fileName }) => fileName !== wanted),
    initialMemoryPages: 1024,
    maxMemoryPages: 16_384,
  });
  return valid ? [] : errors.map(({ rawMessage }) => rawMessage);
}
