import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { decode } from 'fast-png';
import type { CardWarning } from '@shared/domain/contract/card-findings.js';
import type { KeptAnalysis } from '@shared/domain/contract/analysis.js';
import type { Quote } from '@shared/domain/pricing/quote.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { Random } from '@testing/fuzz/random.js';
import type { IndexedMesh } from '@testing/meshes/indexed-mesh.js';
import { box } from '@testing/meshes/shapes.js';
import { Client, signedIn } from '@testing/http-client.js';
import { query } from './database.js';
import { expectRefusal, expectStandingHeaders, refusedFields } from './refusal.js';
import { addAddress, orderLine, placeOrder, quoteLine, saveQuote, uploadBox } from './shop.js';
import { sharedStack } from './stack.js';
import {
  type BodyCase,
  expectVerdict,
  judged,
  oneOf,
  optional,
  quantityBounds,
  required,
} from './body-cases.js';

interface CardAnswer {
  fileKey: string;
  quote: Quote;
  previewUrl: string;
  warnings: CardWarning[];
}

const stack = sharedStack();
let client: Client & { email: string };

const whole = {
  name: 'Élodie Œuvrard',
  title: 'Architecte d’intérieur',
  company: 'Atelier Zellige',
  phone: '+212 612 345 678',
  email: 'elodie@zellige.example',
  website: 'www.zellige.example',
  materialId: 'pla-noir',
};

const ask = (changes: object = {}, by: Client = client) =>
  by.post<CardAnswer>('/api/cards', { name: 'Amina Bénani', materialId: 'pla-noir', ...changes });

async function make(changes: object = {}, by: Client = client): Promise<CardAnswer> {
  const { status, data, text } = await ask(changes, by);
  if (status !== 200) throw new Error(text);
  return data;
}

const analyze = (fileKey: string, by: Client = client) =>
  by.post<{ analysis: KeptAnalysis }>('/api/analyze', {
    fileKey,
    filename: 'card.3mf',
    material: 'pla-noir',
  });

const price = async (fileKey: string, changes: object = {}) => {
  const line = { fileKey, filename: 'card.3mf', materialId: 'pla-noir', quantity: 50, ...changes };
  return (await client.post<{ quote: Quote }>('/api/quotes/calculate', line)).data.quote;
};

/** The same content as a customer's own upload, which has one colour. */
async function sentAgain(fileKey: string): Promise<string> {
  const { data } = await client.post<{ url: string }>('/api/files/link', { fileKey });
  const content = Buffer.from(await (await fetch(data.url)).arrayBuffer());
  return (await client.upload('card.3mf', content)).data.key;
}

beforeAll(async () => {
  client = judged(await signedIn(stack));
});

describe('POST /api/cards', () => {
  it('makes a card of a name and a material: a closed mesh of its size, and the price of fifty', async () => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expectStandingHeaders(answer.headers);
    const { fileKey, quote, previewUrl, warnings } = answer.data;
    expect(fileKey).toMatch(/^uploads\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.3mf$/);
    expect(previewUrl.startsWith(`${stack.baseUrl}/api/cards/preview/${fileKey}?`)).toBe(true);
    expect(warnings).toEqual([]);
    expect(quote).toEqual(await price(fileKey));
    const { data } = await analyze(fileKey);
    expect(data.analysis).toMatchObject({ format: '3mf', isClosed: true, shells: 1 });
    const { x, y, z } = data.analysis.boundingBoxMm;
    expect([x, y, z].map((side) => Math.round(side * 1000) / 1000)).toEqual([85, 55, 1.8]);
  });

  it('prices the quantity and finish that are asked for', async () => {
    const { fileKey, quote } = await make({ quantity: 200, finish: 'smooth' });
    expect(quote).toEqual(await price(fileKey, { quantity: 200, finish: 'smooth' }));
    expect((await make()).fileKey).toBe(fileKey);
  });

  it('makes a card with everything on it', async () => {
    const { fileKey } = await make({
      ...whole,
      ...{ format: 'us', thickness: 'thick', corners: 'round', arrangement: 'markLeft', frame: 'double' },
      ...{ divider: 'dots', icons: true, align: 'center', textCase: 'asTyped', relief: 'engrave' },
      ...{ reliefDepth: 'deep', textDepth: 'shallow', markDepth: 'standard', fontFamily: 'barlow-condensed' },
      ...{
        fontSize: 'small',
        qr: true,
        markUrl: 'https://zellige.example/e',
        finish: 'polished',
        quantity: 1,
      },
      typography: { name: { font: 'righteous', size: 'large', tracking: 'wide' } },
      placements: { title: { dx: 1, dy: 0.2, scale: 1.05 } },
    });
    const { data } = await analyze(fileKey);
    expect(data.analysis.isClosed).toBe(true);
    const { x, y, z } = data.analysis.boundingBoxMm;
    expect([x, y, z].map((side) => Math.round(side * 1000) / 1000)).toEqual([88.9, 50.8, 1.6]);
  });

  it('tells what came out smaller than wished', async () => {
    const { warnings } = await make({ name: 'Maximiliana Constantinopolitaine', fontFamily: 'montserrat' });
    expect(warnings).toContainEqual({
      code: 'textSmaller',
      field: 'name',
      message: expect.any(String),
      messageFr: expect.any(String),
      value: expect.any(Number),
      limit: 5,
    });
  });
});

describe('A QR code of contacts', () => {
  const contacts = { ...whole, website: '' };
  const places = ['classic', 'markLeft', 'stacked'].flatMap((arrangement) =>
    ['eu', 'us'].map((format) => ({ arrangement, format })),
  );

  it.each(places)('has room on an ordinary card: %j', async (place) => {
    const { warnings } = await make({ ...contacts, ...place, qr: true, markColorId: 'pla-blanc' });
    expect(warnings).toContainEqual(expect.objectContaining({ code: 'qrShortened', field: 'qr' }));
    expect(warnings.map(({ code }) => code)).not.toContain('qrLowContrast');
  });
});

describe('The same card', () => {
  it('is made once, however often and however fast it is asked for', async () => {
    const buyer = await signedIn(stack);
    const answers = await Promise.all(Array.from({ length: 20 }, () => make({ title: 'Menuisière' }, buyer)));
    expect(new Set(answers.map(({ fileKey }) => fileKey)).size).toBe(1);
    const rows = await query(
      stack,
      `select f.key from uploaded_files f join users u on u.id = f.user_id where u.email = $1`,
      [buyer.email],
    );
    expect(rows).toHaveLength(1);
  });

  it('is the same with defaults spelt out, spaces around, and fields we do not know', async () => {
    const { fileKey } = await make({ company: 'Atelier' });
    const spelt = { company: ' Atelier ', arrangement: 'classic', typography: { name: {} }, volume: 1 };
    const inert = { typography: { name: { font: 'block' }, title: { size: 'large' } }, icons: true };
    expect((await make({ ...spelt, ...inert, markUrl: 'a.ma', textDepth: 'standard' })).fileKey).toBe(
      fileKey,
    );
    expect((await make({ company: 'Ate\u00adlier' })).fileKey).toBe(fileKey);
    const still = { ...spelt, placements: { qr: { dx: 0, dy: 0, scale: 1 }, name: {} } };
    expect((await make(still)).fileKey).toBe(fileKey);
  });

  it('is another file for another customer, with the same content', async () => {
    const other = await signedIn(stack);
    const [mine, theirs] = [await make(), await make({}, other)];
    expect(theirs.fileKey).not.toBe(mine.fileKey);
    expectRefusal(await analyze(mine.fileKey, other), 404, 'FILE_NOT_FOUND');
    const hashes = [await analyze(mine.fileKey), await analyze(theirs.fileKey, other)];
    expect(hashes[0]!.data.analysis.fileHash).toBe(hashes[1]!.data.analysis.fileHash);
  });

  it('is made again when its file was deleted', async () => {
    const { fileKey } = await make({ title: 'Éphémère' });
    await query(stack, `delete from uploaded_files where key = $1`, [fileKey]);
    const again = await make({ title: 'Éphémère' });
    expect(again.fileKey).not.toBe(fileKey);
    expect((await analyze(again.fileKey)).data.analysis.isClosed).toBe(true);
  });
});

describe('A card in more than one colour', () => {
  const colours = { textColorId: 'pla-blanc', markColorId: 'pla-rouge' };

  it('costs 15 MAD for each further colour and plate, wherever its file is priced', async () => {
    const coloured = await make({ ...whole, ...colours });
    const { data } = await analyze(coloured.fileKey);
    expect(data.analysis).toMatchObject({ isClosed: true });
    expect(data.analysis.shells).toBeGreaterThan(60);
    expect(coloured.quote).toEqual(await price(coloured.fileKey));
    const alone = await price(await sentAgain(coloured.fileKey));
    // Eight cards lie on a plate: fifty need seven, in two further colours.
    expect(Math.round((coloured.quote.total - alone.total) * 100)).toBe(2 * 7 * 15 * 100);
  });

  it('of several colours is ordered in that of its plate, wherever its file is priced', async () => {
    const { fileKey } = await make({ ...whole, textColorId: 'pla-blanc', title: 'Tourneur' });
    // The list says so, for who takes it up again.
    const [listed] = (await client.get<{ key: string; card: object }[]>('/api/files?limit=1')).data;
    expect(listed).toMatchObject({ key: fileKey, card: { bodySku: 'pla-noir', furtherSkus: ['pla-blanc'] } });
    const own = { fileKey, filename: 'card.3mf', materialId: 'pla-noir', quantity: 50, isRush: false };
    for (const materialId of ['pla-blanc', 'pla-rouge']) {
      const wrong = { ...own, materialId };
      const addressId = await addAddress(client);
      const answers: [string, object, string][] = [
        ['/api/quotes/calculate', wrong, 'materialId'],
        ['/api/quotes/batch', { items: [own, wrong] }, 'items.1.materialId'],
        ['/api/quotes', { items: [quoteLine(fileKey, { materialId, quantity: 50 })] }, 'items.0.materialId'],
        [
          '/api/orders',
          { addressId, items: [orderLine(fileKey, { materialId })], acceptTerms: true },
          'items.0.materialId',
        ],
        ['/api/analyze', { fileKey, filename: 'card.3mf', material: materialId }, 'material'],
      ];
      for (const [path, body, field] of answers) {
        const details = expectRefusal(await client.post(path, body), 400, 'VALIDATION_ERROR');
        expect({ path, errors: details.errors }).toEqual({
          path,
          errors: [
            {
              field,
              code: 'cardColour',
              message: 'must be pla-noir, the colour of the card’s plate: make the card anew for another',
              reason: 'materialUnavailable',
            },
          ],
        });
      }
    }
    const { data } = await client.post<{ quote: Quote }>('/api/analyze', {
      fileKey,
      filename: 'card.3mf',
      quantity: 50,
    });
    expect(data.quote).toEqual(await price(fileKey));
    const line = { fileKey, filename: 'card.3mf', materialId: 'petg-noir', quantity: 1 };
    const inPetg = await client.post('/api/quotes/calculate', line);
    expect(expectRefusal(inPetg, 400, 'VALIDATION_ERROR')).toMatchObject({
      reason: 'materialUnavailable',
      errors: [
        {
          field: 'materialId',
          code: 'samePlasticAsFile',
          message: 'must be of the same plastic as the other colours of the file (PLA)',
        },
      ],
    });
  });

  it('does not pay for a colour that nothing on it has', async () => {
    const plain = await make({ mark: 'none' });
    expect((await make({ mark: 'none', markColorId: 'pla-rouge' })).fileKey).toBe(plain.fileKey);
    expect((await make({ textColorId: 'pla-noir' })).fileKey).toBe((await make()).fileKey);
  });
});

describe("A card in the country's scripts", () => {
  const arabic = {
    name: 'أمينة بناني',
    title: 'مهندسة معمارية',
    company: 'Atelier زليج',
    phone: 'هاتف: +212 612-345678',
    email: 'amina@zellige.example',
  };

  it.each([
    ['Arabic, Latin and digits', arabic],
    ['vowels, letters of Persian', { name: 'مُحَمَّدٌ الإِدْرِيسِيّ', title: 'أڭادير، پاريس ڤ گ', relief: 'engrave' }],
    ['Tifinagh', { name: 'ⴰⵎⵉⵏⴰ ⴱⵏⴰⵏⵉ', title: 'ⵜⴰⵎⴰⵣⵉⵖⵜ', format: 'us', icons: true, phone: '0612 345678' }],
  ])('is one closed mesh of its size, with a picture: %s', async (_what, text) => {
    const { fileKey, previewUrl, warnings } = await make({ ...text, finish: 'standard' });
    const { data } = await analyze(fileKey);
    expect(data.analysis).toMatchObject({ format: '3mf', isClosed: true, shells: 1 });
    const { x, y } = data.analysis.boundingBoxMm;
    const sides = 'format' in text ? [88.9, 50.8] : [85, 55];
    expect([x, y].map((side) => Math.round(side * 1000) / 1000)).toEqual(sides);
    expect(new Set(warnings.map(({ code }) => code))).toContain('fallbackFont');
    const picture = await fetch(previewUrl);
    expect(picture.status).toBe(200);
    const { width, data: pixels } = decode(new Uint8Array(await picture.arrayBuffer()));
    expect([width, new Set(pixels).size > 20]).toEqual([1020, true]);
  });

  it('begins on the right where its name does, unless the request says otherwise', async () => {
    const { fileKey } = await make(arabic);
    expect((await make({ ...arabic, align: 'right' })).fileKey).toBe(fileKey);
    expect((await make({ ...arabic, align: 'left' })).fileKey).not.toBe(fileKey);
    const latin = await make({ ...arabic, name: 'Amina' });
    expect((await make({ ...arabic, name: 'Amina', align: 'left' })).fileKey).toBe(latin.fileKey);
  });

  it('is the same for letters in old forms, and what is not seen', async () => {
    const { fileKey } = await make({ name: 'أمينة' });
    for (const name of ['ﺃﻣﻴﻨﺔ', 'ا\u0654مينة', 'أم\u00adينة\ufeff']) {
      expect((await make({ name })).fileKey).toBe(fileKey);
    }
  });

  it('is refused where it cannot be small enough, not otherwise than in Latin', async () => {
    const details = expectRefusal(await ask({ name: 'ش'.repeat(40) }), 400, 'VALIDATION_ERROR');
    expect(details.errors).toEqual([
      {
        field: 'name',
        code: 'doesNotFit',
        message: 'does not fit the card, even in the smallest letters that print',
      },
    ]);
  });
});

describe("A card's file", () => {
  it('goes into a basket, a saved quote and an order at the same price', async () => {
    const { fileKey, quote } = await make({ ...whole, markColorId: 'pla-rouge' });
    const line = { fileKey, filename: 'card.3mf', materialId: 'pla-noir', quantity: 50 };
    const basket = await client.post<{ items: { quote: Quote }[] }>('/api/quotes/batch', { items: [line] });
    expect(basket.data.items[0]!.quote).toEqual(quote);
    const saved = await saveQuote(client, [quoteLine(fileKey, { quantity: 50 })]);
    const addressId = await addAddress(client);
    const order = await placeOrder(client, {
      addressId,
      quoteId: saved.id,
      items: [orderLine(fileKey, { quantity: 50 })],
    });
    expect(order.totalAmount).toBe(saved.totalPrice);
  });

  it('is a 3MF that can be downloaded like an upload, and serves as a logo itself', async () => {
    const { fileKey } = await make();
    const { status } = await ask({ mark: 'logo', logoKey: fileKey });
    expect(status).toBe(200);
  });
});

describe('A logo', () => {
  it("is the outline of the caller's own mesh", async () => {
    const logoKey = await uploadBox(client, [40, 20, 3]);
    const { fileKey } = await make({ mark: 'logo', logoKey, divider: 'none' });
    const plain = await make({ mark: 'none', divider: 'none' });
    const volumeOf = async (key: string) => (await analyze(key)).data.analysis.volumeMm3;
    // Scaled into a square of 15 mm: 15 × 7.5 mm, 0.6 mm high.
    expect((await volumeOf(fileKey)) - (await volumeOf(plain.fileKey))).toBeCloseTo(15 * 7.5 * 0.6, 1);
  });

  it("is not another's, and not missing", async () => {
    const other = await signedIn(stack);
    const logoKey = await uploadBox(other);
    const details = expectRefusal(await ask({ mark: 'logo', logoKey }), 404, 'FILE_NOT_FOUND');
    expect(refusedFields(details)).toEqual(['logoKey']);
    const missing = expectRefusal(await ask({ mark: 'logo' }), 400, 'VALIDATION_ERROR');
    expect(refusedFields(missing)).toEqual(['logoKey']);
  });

  it('whose triangles cross too often is refused, once for every card with it; fewer crossings are outlined', async () => {
    const upload = async (triangles: number) =>
      (await client.upload('logo.stl', encodeBinaryStl(crossing(triangles)))).data.key;
    const logoKey = await upload(6_000);
    const details = expectRefusal(await ask({ mark: 'logo', logoKey }), 400, 'VALIDATION_ERROR');
    expect(details.errors).toEqual([
      {
        field: 'logoKey',
        code: 'logoCrossesItself',
        message: expect.stringContaining('cross one another so often'),
      },
    ]);
    // Of this customer: others make cards meanwhile.
    const countCards = () =>
      query<{ count: string }>(
        stack,
        'select count(*) from generated_cards where user_id = (select id from users where email = $1)',
        [client.email],
      );
    const before = await countCards();
    const again = await ask({ mark: 'logo', logoKey, name: 'Omar' });
    expect(refusedFields(expectRefusal(again, 400, 'VALIDATION_ERROR'))).toEqual(['logoKey']);
    expect(await countCards()).toEqual(before);
    expect((await ask({ mark: 'logo', logoKey: await upload(500) })).status).toBe(200);
  });

  it('is outlined once for all its cards, and again by the same request after it took too long', async () => {
    const logoKey = await uploadBox(client, [31, 17, 3]);
    const countOutlines = async () =>
      (await query<{ count: string }>(stack, 'select count(*) from logo_outlines'))[0]!.count;
    const { fileKey } = await make({ mark: 'logo', logoKey });
    const kept = await countOutlines();
    expect((await make({ mark: 'logo', logoKey, name: 'Omar' })).fileKey).not.toBe(fileKey);
    expect(await countOutlines()).toBe(kept);
    const fault = { field: 'logoKey', message: 'is too intricate', hint: 'Simplify it.', isTemporary: true };
    await query(
      stack,
      `update generated_cards set status = 'failed', faults = $1
       where file_id = (select id from uploaded_files where key = $2)`,
      [JSON.stringify([fault]), fileKey],
    );
    expect((await ask({ mark: 'logo', logoKey })).status).toBe(200);
  });

  it('that cannot be read is refused', async () => {
    const broken = encodeBinaryStl(box(10, 10, 10));
    broken.writeFloatLE(NaN, 96);
    const { data } = await client.upload('logo.stl', broken);
    const details = expectRefusal(await ask({ mark: 'logo', logoKey: data.key }), 400, 'VALIDATION_ERROR');
    expect(refusedFields(details)).toEqual(['logoKey']);
  });
});

describe('The preview', () => {
  it('is a picture in the colours of the card, by a link that cannot be forged', async () => {
    const { previewUrl } = await make({ ...whole, textColorId: 'pla-blanc' });
    const answer = await fetch(previewUrl);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const { width, height, data } = decode(bytes);
    expect([width, height > 500]).toEqual([1020, true]);
    const dark = data.filter((value, index) => index % 3 === 0 && value < 90).length;
    expect(dark / (width * height)).toBeGreaterThan(0.4);
    const again = new Uint8Array(await (await fetch(previewUrl)).arrayBuffer());
    expect(sha256(again)).toBe(sha256(bytes));
    const forged = await fetch(previewUrl.replace(/signature=.{4}/, 'signature=AAAA'));
    expect(forged.status).toBe(403);
  });
});

describe('POST /api/cards refuses', () => {
  it.each<[string, object]>([
    ['name', { name: '   ' }],
    ['name', { name: 'é'.repeat(41) }],
    ['name', { name: '张伟' }],
    ['name', { name: 'Two\nlines' }],
    ['title', { title: 'שלום' }],
    ['email', { email: 'W'.repeat(40), fontFamily: 'rubik-mono' }],
    ['reliefDepth', { reliefDepth: 'match' }],
    ['textDepth', { textDepth: 1 }],
    ['markDepth', { markDepth: 'deeper' }],
    ['qr', { qr: 1 }],
    ['markUrl', { qr: true }],
    ['markUrl', { qr: true, phone: '1-800-FLOWERS', website: '@amina.design' }],
    ['name', { qr: true, phone: '0612', mark: 'none', name: 'W'.repeat(24), fontFamily: 'bold' }],
    [
      'markUrl',
      { qr: true, format: 'us', frame: 'double', markUrl: `https://zellige.example/${'é'.repeat(96)}` },
    ],
    ['typography.phone.size', { typography: { phone: { size: 3 } } }],
    ['typography.email.tracking', { typography: { email: { tracking: 'tight' } } }],
    ['typography', { typography: 'bold' }],
    ['placements.mark.dx', { placements: { mark: { dx: 85.1 } } }],
    ['placements.name.dy', { placements: { name: { dy: -55.1 } } }],
    ['placements.qr.scale', { placements: { qr: { scale: 0.4 } } }],
    ['placements.qr', { placements: { qr: 3 } }],
    ['placements.qr', { ...whole, qr: true, placements: { qr: { dx: -40, dy: 0, scale: 1 } } }],
  ])('%s: %j', async (field, changes) => {
    const details = expectRefusal(await ask(changes), 400, 'VALIDATION_ERROR');
    expect(refusedFields(details)).toEqual([field]);
  });

  it('all texts at fault at once, each with what is wrong with it', async () => {
    const details = expectRefusal(
      await ask({ title: '陶', company: 'W'.repeat(40), fontFamily: 'bold', email: 'שלום' }),
      400,
      'VALIDATION_ERROR',
    );
    expect(details.errors).toEqual([
      {
        field: 'title',
        code: 'missingCharacters',
        message: 'has characters that no font of ours can print: “陶”',
      },
      {
        field: 'email',
        code: 'missingCharacters',
        message: expect.stringMatching(/^has characters .*“ש”, “ל”, “ו”, “ם”$/),
      },
      {
        field: 'company',
        code: 'doesNotFit',
        message: 'does not fit the card, even in the smallest letters that print',
      },
    ]);
    expect(details.hint).toMatch(/^Use Latin.* Shorten it/);
  });

  it('a name that no font has, whatever other lines there are, with the characters', async () => {
    for (const name of ['שלום', '★ Amina', '👩‍👩‍👧‍👦 B', 'أ ۞', 'A \ue000\u0378', 'B \ud83d']) {
      const details = expectRefusal(await ask({ ...whole, name }), 400, 'VALIDATION_ERROR');
      expect(refusedFields(details)).toEqual(['name']);
    }
    const details = expectRefusal(await ask({ name: 'A★\ue000', title: 'x' }), 400, 'VALIDATION_ERROR');
    expect(details.errors).toEqual([
      {
        field: 'name',
        code: 'missingCharacters',
        message: 'has characters that no font of ours can print: “★”, U+E000',
      },
    ]);
  });

  it('what is no text', async () => {
    for (const field of ['title', 'markUrl']) {
      const details = expectRefusal(await ask({ [field]: 'x \udc00', qr: true }), 400, 'VALIDATION_ERROR');
      expect(refusedFields(details)).toEqual([field]);
    }
  });

  it('a field once, however much is wrong with it', async () => {
    const details = expectRefusal(await ask({ name: undefined, title: 7 }), 400, 'VALIDATION_ERROR');
    expect(details.errors).toEqual([
      { field: 'name', code: 'required', message: 'is required' },
      { field: 'title', code: 'string', message: 'must be a string' },
    ]);
  });

  it.each([
    ['materialId', { materialId: 'pla-licorne' }],
    ['textColorId', { textColorId: 'pla-licorne' }],
    ['markColorId', { markColorId: 'petg-noir' }],
  ])('%s that is no colour of this card: %j', async (field, changes) => {
    const details = expectRefusal(await ask(changes), 400, 'VALIDATION_ERROR');
    expect([refusedFields(details), details.reason]).toEqual([[field], 'materialUnavailable']);
  });

  it('anybody without a session', async () => {
    expectRefusal(await ask({}, new Client(stack)), 401, 'UNAUTHORIZED');
  });
});

/** What a text may be long; long ones may not fit the card, which is no fault of the field. */
const atMost = (field: string, max: number): BodyCase[] => [
  [`${field} may be an empty string`, { [field]: '' }],
  [`${field} of ${max + 1} characters is refused`, { [field]: 'a'.repeat(max + 1) }, field],
  [`${field} is a string`, { [field]: 7 }, field],
];

const fonts = [
  ...['block', 'bold', 'dot', 'archivo-black', 'rubik-mono', 'russo-one', 'titillium-black', 'montserrat'],
  ...['poppins', 'space-grotesk', 'barlow-condensed', 'roboto-slab', 'zilla-slab', 'bebas-neue', 'righteous'],
];
const depths = ['match', 'shallow', 'standard', 'deep'];

const choices: Record<string, string[]> = {
  thickness: ['thin', 'standard', 'thick'],
  format: ['eu', 'us'],
  corners: ['square', 'soft', 'round'],
  arrangement: ['classic', 'markLeft', 'stacked'],
  frame: ['none', 'line', 'double', 'corners'],
  divider: ['line', 'short', 'dots', 'none'],
  align: ['left', 'center', 'right'],
  textCase: ['upper', 'asTyped'],
  relief: ['emboss', 'engrave'],
  reliefDepth: ['shallow', 'standard', 'deep'],
  textDepth: depths,
  markDepth: depths,
  fontFamily: fonts,
  fontSize: ['small', 'medium', 'large'],
  mark: ['none', 'initials'],
  finish: ['standard', 'smooth', 'polished'],
};

const texts = ['title', 'company', 'phone', 'email', 'website'];
const typed = (entry: object) => ({ typography: { name: entry } });
const placed = (entry: object) => ({ placements: { name: entry } });

const cases: BodyCase[] = [
  ...required('name', 'materialId'),
  ['name is at least 1 character', { name: '' }, 'name'],
  ['name of 41 characters is refused', { name: 'a'.repeat(41) }, 'name'],
  ['materialId is at least 1 character', { materialId: '' }, 'materialId'],
  ...texts.flatMap((field) => atMost(field, 40)),
  ...Object.entries(choices).flatMap(([field, values]) => oneOf(field, values)),
  ...optional(...texts, ...Object.keys(choices), 'quantity', 'typography', 'placements', 'icons', 'qr'),
  ['icons is a boolean', { icons: 'true' }, 'icons'],
  ['qr is a boolean', { qr: 'true' }, 'qr'],
  ...atMost('markUrl', 120),
  ...atMost('logoKey', 200),
  ...atMost('textColorId', 64),
  ...atMost('markColorId', 64),
  ...quantityBounds(),
  ['mark logo needs a logoKey', { mark: 'logo' }, 'logoKey'],
  ['typography may be an empty object', { typography: {} }],
  ['typography takes font, size, tracking', typed({ font: 'bold', size: 'large', tracking: 'wider' })],
  ['typography: font takes the font values only', typed({ font: 'comic' }), 'typography.name.font'],
  ['typography: size takes three values only', typed({ size: 'huge' }), 'typography.name.size'],
  ['typography: tracking takes three values only', typed({ tracking: 'tight' }), 'typography.name.tracking'],
  ['placements: dx 86 is refused', placed({ dx: 86 }), 'placements.name.dx'],
  ['placements: dx -86 is refused', placed({ dx: -86 }), 'placements.name.dx'],
  ['placements: dy 56 is refused', placed({ dy: 56 }), 'placements.name.dy'],
  ['placements: dy -56 is refused', placed({ dy: -56 }), 'placements.name.dy'],
  ['placements: scale 0.49 is refused', placed({ scale: 0.49 }), 'placements.name.scale'],
  ['placements: scale 2.51 is refused', placed({ scale: 2.51 }), 'placements.name.scale'],
  ['placements: dx 85, dy 55, scale 2.5 are accepted', placed({ dx: 85, dy: 55, scale: 2.5 })],
];

describe('The fields of a card', () => {
  it.each(cases)('%s', async (_said, changes, ...[refused]) => {
    expectVerdict(await ask(changes), 200, refused);
  });
});

/** Triangles anywhere in a square, one above the other, so that nearly all cross seen from above. */
function crossing(count: number): IndexedMesh {
  const random = new Random(5);
  const positions = Float64Array.from({ length: count * 9 }, (_, i) =>
    i % 3 === 2 ? Math.floor(i / 9) / 100 : random.below(100_000) / 1000,
  );
  return { positions, triangles: Uint32Array.from({ length: count * 3 }, (_, i) => i) };
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
