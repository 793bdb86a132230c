import { Readable } from 'node:stream';
import { escapedXml } from '@shared/infra/documents/ubl/xml.js';
import { zipArchive } from '@shared/infra/storage/zip-archive.js';
import { excelDay, type SheetCell, type SheetStream } from './sheet.js';

/** Places in the list of looks of `styles`. */
const looks = { day: 1, amount: 2, head: 3 } as const;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const media = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const styles = `${declaration}<styleSheet xmlns="${main}">
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs>
</styleSheet>`;

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;

const relations = (each: string): string =>
  `${declaration}<Relationships xmlns="${packages}/relationships">${each}</Relationships>`;

function textCell(text: string, look = ''): string {
  return `<c t="inlineStr"${look}><is><t xml:space="preserve">${escapedXml(text)}</t></is></c>`;
}

function cellOf(value: SheetCell): string {
  if (value === null) return '<c/>';
  if (typeof value === 'string') return textCell(value);
  if ('day' in value) return `<c s="${looks.day}"><v>${excelDay(value.day)}</v></c>`;
  const { units, decimals } = value;
  const look = decimals === 2 ? ` s="${looks.amount}"` : '';
  return `<c${look}><v>${Number(units) / 10 ** decimals}</v></c>`;
}

const rowOf = (cells: string): string => `<row>${cells}</row>\n`;

/** A sheet with its header row in sight. */
async function* sheetParts({ head, portions }: SheetStream): AsyncIterable<Buffer> {
  const titles = rowOf(head.map((title) => textCell(title, ` s="${looks.head}"`)).join(''));
  yield Buffer.from(`${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">
<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>
<cols><col min="1" max="${head.length}" width="18" customWidth="1"/></cols><sheetData>${titles}`);
  for await (const rows of portions()) {
    yield Buffer.from(rows.map((row) => rowOf(row.map(cellOf).join(''))).join(''));
  }
  yield Buffer.from('</sheetData></worksheet>');
}

/**
 * An Excel workbook as it is made, row by row: its memory is that of one portion, however long a sheet is. Sheets are
 * read one after the other.
 */
export function xlsxStream(sheets: readonly SheetStream[]): Readable {
  const partOf = (place: number): string => `worksheets/sheet${place + 1}.xml`;
  const each = (line: (sheet: SheetStream, place: number) => string): string => sheets.map(line).join('');
  const types = each(
    (_, place) => `<Override PartName="/xl/${partOf(place)}" ContentType="${media}.worksheet+xml"/>`,
  );
  const names = each(
    ({ name }, place) => `<sheet name="${escapedXml(name)}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`,
  );
  const files: [string, string][] = [
    [
      '[Content_Types].xml',
      `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${media}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${media}.styles+xml"/>${types}</Types>`,
    ],
    ['_rels/.rels', relations(relation('rId1', 'officeDocument', 'xl/workbook.xml'))],
    [
      'xl/workbook.xml',
      `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations(
        each((_, place) => relation(`rId${place + 1}`, 'worksheet', partOf(place))) +
          relation('styles', 'styles', 'styles.xml'),
      ),
    ],
    ['xl/styles.xml', styles],
  ];
  return zipArchive([
    ...files.map(([path, text]) => ({
      path,
      open: () => Promise.resolve(Readable.from([Buffer.from(text)])),
    })),
    ...sheets.map((sheet, place) => ({
      path: `xl/${partOf(place)}`,
      open: () => Promise.resolve(Readable.from(sheetParts(sheet))),
    })),
  ]);
}
