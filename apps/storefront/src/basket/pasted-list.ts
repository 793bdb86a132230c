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
export type EntryFault = 'noSuchPart' | 'notAQuantity' | 'noSuchMaterial';

/** One line of a pasted list: what it changes, or why nothing. */
export type ListEntry =
  | { text: string; lineIds: readonly string[]; choices: LineChoices; fault: null }
  | { text: string; fault: EntryFault };

/**
 * Reads a pasted list: one part a row, `name; quantity; material`, with tabs, semicolons or commas between. The name is
 * the file's, with or without its extension; quantity and material may be left out. Case, accents and spaces are ignored.
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
  const wanted = new Set([fold(name), fold(withoutExtension(name))]);
  const lineIds = lines
    .filter((line) => wanted.has(fold(line.name)) || wanted.has(fold(withoutExtension(line.name))))
    .map(({ id }) => id);
  if (lineIds.length === 0) return { text, fault: 'noSuchPart' };
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
