import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { MeshFault, MeshValidation } from '@shared/domain/contract/analysis.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { type Answer, type Client, signedIn } from '@testing/http-client.js';
import { query } from './database.js';
import { sharedStack } from './stack.js';

interface ListedFile {
  key: string;
  validation: MeshValidation | null;
  fault: MeshFault | null;
}

const stack = sharedStack();
let client: Client;

beforeAll(async () => {
  client = await signedIn(stack);
});

const priceOf = (fileKey: string, language?: string) =>
  client.post(
    '/api/quotes/calculate',
    { fileKey, filename: 'box.stl', materialId: 'pla-noir' },
    language === undefined ? {} : { 'Accept-Language': language },
  );

const listed = async (key: string) =>
  (await client.get<ListedFile[]>('/api/files')).data.find((file) => file.key === key)!;

async function uploadMeasured(content: Buffer): Promise<string> {
  const { data } = await client.upload('box.stl', content);
  await priceOf(data.key);
  return data.key;
}

/** What the row of a file's analysis holds, and a way to write what an earlier release held. */
const analysisOf = (key: string) =>
  `from file_analyses where content_hash = (select content_hash from uploaded_files where key = '${key}')`;

describe('What was found in a mesh', () => {
  it('is kept as codes and figures, and said in both languages', async () => {
    const key = await uploadMeasured(encodeBinaryStl(box(0.31, 1, 2)));
    const [row] = await query<{ validation: unknown }>(stack, `select validation ${analysisOf(key)}`);
    expect(row!.validation).toMatchObject({
      errors: [
        {
          reason: 'belowMinimumSize',
          code: 'tooSmall',
          params: { measure: 'largestSide', shown: '2.00', limit: 5 },
          tip: { code: 'mesh.likelyOtherUnit', params: { unit: 'inches' } },
        },
      ],
    });
    expect((await listed(key)).validation?.errors).toEqual([
      {
        reason: 'belowMinimumSize',
        value: 2,
        limit: 5,
        message:
          'The part is too small to print: its largest side is 2.00 mm, at least 5 mm are needed. ' +
          'If the file is in inches, scale it by 25.4: it is then 7.9 × 25.4 × 50.8 mm.',
        messageFr:
          'La pièce est trop petite : le plus grand côté est de 2,00 mm, il faut au moins 5 mm. ' +
          'Si le fichier est en pouces, agrandissez-le 25,4 fois : il mesure alors 7,9 × 25,4 × 50,8 mm.',
      },
    ]);
  });

  it('is said as it was kept by an earlier release, in lists and in refusals', async () => {
    const fault = { reason: 'belowMinimumSize', message: 'Too small.', messageFr: 'Trop petit.', value: 1 };
    const warning = { code: 'sharedEdges', message: 'Weak.', messageFr: 'Fragile.', value: 2 };
    const kept = { printable: false, errors: [fault], warnings: [warning] };
    const key = (await client.upload('box.stl', encodeBinaryStl(box(0.32, 1, 2)))).data.key;
    // Without a price: what that found is kept for some minutes.
    while ((await listed(key)).validation === null) await sleep(50);
    const where = analysisOf(key).replace('from file_analyses', '');
    await query(stack, `update file_analyses set validation = $1, finished_at = now() ${where}`, [
      JSON.stringify(kept),
    ]);
    expect((await listed(key)).validation).toEqual(kept);
    expect((await priceOf(key)).error).toMatchObject({
      message: 'Too small.',
      details: {
        errors: [{ field: 'fileKey', code: 'other', reason: 'belowMinimumSize', message: 'Too small.' }],
      },
    });

    const text =
      'solid of words\nfacet normal 0 0 1\nouter loop\nvertex 0 0 four\nendloop\nendfacet\nendsolid\n';
    const { data } = await client.upload('broken.stl', Buffer.from(text));
    await priceOf(data.key);
    expect((await listed(data.key)).fault).toMatchObject({ reason: 'meshUnreadable' });
    const old = { reason: 'meshUnreadable', message: 'Cut off.', messageFr: 'Tronqué.' };
    const whereCut = analysisOf(data.key).replace('from file_analyses', '');
    await query(stack, `update file_analyses set fault = $1, finished_at = now() ${whereCut}`, [
      JSON.stringify(old),
    ]);
    expect((await listed(data.key)).fault).toEqual(old);
    expect((await priceOf(data.key)).error.message).toBe('Cut off.');
  });
});

/** How a request is refused in French. */
async function refused(path: string, init: RequestInit): Promise<Answer['error']> {
  const headers = { 'Accept-Language': 'fr-MA,fr;q=0.9', ...(init.headers as Record<string, string>) };
  return (await client.send(path, { ...init, headers })).error;
}

describe('A refusal', () => {
  it.each([
    [undefined, 'is required', 'Some fields are not valid.'],
    ['en', 'is required', 'Some fields are not valid.'],
    ['de, fr;q=0.9', 'est obligatoire', 'Certains champs ne sont pas valides.'],
    ['ar, fr;q=0.9', 'لا بد منه', 'بعض الخانات غير صالحة.'],
  ])('is in the language that is asked for: %s', async (language, fault, message) => {
    const headers: Record<string, string> = language === undefined ? {} : { 'Accept-Language': language };
    const { error } = await client.post('/api/quotes/calculate', { fileKey: 'x', filename: 'y' }, headers);
    expect(error).toEqual({
      code: 'VALIDATION_ERROR',
      message,
      details: { errors: [{ field: 'materialId', code: 'required', message: fault }] },
    });
  });

  it.each([
    ['a query', '/api/orders?limit=0', {}, 'limit', 'atLeast', 'ne doit pas être inférieur à 1'],
    [
      'a form',
      '/api/upload',
      { method: 'POST', body: new FormData() },
      'file',
      'required',
      'est obligatoire',
    ],
    [
      'an Idempotency-Key',
      '/api/quotes',
      {
        method: 'POST',
        body: JSON.stringify({ items: [{ fileKey: 'x', filename: 'y.stl', materialId: 'pla-noir' }] }),
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'é' },
      },
      'Idempotency-Key',
      'printableKey',
      'doit avoir de 1 à 255 caractères ASCII imprimables',
    ],
  ])('of %s has a code, and words in that language', async (_what, path, init, field, code, message) => {
    const error = await refused(path, init);
    expect(error.details.errors).toEqual([{ field, code, message }]);
  });

  it('of a request that cannot be read is in that language', async () => {
    const error = await refused('/api/%zz', {});
    expect([error.message, error.details.hint]).toEqual([
      'L’adresse contient un échappement mal formé.',
      'Écrivez un signe pour cent sous la forme %25.',
    ]);
  });

  it('of a part says why in that language, with what to do', async () => {
    const key = await uploadMeasured(encodeBinaryStl(box(300, 20, 10)));
    const { error } = await priceOf(key, 'fr-MA');
    expect([error.message, error.details.hint]).toEqual([
      'La pièce mesure 300,0 mm sur un côté ; le plateau accepte 256 mm.',
      'Réduisez la pièce ou coupez-la : chaque côté peut mesurer au plus 256 mm. ' +
        'Ou demandez-la par POST /api/requests avec sa fileKey.',
    ]);
  });
});
