/**
 * Makes a picture of every mail in each language, wide and narrow, light and dark, and from these the contact sheet
 * of each language, `docs/mails-<language>.webp`: `npm run tool mails:sheet [folder]`.
 *
 * It needs a Chromium: CHROMIUM names it, else one is looked for on the PATH. It fails when a mail is wider than its
 * window.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { type MailLocale, mailLocales } from '@shared/domain/contract/enums.js';
import { projectRoot } from '@shared/infra/config/project-root.js';
import type { MailFacts, MailLine } from '@shared/infra/mail/mail-facts.js';
import { mailLooks, type MailName } from '@shared/infra/mail/mail-registry.js';
import { renderMail } from '@shared/infra/mail/render-mail.js';
import { languages } from '@shared/words/languages.js';
import { nameIn } from '@shared/words/name-in.js';
import { startBrowser } from '@testing/browser/start-browser.js';
import { exampleMaterials, mailExamples } from '@testing/fixtures/mail-examples.js';
import { renderPage } from '@web/server/render-page.js';
import { dataUrl, toWebp } from './pictures/to-webp.js';

const widthsPx = { wide: 600, narrow: 360 };
const schemes = ['light', 'dark'] as const;
const views = (Object.keys(widthsPx) as (keyof typeof widthsPx)[]).flatMap((width) =>
  schemes.map((scheme) => ({ width, scheme, name: `${width}-${scheme}` })),
);
const names = Object.keys(mailLooks) as MailName[];

/** Of a mail's picture on the sheet. */
const sheetScale = 0.4;
const sheetWidthPx = 1636;
const maxSheetBytes = 400 * 1024;

const frame = { seller: 'Atelier Démo', link: 'https://shop.example/order?token=a.b' };

interface PicturedMail {
  name: MailName;
  subject: string;
  /** A PNG for each of {@link views}. */
  pictures: Uint8Array[];
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The row of a mail with its materials named in the language, as an order in it names them. */
function exampleIn(name: MailName, locale: MailLocale): MailFacts {
  const facts: MailFacts = { ...mailExamples[name] };
  if (!Array.isArray(facts.lines)) return facts;
  const named = (facts.lines as MailLine[]).map((line) => {
    const material = exampleMaterials.find(({ nameFr }) => nameFr === line.material);
    return { ...line, material: material === undefined ? line.material : nameIn(locale, material) };
  });
  return { ...facts, lines: named };
}

async function inScheme(page: Page, scheme: (typeof schemes)[number]): Promise<void> {
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
}

async function lookAt(page: Page, name: MailName, locale: MailLocale, folder: string): Promise<PicturedMail> {
  const { subject, html: mail } = await renderMail(name, locale, exampleIn(name, locale), frame);
  const pictures: Uint8Array[] = [];
  for (const view of views) {
    await page.setViewport({ width: widthsPx[view.width], height: 300 });
    await inScheme(page, view.scheme);
    await page.setContent(mail);
    const path = join(folder, `${name}-${locale}-${view.name}.png`) as `${string}.png`;
    pictures.push(await page.screenshot({ path, fullPage: true }));
    const isTooWide = await page.evaluate(
      'document.documentElement.scrollWidth > document.documentElement.clientWidth',
    );
    if (isTooWide === true) {
      say(`  Wider than its window: ${path}`);
      process.exitCode = 1;
    }
  }
  return { name, subject, pictures };
}

function Figure({ name, subject, pictures }: PicturedMail) {
  return (
    <figure>
      <figcaption>
        <b>{name}</b> <bdi>{subject}</bdi>
      </figcaption>
      {pictures.map((picture, index) => (
        <img src={dataUrl(picture)} width={widthsPx[views[index]!.width] * sheetScale} />
      ))}
    </figure>
  );
}

const sheetStyle = `
  body { margin: 0; padding: 10px; background: #fff; font: 15px/20px Helvetica, Arial, sans-serif; }
  main { display: grid; grid-template-columns: 1fr 1fr; gap: 14px 20px; align-items: start; }
  figure { margin: 0; display: flex; flex-wrap: wrap; gap: 8px; align-items: start; }
  figcaption { flex-basis: 100%; }
`;

async function drawSheet(browser: Browser, locale: MailLocale, folder: string): Promise<void> {
  const page = await browser.newPage();
  const mails: PicturedMail[] = [];
  for (const name of names) mails.push(await lookAt(page, name, locale, folder));
  await inScheme(page, 'light');
  await page.setViewport({ width: sheetWidthPx, height: 800 });
  const { direction } = languages[locale].writing;
  const sheet = (
    <html lang={locale} dir={direction}>
      <style>{sheetStyle}</style>
      <main>{mails.map(Figure)}</main>
    </html>
  );
  await page.setContent(renderPage(sheet));
  const file = join(projectRoot, `docs/mails-${locale}.webp`);
  const picture = await toWebp(page, await page.screenshot({ fullPage: true }), maxSheetBytes, 0.9);
  await writeFile(file, picture);
  say(`${file}: ${mails.length} mails, ${Math.round(picture.length / 1024)} KB`);
  await page.close();
}

const folder = resolve(process.argv[2] ?? 'var/mails');
await mkdir(folder, { recursive: true });
const browser = await startBrowser('chromium');
for (const locale of mailLocales) await drawSheet(browser, locale, folder);
await browser.close();
say(`Each mail, ${views.length} views: ${folder}`);
