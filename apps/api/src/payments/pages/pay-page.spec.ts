import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { readSettings } from '@shared/infra/config/env.js';
import { pagePolicy } from '../../endpoint/answers/send-page.js';
import { type PayPage, renderPayPage, rightsOf } from './pay-page.js';

const plain: PayPage = {
  locale: 'fr',
  seller: readSettings({}).seller,
  title: 'Payer',
  text: 'Vérifiez.',
  tone: 'plain',
};
const form = { fields: { a: '"1"' }, buttons: [{ label: 'OK' }] };

const contentPolicy = (page: PayPage) => pagePolicy(rightsOf(page));

function hashesOf(page: PayPage, element: string): string[] {
  const contents = renderPayPage(page).matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g'));
  return [...contents].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}

describe('The policy of a page', () => {
  it('allows our stylesheet and exactly the script that the page holds', () => {
    const page = {
      ...plain,
      form: { ...form, action: 'https://gateway.example:8443/gate', isAutomatic: true },
    };
    const [script] = hashesOf(page, 'script');
    expect(contentPolicy(page)).toBe(
      `default-src 'none'; style-src 'self'; img-src 'self'; script-src ${script}; ` +
        "form-action https://gateway.example:8443; base-uri 'none'; frame-ancestors 'none'",
    );
  });

  it('allows no script and no form where there is none, and forms to ourselves', () => {
    expect(renderPayPage(plain)).not.toMatch(/<(script|style)| style=/);
    expect(contentPolicy(plain)).toContain(
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'none'",
    );
    const own = { ...plain, form: { ...form, action: '/pay/sandbox/1', isAutomatic: false } };
    expect(hashesOf(own, 'script')).toEqual([]);
    expect(contentPolicy(own)).toContain(
      "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'",
    );
  });
});
