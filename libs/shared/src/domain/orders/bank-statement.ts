import { isCalendarDay } from '../contract/calendar-day.js';

/** Rows of a statement that are read at most. */
export const maxStatementRows = 1000;

/** Characters of a statement that are read at most. */
export const maxStatementCharacters = 200_000;

/** Cells of a row; one with more of them is no bank's, and is not read. */
const maxCells = 40;

/** Money that came in, as the bank states it. */
export interface StatementTransfer {
  /** Line of the statement, from 1. */
  line: number;
  /** `YYYY-MM-DD`, where the row has a day. */
  day: string | null;
  amountCentimes: number;
  /** The bank's texts of the row, as one line. */
  reference: string;
}

/** What a statement holds. */
export interface BankStatement {
  transfers: StatementTransfer[];
  /** Rows of money that went out. */
  debits: number;
  /** Lines without an amount or without a text, or with too many cells. */
  unreadable: number[];
  /** Rows beyond {@link maxStatementRows}, which are not read. */
  left: number;
  /** Whether no row was read, as names of columns that are not known, or amounts in several columns, do not tell what came in. */
  isColumnUnknown: boolean;
}

/** A statement without rows. */
export function emptyStatement(): BankStatement {
  return { transfers: [], debits: 0, unreadable: [], left: 0, isColumnUnknown: false };
}

/** Which cell of a row holds what, -1 for none; `null` where a row is read by what its cells look like. */
interface Columns {
  /** Of operation, of value. */
  days: number[];
  text: number;
  credit: number;
  debit: number;
  /** `D` or `C`, beside an amount without a sign. */
  sense: number;
  balance: number;
}

/** What an `é` has become in a file that was read by another encoding: other letters, signs in its place, or nothing. */
const brokenE = /e?[?_\u0080-\uffff]{0,8}/.source;
const named = (pattern: string): RegExp => new RegExp(`^${pattern.replaceAll('é', brokenE)}$`, 'i');
const currency = /( ?\(?(en )?(mad|dhs?)\)?)?/.source;
const sumNamed = (kind: string): RegExp =>
  named(`((montant|amount|mouvement)s? (du |au )?)?${kind}(s|eurs?)?${currency}`);
const names = {
  day: named('(date|jour|day|date (d[^a-z]{1,3}|de )?(opération|valeur))'),
  text: named('(libellé|désignation|description|motif|texte|référence|opération)s?'),
  credit: sumNamed('crédit'),
  wholeAmount: sumNamed('(montant|amount)'),
  amount: /^(montant|amount)/i,
  debit: sumNamed('débit'),
  sense: named('(sens|débit ?/ ?crédit|d ?/ ?c)'),
  balance: /^(solde|balance)/i,
};

/** Lines in which the names of the columns are looked for: banks write the account and its holder above them. */
const headLines = 20;

interface Head {
  place: number;
  separator: string;
  columns: Columns | null;
}

/**
 * Reads a bank statement: CSV with commas, semicolons or tabs, amounts and days as banks here write them. One of the first rows
 * may name the columns, and what is above it is no money; without names a row's amount is its last cell that is one. Where names
 * are not known, or amounts stand in several columns without names, debits would pass for credits: no row is read.
 */
export function readBankStatement(text: string): BankStatement {
  const lines = text.replace(/^(\uFEFF|ï»¿)/, '').split(/\r\n|\n|\r/);
  const head = headOf(lines);
  const statement = { ...emptyStatement(), isColumnUnknown: isUnknown(lines, head) };
  let rows = 0;
  for (const [place, raw] of lines.entries()) {
    if (raw.trim() === '' || place === head.place) continue;
    const cells = cellsOf(raw, head.separator);
    if (place < head.place) {
      // Above the names there is no money; what looks like some is looked at by a person.
      const isRow =
        cells.some((cell) => readDay(cell) !== null) && cells.some((cell) => readAmount(cell) !== null);
      if (isRow) statement.unreadable.push(place + 1);
      continue;
    }
    rows += 1;
    if (rows > maxStatementRows) statement.left += 1;
    else if (statement.isColumnUnknown || cells.length > maxCells) statement.unreadable.push(place + 1);
    else addRow(statement, place + 1, cells, head.columns);
  }
  return statement;
}

/** The line that names most columns; above all lines where none does. */
function headOf(lines: readonly string[]): Head {
  const first = lines.slice(0, headLines);
  let head: Head = { place: -1, separator: separatorOf(first), columns: null };
  let most = 0;
  for (const separator of [';', '\t', ',']) {
    for (const [place, line] of first.entries()) {
      const columns = columnsOf(cellsOf(line, separator));
      const count = columns === null ? 0 : placesOf(columns).length;
      if (count <= most) continue;
      most = count;
      head = { place, separator, columns };
    }
  }
  return head;
}

/** Whether rows without known names of columns cannot be read: names stand above them, or their amounts are in several columns. */
function isUnknown(lines: readonly string[], { separator, columns }: Head): boolean {
  if (columns !== null) return false;
  const written = lines.slice(0, maxStatementRows).filter((line) => line.trim() !== '');
  const rows = written.map((line) => cellsOf(line, separator)).filter(({ length }) => length <= maxCells);
  const hasMoney = rows.map((cells) => amountPlace(cells) >= 0);
  const above = rows.slice(0, Math.min(headLines, hasMoney.indexOf(true)));
  const isNamed = above.some(
    (cells) =>
      cells.filter((cell) => cell !== '').length > 1 && cells.every((cell) => readDay(cell) === null),
  );
  // Counted from the end: a text may hold the sign that separates the columns.
  const places = rows.map((cells) => cells.length - amountPlace(cells)).filter((_, at) => hasMoney[at]);
  return isNamed || new Set(places).size > 1;
}

/** The cell of a row without names that holds its amount: the last one that is an amount; -1 for none. */
function amountPlace(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => readDay(cell) === null && readAmount(cell) !== null);
}

function addRow(statement: BankStatement, line: number, cells: string[], columns: Columns | null): void {
  const amounts = cells.map(readAmount);
  const days = cells.map(readDay);
  const amountAt = columns?.credit ?? amountPlace(cells);
  const debit = columns === null || columns.debit < 0 ? null : (amounts[columns.debit] ?? null);
  const amount = amounts[amountAt] ?? null;
  const isOut = columns !== null && /^[d-]/i.test(cells[columns.sense] ?? '');
  const isDebit = isOut || (amount === null || amount === 0 ? debit !== null && debit !== 0 : amount < 0);
  if (isDebit) {
    statement.debits += 1;
    return;
  }
  const daysAt = columns?.days ?? [];
  const day = (daysAt.length > 0 ? daysAt.map((at) => days[at]) : days).find((one) => one != null) ?? null;
  const others = [amountAt, columns?.debit, columns?.sense, columns?.balance, ...daysAt];
  // Another sum, such as a fee; a number without a fraction may be that of an order.
  const isSum = (cell: string, at: number): boolean => amounts[at] !== null && /[.,]\d{1,2}\D*$/.test(cell);
  const isText = (cell: string, at: number): boolean =>
    cell !== '' && !others.includes(at) && days[at] === null && !isSum(cell, at);
  const reference = cells.filter(isText).join(' ').replace(/\s+/g, ' ').trim().slice(0, 255);
  if (amount === null || amount === 0 || reference === '') statement.unreadable.push(line);
  else statement.transfers.push({ line, day, amountCentimes: amount, reference });
}

/** Semicolons or tabs where each line has some: texts and amounts have commas of their own. */
function separatorOf(lines: readonly string[]): string {
  const written = lines.filter((line) => line.trim() !== '');
  const ofEach = [';', '\t'].find((one) => written.every((line) => line.includes(one)));
  const countOf = (one: string): number => (written[0] ?? '').split(one).length;
  return ofEach ?? [';', '\t', ','].toSorted((a, b) => countOf(b) - countOf(a))[0]!;
}

/** The cells of one line, and one more where there are too many; a doubled quote is a quote. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length && cells.length <= maxCells; at += 1) {
    const sign = line[at]!;
    if (isQuoted && sign === '"' && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell.trim()];
}

function placesOf(columns: Partial<Columns>): number[] {
  return Object.values(columns)
    .flat()
    .filter((at) => at >= 0);
}

/** The columns that a row names, if it names that of what came in and another, and holds no amount. */
function columnsOf(cells: readonly string[]): Columns | null {
  const at = (name: RegExp): number => cells.findIndex((cell) => name.test(cell));
  const debit = at(names.debit);
  const credit =
    [at(names.credit), at(names.wholeAmount), onlyAmount(cells, debit)].find((one) => one >= 0) ?? -1;
  const others = {
    days: [...cells.keys()].filter((place) => names.day.test(cells[place]!)),
    text: at(names.text),
    debit,
    sense: at(names.sense),
    balance: at(names.balance),
  };
  const isHead = credit >= 0 && placesOf(others).length > 0;
  return isHead && cells.every((cell) => readAmount(cell) === null) ? { ...others, credit } : null;
}

/** The one column besides debits whose name begins as an amount's; of several it is not known which is what came in. */
function onlyAmount(cells: readonly string[], debit: number): number {
  const places = [...cells.keys()].filter((place) => names.amount.test(cells[place]!) && place !== debit);
  return places.length === 1 ? places[0]! : -1;
}

/**
 * Centimes of `1 234,50`, `1.234,50`, `1,234.50`, `+1234.5` or `1234 MAD`; below zero of `-1234`, `1234-`, `(1234)` and
 * `1234,00 D`; `null` for any other text.
 */
export function readAmount(text: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f']|MAD/gi, '').replace(/[\u2010-\u2015\u2212]/g, '-');
  const plain = bare.replace(/DHS?(?=[-+)]?$)/i, '').toUpperCase();
  const [, before = '', digits = '', after = ''] =
    /^([-+(]?)(\d[\d.,]{0,18})([-+)]|[DC][BR]?)?$/.exec(plain) ?? [];
  const sign = before + after;
  if (digits === '' || !/^([-+]|\(\)|[DC].?)?$/.test(sign)) return null;
  const [, whole = digits, decimals = ''] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? [];
  const isGrouped = /^\d{1,3}([.,]\d{3})+$/.test(whole);
  if (!isGrouped && /[.,]/.test(whole)) return null;
  // Such as a house: 12 C.
  if (/^[DC]/.test(sign) && decimals === '') return null;
  const centimes = Number(whole.replace(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
  if (!Number.isSafeInteger(centimes)) return null;
  return /^[-(D]/.test(sign) ? -centimes : centimes;
}

/** `2026-12-01` of `2026-12-01`, `01/12/2026`, `1/12/2026`, `1.12.26` or `01-12-2026`; `null` for no day. */
export function readDay(text: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const usual = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text);
  const [year = '', month = '', day = ''] = iso?.slice(1) ?? usual?.slice(1).toReversed() ?? [];
  const written = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(written) ? written : null;
}
