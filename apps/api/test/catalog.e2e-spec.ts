import { beforeAll, describe, expect, it } from '@jest/globals';
import { Client, signedIn } from '@testing/http-client.js';
import { expectRefusal, refusedFields } from './refusal.js';
import { sharedStack } from './stack.js';

const stack = sharedStack();
const guest = new Client(stack);
let customer: Client;

interface Material {
  id: string;
  name: string;
  nameFr: string;
  technology: string;
  materialType: string;
  pricePerGram: number;
  density: number;
  available: boolean;
  previewColor: string;
}

interface Destination {
  id: string;
  code: string;
  name: string;
  deliveryDaysMin: number;
  deliveryDaysMax: number;
}

beforeAll(async () => {
  customer = await signedIn(stack);
});

async function materials(): Promise<Material[]> {
  return (await guest.get<{ materials: Material[] }>('/api/materials')).data.materials;
}

describe('The materials', () => {
  it('are colour SKUs with a name in two languages and the price and density of their polymer', async () => {
    const [first] = await materials();
    expect(first).toEqual({
      id: 'pla-noir',
      name: 'PLA Black',
      nameFr: 'PLA noir',
      technology: 'fdm',
      materialType: 'pla',
      pricePerGram: 1.2,
      density: 1.24,
      available: true,
      previewColor: '#1a1a1a',
    });
  });

  it('cost and weigh what the price book says', async () => {
    const all = await materials();
    const book = Object.fromEntries(
      all.map(({ materialType, pricePerGram, density }) => [materialType, [pricePerGram, density]]),
    );
    expect(book).toEqual({
      pla: [1.2, 1.24],
      petg: [1.4, 1.27],
      abs: [1.5, 1.04],
      asa: [1.8, 1.07],
      tpu: [2.2, 1.21],
    });
    for (const { materialType, pricePerGram, density } of all) {
      expect([pricePerGram, density]).toEqual(book[materialType]);
    }
  });

  it('are at least thirty, each with an id, names and a colour of its own', async () => {
    const all = await materials();
    expect(all.length).toBeGreaterThanOrEqual(30);
    for (const key of ['id', 'name', 'nameFr', 'previewColor'] as const) {
      expect(new Set(all.map((material) => material[key])).size).toBe(all.length);
    }
    expect(all.filter(({ previewColor }) => !/^#[0-9a-f]{6}$/.test(previewColor))).toEqual([]);
    expect(all.filter(({ technology, available }) => technology !== 'fdm' || !available)).toEqual([]);
  });

  it('may be asked for by technology, of which there is one', async () => {
    const byTechnology = await guest.get<{ materials: Material[] }>('/api/materials?technology=fdm');
    expect(byTechnology.data.materials).toEqual(await materials());
    for (const search of ['technology=sla', 'technology=FDM', 'technology=fdm&technology=fdm']) {
      const details = expectRefusal(await guest.get(`/api/materials?${search}`), 400, 'VALIDATION_ERROR');
      expect(refusedFields(details)).toEqual(['technology']);
    }
  });
});

async function search(q: string, limit?: number): Promise<Destination[]> {
  const rest = limit === undefined ? '' : `&limit=${limit}`;
  const path = `/api/shipping/destinations?q=${encodeURIComponent(q)}${rest}`;
  const answer = await customer.get<{ destinations: Destination[] }>(path);
  expect(answer.status).toBe(200);
  return answer.data.destinations;
}

const names = (found: Destination[]) => found.map(({ name }) => name);

describe('The destinations', () => {
  it('are cities with a code and the days of delivery', async () => {
    expect(await search('Casablanca')).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
        code: 'CAS',
        name: 'Casablanca',
        deliveryDaysMin: 1,
        deliveryDaysMax: 2,
      },
    ]);
  });

  it.each([
    ['fes', 'Fès'],
    ['FÈS', 'Fès'],
    ['Fez', 'Fès'],
    ['فاس', 'Fès'],
    ['Tangier', 'Tanger'],
    ['طنجة', 'Tanger'],
    ['طنجه', 'Tanger'],
    ['Marrakesh', 'Marrakech'],
    ['مراكش', 'Marrakech'],
    ['الدار البيضاء', 'Casablanca'],
    ['الرباط', 'Rabat'],
    ['sale', 'Salé'],
    ['  meknes ', 'Meknès'],
    ['beni mellal', 'Béni Mellal'],
    ['Béni-Mellal', 'Béni Mellal'],
    ['benimellal', 'Béni Mellal'],
    ['el jadida', 'El Jadida'],
    ['laayoune', 'Laâyoune'],
    ['Essaouira', 'Essaouira'],
    ['Mogador', 'Essaouira'],
    ['oujda', 'Oujda'],
    ['agadir', 'Agadir'],
    ['tetouan', 'Tétouan'],
  ])('are found as they are typed: %s is %s', async (typed, name) => {
    expect(names(await search(typed))[0]).toBe(name);
  });

  it('come with those whose name begins so first', async () => {
    const found = names(await search('ta', 20));
    const fold = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const beginSo = found.map((name) => fold(name).startsWith('ta'));
    expect(beginSo.filter(Boolean).length).toBeGreaterThan(3);
    expect(beginSo.lastIndexOf(true)).toBe(beginSo.filter(Boolean).length - 1);
    expect(found[0]).toBe('Tanger');
  });

  it('are ten at most unless asked otherwise, and twenty at most', async () => {
    expect(await search('a')).toHaveLength(10);
    expect(await search('a', 1)).toHaveLength(1);
    expect(await search('a', 20)).toHaveLength(20);
    expect(names(await search('a', 20)).slice(0, 10)).toEqual(names(await search('a')));
  });

  it('are none where nothing is called so', async () => {
    for (const q of ['Paris', 'zzzz', '-', '\0', '%', 'é'.repeat(60)]) expect(await search(q)).toEqual([]);
  });

  it.each([
    ['', ['q']],
    ['q=', ['q']],
    ['q=%20%20', ['q']],
    [`q=${'a'.repeat(61)}`, ['q']],
    ['q=a&q=b', ['q']],
    ['q=a&limit=0', ['limit']],
    ['q=a&limit=21', ['limit']],
    ['q=a&limit=-1', ['limit']],
    ['q=a&limit=1.5', ['limit']],
    ['q=a&limit=ten', ['limit']],
    ['q=a&limit=1e1', ['limit']],
    ['q=a&limit=5&limit=5', ['limit']],
    ['limit=0', ['q', 'limit']],
  ])('refuse the query %s', async (rawQuery, fields) => {
    const answer = await customer.get(`/api/shipping/destinations?${rawQuery}`);
    expect(refusedFields(expectRefusal(answer, 400, 'VALIDATION_ERROR'))).toEqual(fields);
  });

  it('take a query of 60 characters', async () => {
    expect(await search('a'.repeat(60))).toEqual([]);
  });

  it('are for signed-in users', async () => {
    expectRefusal(await guest.get('/api/shipping/destinations?q=fes'), 401, 'UNAUTHORIZED');
  });

  it('are at least eighty cities, each with a code of its own and a span of days', async () => {
    const all = new Map<string, Destination>();
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
      for (const second of 'aeiouhlrzs') {
        for (const city of await search(`${letter}${second}`, 20)) all.set(city.id, city);
      }
    }
    const cities = [...all.values()];
    expect(cities.length).toBeGreaterThanOrEqual(80);
    expect(new Set(cities.map(({ code }) => code)).size).toBe(cities.length);
    for (const { deliveryDaysMin, deliveryDaysMax } of cities) {
      expect(deliveryDaysMin).toBeGreaterThanOrEqual(1);
      expect(deliveryDaysMax).toBeGreaterThanOrEqual(deliveryDaysMin);
    }
  });
});
