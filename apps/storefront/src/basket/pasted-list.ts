import { maxQuantity } from '@shared/domain/contract/limits.js';
import type { MaterialView } from '@shared/domain/contract/catalogue.js';
import type { LineChoices } from './basket.js';

/** A line of the basket as a list names it. */
interface NamedLine {
  id: string;
  /** The file's name. */
  name: string;
}

/** Why an entry of a list was not understood. */
export type EntryFault = 'noSuchPart' | 'severalParts' | 'notAQuantity' | 'noSuchMaterial';

/** One line of a pasted list: what it changes, or why nothing. */
export type ListEntry =
  | { text: string; lineIds: readonly string[]; choices: LineChoices; fault: null }
  | { text: string; fault: EntryFault };

/**
 * Reads a pasted list: one part a row, `name; quantity; material`, with tabs, semicolons or commas between. The name is
 * the file's, with or without its extension; quantity and material may be left out. A name that no file has as it is written is
 * looked for without accents, spaces and signs, where it can mean one file alone. Case is ignored.
 */
export function readPastedList(
  text: string,
  lines: readonly NamedLine[],
  materials: readonly MaterialView[],
): ListEntry[] {
  const rows = text.split(/\r?\n/).filter((row) => row.trim() !== '');
  return rows.map((row) => readRow(row.trim(), lines, materials));
}

function readRow(text: string, lines: readonly NamedLine[], materials: readonly MaterialView[]): ListEntry {
  const separator = ['\t', ';', ','].find((one) => text.includes(one)) ?? ';';
  const [name = '', count = '', material = ''] = text.split(separator).map((cell) => cell.trim());
  const named = linesNamed(name, lines);
  if (typeof named === 'string') return { text, fault: named };
  const lineIds = named.map(({ id }) => id);
  const choices: LineChoices = {};
  if (count !== '') {
    const quantity = /^\d{1,4}$/.test(count) ? Number(count) : 0;
    if (quantity < 1 || quantity > maxQuantity) return { text, fault: 'notAQuantity' };
    choices.quantity = quantity;
  }
  if (material !== '') {
    const found = findMaterial(material, materials);
    if (found === undefined) return { text, fault: 'noSuchMaterial' };
    choices.materialId = found.id;
  }
  return { text, lineIds, choices, fault: null };
}

const asWritten = (name: string): string => name.normalize('NFC').toLowerCase();
const baseName = (name: string): string => asWritten(withoutExtension(name));
/** What two names have in common that mean the same file, the surest first. */
const readings = [asWritten, baseName, fold, (name: string): string => fold(withoutExtension(name))];

function linesNamed(name: string, lines: readonly NamedLine[]): readonly NamedLine[] | EntryFault {
  for (const read of readings) {
    const wanted = read(name);
    const found = wanted === '' ? [] : lines.filter((line) => read(line.name) === wanted);
    if (found.length === 0) continue;
    // `v12` is not to change both v1.2 and v1-2; copies of a line have one name.
    const isPlain = read === asWritten || read === baseName;
    const isOne = isPlain || new Set(found.map((line) => baseName(line.name))).size === 1;
    return isOne ? found : 'severalParts';
  }
  return 'noSuchPart';
}

/** By its SKU or name; else the first whose names and polymer hold every word. */
function findMaterial(text: string, materials: readonly MaterialView[]): MaterialView | undefined {
  const wanted = fold(text);
  const exact = materials.find(({ id, name, nameFr }) =>
    [id, name, nameFr].some((one) => fold(one) === wanted),
  );
  const words = text.split(/\s+/).map(fold);
  return (
    exact ??
    materials.find(({ name, nameFr, materialType }) => {
      const all = fold(`${name}${nameFr}${materialType}`);
      return words.every((word) => all.includes(word));
    })
  );
}

function withoutExtension(name: string): string {
  return name.replace(/\.(stl|obj|3mf)$/i, '');
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
