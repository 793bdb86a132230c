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

const currency = /( ?\(?(mad|dhs?)\)?)?/.source;
const sumNamed = (kind: string): RegExp =>
  new RegExp(`^((montant|amount|mouvement)s? (du |au )?)?${kind}(s|eurs?)?( en)?${currency}$`, 'i');
const names = {
  day: /^(date|jour|day|date (d'|de )?(op[ée]ration|valeur))$/i,
  text: /^(libell[ée]|d[ée]signation|description|motif|texte|r[ée]f[ée]rence|reference|op[ée]ration)s?$/i,
  credit: sumNamed('cr[ée]dit'),
  amount: /^(montant|amount)/i,
  debit: sumNamed('d[ée]bit'),
  sense: /^(sens|d[ée]bit ?\/ ?cr[ée]dit|d ?\/ ?c)$/i,
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
 * may name the columns, and what is above it is no money; without names a row's amount is its last cell that is one.
 */
export function readBankStatement(text: string): BankStatement {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const statement: BankStatement = { transfers: [], debits: 0, unreadable: [], left: 0 };
  const head = headOf(lines);
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
    else if (cells.length > maxCells) statement.unreadable.push(place + 1);
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

function addRow(statement: BankStatement, line: number, cells: string[], columns: Columns | null): void {
  const amounts = cells.map(readAmount);
  const days = cells.map(readDay);
  const amountAt = columns?.credit ?? amounts.findLastIndex((one, at) => one !== null && days[at] === null);
  const debit = columns === null || columns.debit < 0 ? null : (amounts[columns.debit] ?? null);
  const amount = amounts[amountAt] ?? null;
  const isOut = columns !== null && /^d/i.test(cells[columns.sense] ?? '');
  const isDebit = isOut || (amount === null || amount === 0 ? debit !== null && debit !== 0 : amount < 0);
  if (isDebit) {
    statement.debits += 1;
    return;
  }
  const named = columns?.days ?? [];
  const day = (named.length > 0 ? named.map((at) => days[at]) : days).find((one) => one != null) ?? null;
  const others = [amountAt, columns?.debit, columns?.sense, columns?.balance, ...named];
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
  const named = at(names.credit);
  const credit =
    named >= 0 ? named : cells.findIndex((cell, place) => names.amount.test(cell) && place !== debit);
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

/** Centimes of `1 234,50`, `1.234,50`, `1,234.50`, `+1234.5` or `1234 MAD`; `null` for any other text. */
export function readAmount(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f']|MAD|DHS?$/gi, '').replace(/\u2212/g, '-');
  const [, sign, digits = ''] = /^([+-]?)(\d[\d.,]{0,18})$/.exec(plain) ?? [];
  if (digits === '') return null;
  const [, whole = digits, decimals = ''] = /^(.*)[.,](\d{1,2})$/.exec(digits) ?? [];
  const isGrouped = /^\d{1,3}([.,]\d{3})+$/.test(whole);
  if (!isGrouped && /[.,]/.test(whole)) return null;
  const centimes = Number(whole.replace(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
  if (!Number.isSafeInteger(centimes)) return null;
  return sign === '-' ? -centimes : centimes;
}

/** `2026-12-01` of `2026-12-01`, `01/12/2026`, `1/12/2026`, `1.12.26` or `01-12-2026`; `null` for no day. */
export function readDay(text: string): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const usual = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text);
  const [year = '', month = '', day = ''] = iso?.slice(1) ?? usual?.slice(1).toReversed() ?? [];
  const written = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(written) ? written : null;
}
