import { describe, expect, it } from '@jest/globals';
import { locales } from '../contract/enums.js';
import { mailRegistry, type MailName } from './mail-registry.js';
import { renderMail } from './render-mail.js';

const names = Object.keys(mailRegistry) as MailName[];
const link = 'https://shop.example/verify?token=a.b&callbackURL=%2F';

describe('renderMail', () => {
  it.each(names.flatMap((name) => locales.map((locale) => [name, locale] as const)))(
    'says the same in the HTML and the text of %s (%s)',
    async (name, locale) => {
      const { subject, html, text } = await renderMail(name, locale, { name: 'Amina', link });
      const { intro, note, closing, action } = mailRegistry[name][locale];
      expect(subject).toBe(mailRegistry[name][locale].subject);
      for (const words of [intro, note, closing]) {
        expect(text).toContain(words);
        expect(html).toContain(words);
      }
      expect(text.includes(link)).toBe(action !== undefined);
      expect(html.includes('href="https://shop.example/verify?token=a.b&amp;callbackURL=%2F"')).toBe(
        action !== undefined,
      );
      expect(html).toContain(`lang="${locale}"`);
      expect(html).not.toContain('{{');
    },
  );

  it('shows a name that holds markup as it was typed, and lets it fill in nothing', async () => {
    const name = '<b>{{link}} & "$&"</b>';
    const { html, text } = await renderMail('verify-email', 'en', { name, link });
    expect(text).toContain(`Welcome, ${name}`);
    expect(html).toContain('Welcome, &lt;b&gt;{{link}} &amp; &quot;$&amp;&quot;&lt;/b&gt;');
  });
});
