import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { formatDecimal } from '@shared/words/amounts.js';
import { formatBusinessDay, formatCalendarDay } from '@shared/words/moments.js';
import { say } from '@shared/words/say.js';
import { type Words, wordsIn } from '@shared/words/words-in.js';
import { type DocumentLook, rowId, rowTables } from './document-look.js';
import type { DocumentSetter } from './document-setter.js';
import { fontSizes, footLook, page, palette } from './document-style.js';
import { accentRule, runningHead } from './letterhead.js';
import { sizeText } from './line-table.js';
import { plateDrawing } from './plate-drawing.js';
import type { PackingSlip, PlateTicket, ShopPaper } from './shop-paper.js';

type PaperWords = Words['making']['paper'];

const pictureSide = 40;

/** Left and right of a cell, as pdfmake has it. */
const cellPadding = 4;
const qrSide = 96;

/** The pdfmake definition of a ticket or a packing slip. The same content gives the same definition. */
export function shopPaperDefinition(
  paper: ShopPaper,
  setter: DocumentSetter,
  look: DocumentLook,
): TDocumentDefinitions {
  const words = wordsIn(paper.locale).making.paper;
  const issuedAt = new Date(paper.issuedAt);
  const title = `${paper.kind === 'plateTicket' ? words.ticket : words.slip} ${paper.number}`;
  return {
    pageSize: 'A4',
    pageMargins: [page.margin, page.topMargin, page.margin, 48],
    language: paper.locale,
    info: {
      title,
      author: paper.seller.name,
      subject: title,
      creator: paper.seller.name,
      creationDate: issuedAt,
      modDate: issuedAt,
    },
    defaultStyle: { font: 'latin', fontSize: fontSizes.body, color: palette.ink, lineHeight: 1.05 },
    styles: {
      caption: { fontSize: fontSizes.small, bold: true, color: palette.accent, characterSpacing: 0.6 },
    },
    header: runningHead(`${title} · ${paper.seller.name}`, setter),
    footer: (place, count) => ({
      text: `${title} · ${words.page({ place: String(place), count: String(count) })}`,
      ...footLook,
      alignment: 'right',
      margin: [page.margin, 0, page.margin, 0],
    }),
    content:
      paper.kind === 'plateTicket' ? ticket(paper, words, setter, look) : slip(paper, words, setter, look),
  };
}

function heading(paper: ShopPaper, title: string, words: PaperWords, setter: DocumentSetter): Content[] {
  const width = page.innerWidth - 220;
  return [
    {
      columns: [
        {
          width,
          ...setter.text(paper.seller.name, width, {
            fontSize: fontSizes.name,
            bold: true,
            color: palette.accent,
          }),
        },
        {
          width: 200,
          stack: [
            setter.text(title.toUpperCase(), 200, {
              fontSize: fontSizes.name,
              bold: true,
              alignment: 'right',
            }),
            setter.text(words.number({ number: paper.number }), 200, {
              fontSize: fontSizes.strong,
              bold: true,
              color: palette.accent,
              alignment: 'right',
            }),
          ],
        },
      ],
      columnGap: 20,
    },
    accentRule(),
  ];
}

const factWidth = 150;

const orderWidth = 90;

function fact(label: string, value: string, setter: DocumentSetter): Content {
  return {
    stack: [
      { text: label.toUpperCase(), style: 'caption' },
      setter.text(value, factWidth, { fontSize: fontSizes.strong, bold: true }),
    ],
    margin: [0, 0, 0, 6],
  };
}

function ticket(
  plate: PlateTicket,
  words: PaperWords,
  setter: DocumentSetter,
  look: DocumentLook,
): Content[] {
  const { locale } = plate;
  const minutes = Math.round(plate.estimatedSeconds / 60);
  const time = `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;
  const grams = `${formatDecimal(Math.round(plate.weightMilligrams / 100), 1, locale)} g`;
  const leaves = plate.leavesOn === null ? words.noDay : formatCalendarDay(plate.leavesOn, locale);
  const facts: Content[] = [
    fact(words.colour, `${plate.materialName} (${plate.materialId})`, setter),
    ...(plate.furtherColours ?? []).map((colour) => fact(words.furtherColour, colour, setter)),
    fact(words.machineTime, time, setter),
    fact(words.plastic, grams, setter),
    fact(words.leaves, leaves, setter),
    setter.text(
      [
        words.pieces({ count: plate.copies }),
        words.gap({ gap: plate.gapMm }),
        plate.isRush ? words.rush : '',
      ],
      factWidth,
      { bold: true },
    ),
  ];
  return [
    ...heading(plate, words.ticket, words, setter),
    {
      columns: [
        { width: factWidth, stack: facts },
        { width: '*', stack: [plateDrawing(plate)] },
        {
          width: 110,
          stack: [
            { qr: plate.url, fit: qrSide, alignment: 'right' },
            setter.text(words.scan, 110, {
              fontSize: fontSizes.small,
              color: palette.quiet,
              alignment: 'right',
            }),
          ],
        },
      ],
      columnGap: 14,
      margin: [0, 0, 0, 14],
    },
    ...pieceTables(plate, words, setter, look),
  ];
}

function pieceTables(
  plate: PlateTicket,
  words: PaperWords,
  setter: DocumentSetter,
  look: DocumentLook,
): Content[] {
  const { columns, finishes } = words;
  const rows = plate.lines.map((piece): PaperRow => ({
    picture: piece.picture,
    part: (width) => setter.text(piece.fileName, width, { maxLines: 3, bold: true }),
    others: [
      {
        stack: [
          setter.text([piece.orderNumber, words.line({ place: piece.linePosition })], orderWidth, {}),
          setter.text(
            piece.leavesOn === null ? '' : formatCalendarDay(piece.leavesOn, plate.locale),
            orderWidth,
            {
              fontSize: fontSizes.small,
              color: palette.quiet,
            },
          ),
        ],
      },
      { text: piece.finish === null ? '' : finishes[piece.finish] },
      { text: String(piece.placements.length), alignment: 'right', bold: true },
    ],
  }));
  const others: PaperColumn[] = [
    { head: columns.order, width: orderWidth },
    { head: columns.finish, width: 60 },
    { head: columns.copies, width: 40, isFigure: true },
  ];
  return tables(others, rows, words, look);
}

function slip(paper: PackingSlip, words: PaperWords, setter: DocumentSetter, look: DocumentLook): Content[] {
  const { locale, carrier, trackingNumber, purchaseOrder, project } = paper;
  const facts = [
    words.orderedOn({ day: formatBusinessDay(new Date(paper.orderedAt), locale) }),
    ...labelled(words.purchaseOrder, purchaseOrder, locale),
    ...labelled(words.customerProject, project, locale),
    ...labelled(words.carrier, carrier, locale),
    ...labelled(words.trackingNumber, trackingNumber, locale),
  ];
  const rows = paper.lines.map((line): PaperRow => ({
    picture: line.picture,
    part: (width) => ({
      stack: [
        setter.text(line.fileName, width, { maxLines: 3, bold: true }),
        setter.text(slipDetails(line, words, locale), width, { color: palette.quiet }),
      ],
    }),
    others: [{ text: String(line.quantity), alignment: 'right', bold: true }],
  }));
  return [
    ...heading(paper, words.slip, words, setter),
    {
      columns: [
        {
          width: '*',
          stack: [
            { text: words.deliverTo.toUpperCase(), style: 'caption' },
            setter.text(paper.recipientLines, 240, { fontSize: fontSizes.strong }),
          ],
        },
        { width: 230, stack: [setter.text(facts, 230)] },
      ],
      columnGap: 20,
      margin: [0, 0, 0, 16],
    },
    ...tables([{ head: words.columns.copies, width: 60, isFigure: true }], rows, words, look),
    {
      stack: [
        {
          text: `${say(locale, 'terms.label', { label: words.checked })} ______________________________`,
          margin: [0, 18, 0, 12],
        },
        setter.text(words.thanks({ email: paper.seller.email }), page.innerWidth),
      ],
      unbreakable: true,
    },
  ];
}

function slipDetails(
  { materialName, finish, boxMm }: PackingSlip['lines'][number],
  words: PaperWords,
  locale: PackingSlip['locale'],
): string {
  if (materialName === null || finish === null || boxMm === null) return words.project;
  return [materialName, words.finishes[finish], sizeText(boxMm, locale)].join(' · ');
}

function labelled(label: string, value: string | null, locale: PackingSlip['locale']): string[] {
  return value === null ? [] : [`${say(locale, 'terms.label', { label })} ${value}`];
}

/** A column after that of the parts. */
interface PaperColumn {
  head: string;
  width: number;
  isFigure?: boolean;
}

/** A row of a paper's table, which numbers its rows. */
interface PaperRow {
  picture: string | undefined;
  /** Takes the width that the other columns leave. */
  part: (width: number) => TableCell;
  others: TableCell[];
}

function pictureCell(picture: string | undefined): TableCell {
  return picture === undefined ? { text: '' } : { image: picture, fit: [pictureSide, pictureSide] };
}

/** Tables as wide as the page; without a column of pictures where no part has one. */
function tables(others: PaperColumn[], rows: PaperRow[], words: PaperWords, look: DocumentLook): Content[] {
  const isPictured = rows.some(({ picture }) => picture !== undefined);
  const before: PaperColumn[] = [
    { head: words.columns.place, width: 16, isFigure: true },
    ...(isPictured ? [{ head: words.columns.picture, width: pictureSide }] : []),
  ];
  const taken = [...before, ...others].reduce((sum, { width }) => sum + width + 2 * cellPadding, 0);
  const part: PaperColumn = { head: words.columns.part, width: page.innerWidth - taken - 2 * cellPadding };
  const columns = [...before, part, ...others];
  const body = rows.map((row, place): TableCell[] => [
    { text: String(place + 1), alignment: 'right', id: rowId(place) },
    ...(isPictured ? [pictureCell(row.picture)] : []),
    row.part(part.width),
    ...row.others,
  ]);
  return rowTables(rows.length, look, ({ from, end }) => ({
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width }) => width),
      body: [headOf(columns), ...body.slice(from, end)],
    },
    layout: {
      hLineWidth: () => 0.6,
      vLineWidth: () => 0,
      hLineColor: () => palette.rule,
      paddingLeft: () => cellPadding,
      paddingRight: () => cellPadding,
      paddingTop: () => look.density.rowPadding,
      paddingBottom: () => look.density.rowPadding,
    },
  }));
}

/** New cells each time: pdfmake writes into those of a table. */
function headOf(columns: PaperColumn[]): TableCell[] {
  return columns.map(({ head, isFigure }) => ({
    text: head,
    alignment: isFigure ? 'right' : 'left',
    noWrap: true,
    fontSize: fontSizes.small,
    bold: true,
    color: palette.accent,
  }));
}
