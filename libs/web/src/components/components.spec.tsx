import { describe, expect, it } from '@jest/globals';
import { pageAsset } from '../server/page-assets.js';
import { renderMarkup, renderPage } from '../server/render-page.js';
import { Breadcrumb } from './breadcrumb.js';
import { Button, ButtonLink } from './button.js';
import { DataTable } from './data-table.js';
import { FaultSummary, Field } from './field.js';
import { PageDocument } from './page-document.js';
import { Receipt } from './receipt.js';
import { SiteHeader } from './site-header.js';
import { Steps } from './steps.js';
import { Swatch } from './swatch.js';

const hostile = `<b a="1">&amp;</b>`;

describe('Text in a component', () => {
  it('is text, in elements and in attributes', () => {
    const markup = renderMarkup(<ButtonLink href={`/?q=${hostile}`}>{hostile}</ButtonLink>);
    expect(markup).toBe(
      '<a class="button" href="/?q=&lt;b a=&quot;1&quot;>&amp;amp;&lt;/b>">&lt;b a=&quot;1&quot;>&amp;amp;&lt;/b></a>',
    );
  });
});

describe('A page', () => {
  const page = (more: object) =>
    renderPage(
      <PageDocument
        locale="ar"
        direction="rtl"
        title="T"
        assets={{ stylesheet: '/assets/s.css', icon: '/i' }}
        {...more}
      >
        <main />
      </PageDocument>,
    );

  it('says its language and direction, and asks to be left out unless it is described', () => {
    expect(page({})).toMatch(/^<!doctype html>\n<html lang="ar" dir="rtl"><head><meta charset="utf-8"\/>/);
    expect(page({})).toContain('<meta name="robots" content="noindex"/>');
    expect(page({ description: 'D' })).toContain('<meta name="description" content="D"/>');
    expect(page({ description: 'D' })).not.toContain('noindex');
  });

  it('loads the scripts and preloads that it is given', () => {
    const text = page({
      scripts: ['/assets/shop/main-1.js'],
      preloads: [{ href: '/assets/kernel-1.wasm', as: 'fetch', type: 'application/wasm' }],
    });
    expect(text).toContain('<script type="module" src="/assets/shop/main-1.js"></script>');
    expect(text).toContain(
      '<link rel="preload" href="/assets/kernel-1.wasm" as="fetch" type="application/wasm" crossorigin="anonymous"/>',
    );
  });

  it('names an asset by its content', () => {
    expect(pageAsset('a', 'css', 'text/css', 'x').path).toBe('/assets/a-2d711642b726b044.css');
  });
});

describe('The header', () => {
  const labels = { skip: 'Skip', menu: 'Menu', mainMenu: 'Main' };

  it('has a menu behind a button that needs no script, and tools beside it', () => {
    const text = renderMarkup(
      <SiteHeader
        siteName="Shop"
        homeHref="/en"
        labels={labels}
        menu={[{ href: '/en/pricing', label: 'Pricing', isCurrent: true }]}
        languages={[{ language: 'ar', name: 'العربية', href: '/ar' }]}
        tools={[
          { href: '/en/account', label: 'Account', icon: 'account' },
          { href: '/en/basket', label: 'Basket', icon: 'basket', count: 3 },
        ]}
      />,
    );
    expect(text).toContain('<a href="/en/pricing" aria-current="page">Pricing</a>');
    expect(text).toContain('<div class="menu" id="menu" popover="auto"><nav aria-label="Main">');
    expect(text).toContain(
      '<button class="menu-button" type="button" popovertarget="menu" aria-label="Menu">',
    );
    expect(text).toContain('<a href="/ar" hreflang="ar" lang="ar">العربية</a>');
    expect(text).toContain('<span>Basket</span><span class="count">3</span>');
    expect(text).toMatch(/<span>Account<\/span><\/a>/);
  });

  it('without a menu has no button', () => {
    const text = renderMarkup(<SiteHeader siteName="Shop" homeHref={null} labels={labels} />);
    expect(text).not.toMatch(/<button|<nav|<ul|<a class="brand"/);
  });
});

describe('A field', () => {
  const field = (more: object) =>
    renderMarkup(
      <Field name="email" label="E-mail" {...more}>
        {(control) => <input {...control} type="email" value="a" />}
      </Field>,
    );

  it('is described by its hint and its fault, and says that it is wrong', () => {
    expect(field({})).toBe(
      '<div class="field"><label for="email">E-mail</label><input id="email" name="email" type="email" value="a"/></div>',
    );
    const wrong = field({ hint: 'H', fault: 'F' });
    expect(wrong).toContain('aria-invalid="true" aria-describedby="email-fault email-hint"');
    expect(wrong).toContain('<small class="hint" id="email-hint">H</small>');
    expect(wrong).toContain('<p class="fault" id="email-fault"><bdi>F</bdi></p>');
  });

  it('is reached from the summary of faults, which is absent without any', () => {
    const faults = [{ name: 'email', fault: 'F' }];
    expect(renderMarkup(<FaultSummary title="Check:" faults={faults} />)).toContain('<a href="#email">F</a>');
    expect(renderMarkup(<FaultSummary title="Check:" faults={[]} />)).toBe('');
  });
});

describe('The other components', () => {
  it('buttons submit unless they say otherwise', () => {
    expect(renderMarkup(<Button>Go</Button>)).toBe('<button class="button" type="submit">Go</button>');
    expect(
      renderMarkup(
        <Button type="button" isQuiet disabled>
          Go
        </Button>,
      ),
    ).toBe('<button class="button quiet" type="button" disabled>Go</button>');
  });

  it('a table is reached by keyboard, by name, with its figures at the end', () => {
    const columns = [{ label: 'Part' }, { label: 'Price', isFigure: true, isExtra: true }];
    const text = renderMarkup(<DataTable label="Parts" columns={columns} rows={[['a', '1']]} />);
    expect(text).toContain('<div class="table" tabindex="0" role="region" aria-label="Parts">');
    expect(text).toContain('<th scope="col" class="end extra">Price</th>');
    expect(text).toContain('<td>a</td><td class="end extra">1</td>');
  });

  it('steps name the last one taken', () => {
    const steps = ['a', 'b', null].map((at, place) => ({ label: `S${place}`, at }));
    const text = renderMarkup(<Steps steps={steps} />);
    expect(text).toContain('<li class="done" aria-current="step"><span>S1</span>');
    expect(text).toContain('<li><span>S2</span></li>');
  });

  it('a trail ends with the page itself', () => {
    const text = renderMarkup(
      <Breadcrumb label="You are here" trail={[{ label: 'Home', href: '/' }, { label: 'Orders' }]} />,
    );
    expect(text).toContain('<a href="/">Home</a>');
    expect(text).toContain('<span aria-current="page">Orders</span>');
  });

  it('a receipt without a title is its sums alone', () => {
    const text = renderMarkup(<Receipt rows={[['Parts', '1']]} total={['Total', '2']} />);
    expect(text).toBe(
      '<figure class="card receipt"><dl class="sums"><div><dt>Parts</dt><dd>1</dd></div>' +
        '<div class="sum"><dt>Total</dt><dd>2</dd></div></dl></figure>',
    );
  });

  it('a swatch takes nothing but a colour', () => {
    expect(renderMarkup(<Swatch colour="#1A2b3c" />)).toContain('fill="#1A2b3c"');
    expect(renderMarkup(<Swatch colour="url(x)" />)).toContain('fill="none"');
  });
});
