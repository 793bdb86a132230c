import { createHash } from 'node:crypto';
import { decode } from 'fast-png';
import { describe, expect, it } from '@jest/globals';
import { type Answer, Client } from '@testing/http-client.js';
import { expectRefusal } from './refusal.js';
import { sharedStack } from './stack.js';

const stack = sharedStack();
const visitor = new Client(stack);

const paths = [
  '/',
  '/materials',
  '/pricing',
  '/delivery',
  '/cards',
  '/projects',
  '/contact',
  '/api-guide',
  '/terms',
  '/legal',
];
const languages = ['fr', 'en', 'ar'] as const;
type Language = (typeof languages)[number];

/** A page's address with its language before it. */
const inLanguage = (language: Language, path: string) => `/${language}${path === '/' ? '' : path}`;
const asMarkdown = (path: string) =>
  /^(\/|\/fr|\/en|\/ar)$/.test(path) ? `${path}/index.md`.replace('//', '/') : `${path}.md`;
const everyPage = languages.flatMap((language) =>
  paths.map((path): [Language, string] => [language, inLanguage(language, path)]),
);

const asBrowser = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const look = (path: string, headers: Record<string, string> = {}) =>
  visitor.get(path, { ...asBrowser, 'Accept-Language': '*', ...headers });

const attributes = (text: string, name: string) =>
  [...text.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );
const count = (text: string, what: RegExp) => [...text.matchAll(what)].length;
const typeOf = ({ headers }: Answer) => headers.get('content-type');
const varied = ({ headers }: Answer) =>
  (headers.get('vary') ?? '')
    .split(', ')
    .filter((name) => name.startsWith('Accept'))
    .join(', ');

it.each(['/fr', '/fr/basket'])('%s tells the shop’s program how orders can be paid', async (path) => {
  expect(attributes((await look(path)).text, 'data-payment-methods')).toEqual(['card transfer']);
});

describe('Every public page', () => {
  it.each(everyPage)('in %s is a whole HTML page: %s', async (language, path) => {
    const page = await look(path);
    expect([page.status, typeOf(page)]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers.get('content-language')).toBe(language);
    expect(page.text).toMatch(/^<!doctype html>/);
    expect(page.text).toContain(`<html lang="${language}"${language === 'ar' ? ' dir="rtl"' : ''}>`);
    for (const landmark of [
      /<h1[ >]/g,
      /<main[ >]/g,
      /<header[ >]/g,
      /<footer[ >]/g,
      /<title>[^<]{10,}<\/title>/g,
    ]) {
      expect([landmark.source, count(page.text, landmark)]).toEqual([landmark.source, 1]);
    }
    expect(page.text).toContain('href="#content"');
    expect(page.text).toContain('id="content"');
    expect(page.text).toMatch(/<meta name="description" content="[^"]{30,}"/);
    expect(page.text).not.toMatch(/\{\{|\[\[|undefined|NaN|Infinity/);
  });

  it.each(everyPage)('in %s is Markdown by Accept and, the same, by .md: %s', async (language, path) => {
    const negotiated = await look(path, { Accept: 'text/markdown' });
    const named = await look(asMarkdown(path));
    expect([negotiated.status, typeOf(negotiated)]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(named.text).toBe(negotiated.text);
    expect(typeOf(named)).toBe(typeOf(negotiated));
    expect(named.headers.get('content-language')).toBe(language);
    expect(named.text).toMatch(/^# \S/);
    expect(named.text).not.toMatch(/<[a-z]+[ >]|\{\{|\[\[|undefined|NaN|Infinity/);
  });

  it('skips no level of headings', async () => {
    for (const [, path] of everyPage) {
      const levels = [...(await look(path)).text.matchAll(/<h(\d)[ >]/g)].map(([, level]) => Number(level));
      const jumps = levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1);
      expect([path, jumps]).toEqual([path, []]);
    }
  });

  it('runs no script but the shop’s own on the home page, loads nothing from elsewhere, and says so in its policy', async () => {
    for (const [, path] of everyPage) {
      const { text, headers } = await look(path);
      const isHome = /^\/(fr|en|ar)?$/.test(path);
      const ofShop =
        text.match(/<script type="module" src="\/assets\/shop\/main-[\w-]+\.js"><\/script>/g) ?? [];
      expect([path, ofShop.length]).toEqual([path, isHome ? 1 : 0]);
      expect(text.replace(ofShop[0] ?? '', '')).not.toMatch(
        /<script|<iframe|<img (?!src="\/assets\/)|<style| style=| on[a-z]+="|javascript:/i,
      );
      const sources = isHome
        ? "script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; img-src 'self' blob: data:"
        : "img-src 'self'; connect-src 'self'";
      expect(headers.get('content-security-policy')).toBe(
        `default-src 'none'; style-src 'self'; ${sources}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      );
      const external = [
        ...attributes(text, 'href'),
        ...attributes(text, 'src'),
        ...attributes(text, 'action'),
      ]
        .filter((address) => !/^[/#]|^mailto:|^tel:/.test(address))
        .filter((address) => !address.startsWith(stack.baseUrl));
      expect([path, external.filter((address) => address !== 'http://www.atelier-demo.example')]).toEqual([
        path,
        [],
      ]);
    }
  });

  it('answers HEAD as GET, without the body', async () => {
    const get = await look('/pricing');
    const head = await visitor.send('/pricing', {
      method: 'HEAD',
      headers: { ...asBrowser, 'Accept-Language': '*' },
    });
    expect([head.status, head.text]).toEqual([200, '']);
    for (const name of ['content-type', 'content-length', 'etag', 'vary', 'cache-control', 'link']) {
      expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
    }
  });

  it('names its other languages and forms', async () => {
    const { text, headers } = await look('/en/pricing');
    const base = stack.baseUrl;
    expect(text).toContain(`<link rel="canonical" href="${base}/en/pricing"/>`);
    expect(text).toContain(`<link rel="alternate" hreflang="fr" href="${base}/fr/pricing"/>`);
    expect(text).toContain(`<link rel="alternate" hreflang="en" href="${base}/en/pricing"/>`);
    expect(text).toContain(`<link rel="alternate" hreflang="ar" href="${base}/ar/pricing"/>`);
    expect(text).toContain(`<link rel="alternate" hreflang="x-default" href="${base}/pricing"/>`);
    expect(text).toContain('<link rel="alternate" type="text/markdown" href="/en/pricing.md"/>');
    expect(headers.get('link')).toBe('</en/pricing.md>; rel="alternate"; type="text/markdown"');
  });

  it('names its language as Open Graph does, with a country', async () => {
    expect((await look('/en/pricing')).text).toContain('<meta property="og:locale" content="en_GB"/>');
    expect((await look('/fr/pricing')).text).toContain('<meta property="og:locale" content="fr_MA"/>');
    expect((await look('/ar/pricing')).text).toContain('<meta property="og:locale" content="ar_MA"/>');
  });

  it('moves to its one address from others that a router takes for it', async () => {
    for (const [from, to] of [
      ['/pricing/', '/pricing'],
      ['/EN/Pricing?a=b', '/en/pricing?a=b'],
      ['/en/', '/en'],
    ] as const) {
      const answer = await look(from);
      expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
    }
  });
});

describe('The form of a page', () => {
  it.each([
    [asBrowser.Accept, 'text/html'],
    ['*/*', 'text/html'],
    ['text/*', 'text/html'],
    ['', 'text/html'],
    ['application/json', 'text/html'],
    ['text/markdown', 'text/markdown'],
    ['text/markdown, */*', 'text/markdown'],
    ['text/markdown, text/html;q=0.9', 'text/markdown'],
    ['text/markdown;q=0.5, text/html;q=0.4', 'text/markdown'],
    ['text/markdown;q=0.4, text/html;q=0.5', 'text/html'],
    ['text/markdown;q=0, text/html', 'text/html'],
    ['text/html;q=0, */*', 'text/markdown'],
    ['text/markdown;q=0.9, */*', 'text/html'],
  ])('for Accept: %s is %s', async (accept, type) => {
    const page = await look('/pricing', { Accept: accept });
    expect(typeOf(page)).toBe(`${type}; charset=utf-8`);
    expect(varied(page)).toBe('Accept, Accept-Language');
  });

  it.each([
    ['/pricing', 'Accept, Accept-Language'],
    ['/en/pricing', 'Accept'],
    ['/pricing.md', 'Accept-Language'],
    ['/en/pricing.md', ''],
    ['/en.md', ''],
    ['/.md', 'Accept-Language'],
  ])('of %s varies by %j', async (path, headers) => {
    expect(varied(await look(path))).toBe(headers);
  });
});

describe('The language of a page', () => {
  it.each([
    ['/pricing', '', 'fr'],
    ['/pricing', 'en', 'en'],
    ['/pricing', 'en-GB,en;q=0.9,fr;q=0.8', 'en'],
    ['/pricing', 'fr-MA,en;q=0.5', 'fr'],
    ['/pricing', 'ar', 'ar'],
    ['/pricing', 'ar-MA, en;q=0.5', 'ar'],
    ['/pricing', 'de', 'fr'],
    ['/pricing', 'zgh, en;q=0.5', 'en'],
    ['/pricing.md', 'en', 'en'],
    ['/fr/pricing', 'en', 'fr'],
    ['/en/pricing', 'fr', 'en'],
    ['/ar/pricing', 'fr', 'ar'],
    ['/en/pricing.md', 'fr', 'en'],
  ])('of %s for %j is %s', async (path, accepted, language) => {
    const page = await look(path, { 'Accept-Language': accepted });
    expect(page.headers.get('content-language')).toBe(language);
    expect(page.text).toContain(
      { fr: 'Comment un prix est calculé', en: 'How a price is made', ar: 'كيف يُحسب الثمن' }[language],
    );
  });

  it.each(['/fr.md', '/fr', '/fr/index.md', '/en.md', '/en', '/en/index.md', '/ar.md', '/ar'])(
    'of %s is the path’s, whatever the browser prefers',
    async (path) => {
      for (const accepted of ['fr', 'en', 'ar']) {
        const page = await look(path, { 'Accept-Language': accepted });
        expect([page.status, page.headers.get('content-language')]).toEqual([200, path.slice(1, 3)]);
      }
    },
  );

  it('is kept by its links', async () => {
    const english = await look('/en/materials');
    expect(attributes(english.text, 'href')).toContain('/en/pricing');
    expect(attributes(english.text, 'href')).not.toContain('/pricing');
    const plain = await look('/materials');
    expect(attributes(plain.text, 'href')).toContain('/pricing');
    expect((await look('/en/materials.md')).text).toContain('](/en/pricing.md)');
  });

  it('sets French as French is set', async () => {
    for (const path of paths) {
      const { text } = await look(asMarkdown(inLanguage('fr', path)));
      const prose = text.replace(/```[^]*?```|`[^`\n]*`/g, '').replace(/^\|.*\|$/gm, '');
      expect([path, prose.match(/.{0,20}[\p{L})] [;:!?»](\s|$).*/gu)]).toEqual([path, null]);
      expect([path, prose.match(/.{0,20}\w'\w.*/g)]).toEqual([path, null]);
    }
  });
});

describe('A page that has not changed', () => {
  it.each(['/pricing', '/en/materials.md', '/llms.txt', '/robots.txt', '/sitemap.xml'])(
    'is not sent again: %s',
    async (path) => {
      const first = await look(path);
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[\w-]{27}"$/);
      expect(first.headers.get('cache-control')).toBe('public, max-age=60');
      const again = await look(path, { 'If-None-Match': etag });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
      expect(varied(again)).toBe(varied(first));
      expect((await look(path, { 'If-None-Match': '"other"' })).status).toBe(200);
    },
  );

  it('has another tag in another form or language', async () => {
    const tags = await Promise.all(
      ['/fr/pricing', '/en/pricing', '/ar/pricing', '/fr/pricing.md', '/en/pricing.md'].map(async (path) =>
        (await look(path)).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(5);
  });
});

describe('The links of the pages', () => {
  it('lead somewhere, and to anchors that are there', async () => {
    const texts = new Map<string, Answer>();
    const open = async (path: string) => {
      const found = texts.get(path) ?? (await look(path));
      texts.set(path, found);
      return found;
    };
    const dead: string[] = [];
    for (const path of [...paths, ...everyPage.map(([, page]) => page)]) {
      for (const href of attributes((await open(path)).text, 'href')) {
        const { origin, pathname, hash } = new URL(href, new URL(path, stack.baseUrl));
        if (origin !== stack.baseUrl) continue;
        const target = await open(pathname);
        const isThere = hash === '' || target.text.includes(`id="${decodeURIComponent(hash.slice(1))}"`);
        if (target.status !== 200 || !isThere) dead.push(`${path} -> ${href}`);
      }
    }
    expect(dead).toEqual([]);
  });

  it('lead somewhere in Markdown, too', async () => {
    const dead: string[] = [];
    for (const [, path] of everyPage) {
      const { text } = await look(asMarkdown(path));
      for (const [, href = ''] of text.matchAll(/\]\((\/[^)#]*)/g)) {
        if ((await look(href)).status !== 200) dead.push(`${path} -> ${href}`);
      }
    }
    expect(dead).toEqual([]);
  });
});

describe('What stands beside the pages', () => {
  it('/llms.txt lists every page in each language with a line, all of them alive', async () => {
    const index = await look('/llms.txt');
    expect([index.status, typeOf(index)]).toEqual([200, 'text/plain; charset=utf-8']);
    const lines = [...index.text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .{20,}$/gm)].map(([, url = '']) => url);
    for (const [, path] of everyPage) expect(lines).toContain(stack.baseUrl + asMarkdown(path));
    expect(lines).toContain(`${stack.baseUrl}/openapi.json`);
    expect(lines).toContain(`${stack.baseUrl}/developers`);
    for (const path of ['/llms-full.txt', '/developers/orders.md', '/developers/operators.md']) {
      expect(lines).toContain(stack.baseUrl + path);
      expect((await look(path)).status).toBe(200);
    }
    expect(index.text).toMatch(/^# .+\n\n> .+\n/);
  });

  it('/robots.txt lets crawlers in, save where there are no pages, and names the sitemap', async () => {
    const robots = await look('/robots.txt');
    expect(typeOf(robots)).toBe('text/plain; charset=utf-8');
    expect(robots.text).toContain('Disallow: /api/\n');
    expect(robots.text).not.toContain('Disallow: /\n');
    expect(robots.text).toContain(`Sitemap: ${stack.baseUrl}/sitemap.xml`);
  });

  it('/sitemap.xml lists each page in each language, and the reference', async () => {
    const sitemap = await look('/sitemap.xml');
    expect(typeOf(sitemap)).toBe('application/xml; charset=utf-8');
    const listed = [...sitemap.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
    const pages = everyPage.map(([, path]) => stack.baseUrl + path);
    const reference = listed.filter((url = '') => url.startsWith(`${stack.baseUrl}/developers`));
    for (const path of ['', '/orders', '/operators', '/operators/operator-orders'])
      expect(reference).toContain(`${stack.baseUrl}/developers${path}`);
    expect(listed.sort()).toEqual([...pages, ...reference].sort());
    expect(count(sitemap.text, /<xhtml:link /g)).toBe(4 * pages.length);
  });

  it('the reference has the name and the menu of the pages', async () => {
    const { text } = await look('/developers');
    expect(text).toContain('<span>Atelier Démo Impression 3D</span>');
    for (const path of ['/en', '/en/pricing', '/en/contact'])
      expect(attributes(text, 'href')).toContain(path);
    // Two landmarks of one name are one too many.
    const names = [...text.matchAll(/<(?:nav|section|header) [^>]*aria-label="([^"]*)"/g)].map(
      ([, one]) => one,
    );
    expect(names).toEqual([...new Set(names)]);
  });

  it('the stylesheet and the icon are kept for a year under a name of their content', async () => {
    const { text } = await look('/materials');
    const assets = attributes(text, 'href').filter((href) => href.startsWith('/assets/'));
    expect(assets).toHaveLength(2);
    for (const href of assets) {
      const asset = await look(href);
      expect([asset.status, asset.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
      expect(href).toContain(createHash('sha256').update(asset.text).digest('hex').slice(0, 16));
      expect(asset.text).not.toMatch(/@import|url\(/);
    }
    const other = await look(
      assets.find((href) => href.endsWith('.css'))!.replace(/-[0-9a-f]{16}/, '-0123456789abcdef'),
    );
    expect([other.status, other.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });
});

describe('The page about cards', () => {
  it.each(['fr', 'en', 'ar'])('shows the card that its request makes (%s)', async (language) => {
    const { text } = await look(`/${language}/cards`);
    const [, tag = ''] = /<img ([^>]*)>/.exec(text) ?? [];
    const [src, width, height, alt] = ['src', 'width', 'height', 'alt'].map(
      (name) => attributes(` ${tag}`, name)[0] ?? '',
    );
    expect(alt).toContain('QR');
    const answer = await fetch(`${stack.baseUrl}${src}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const picture = decode(new Uint8Array(await answer.arrayBuffer()));
    expect([picture.width, picture.height]).toEqual([Number(width), Number(height)]);
    const held = { 'If-None-Match': answer.headers.get('etag') ?? '' };
    expect((await fetch(`${stack.baseUrl}${src}`, { headers: held })).status).toBe(304);
    const markdown = await look(`/${language}/cards.md`);
    expect(markdown.text).toContain(`![${alt}](${stack.baseUrl}${src})`);
  });

  it('says what to make of previewUrl and warnings, and which colours phones read', async () => {
    for (const page of ['/fr/cards.md', '/en/cards.md', '/ar/cards.md']) {
      const { text } = await look(page);
      for (const word of ['previewUrl', 'warnings', 'markColorId', 'qrLowContrast'])
        expect(text).toContain(word);
    }
  });
});

describe('An address that is no page', () => {
  it.each([
    ['/no-such-page', 'fr'],
    ['/en/no-such-page', 'en'],
    ['/ar/no-such-page', 'ar'],
    ['/materials/pla', 'fr'],
    ['/assets/other.css', 'fr'],
  ])('is a page for browsers, too: %s', async (path, language) => {
    const page = await look(path);
    expect([page.status, typeOf(page)]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.headers.get('content-language')).toBe(language);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.text).toContain(
      {
        fr: 'Il n’y a rien à cette adresse',
        en: 'There is nothing at this address',
        ar: 'لا يوجد شيء في هذا العنوان',
      }[language],
    );
    expect(attributes(page.text, 'href')).toContain(path.replace(/^(\/(?:en|ar))?\/.*$/, '$1/contact'));
    expect(varied(page)).toBe('Accept, Accept-Language');
  });

  it('is the envelope with a hint for everyone else', async () => {
    for (const accept of [
      '*/*',
      'application/json',
      'text/markdown',
      'application/json, text/html;q=0.5',
      '',
    ]) {
      const answer = await look('/no-such-page', { Accept: accept });
      expect(expectRefusal(answer, 404, 'NOT_FOUND').hint).toMatch(/^Check the path/);
      expect(varied(answer)).toBe('Accept');
    }
  });

  it('is the envelope under /api, whoever asks', async () => {
    for (const path of ['/api', '/api/nothing', '/api/v1/materials', '/API/nothing']) {
      expectRefusal(await look(path), 404, 'NOT_FOUND');
    }
  });

  it('is told of the methods that a page takes', async () => {
    const answer = await visitor.send('/pricing', { method: 'POST', headers: { Accept: '*/*' } });
    expect(expectRefusal(answer, 404, 'NOT_FOUND').hint).toBe('/pricing takes GET, not POST.');
  });
});
