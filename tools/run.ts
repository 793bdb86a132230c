/**
 * Runs a developer's command: `npm run tool <name> [arguments]`; without a name it lists them. npm keeps arguments
 * that begin with a dash for itself unless `--` stands before them.
 */
import { fileURLToPath } from 'node:url';

/** Where each command is, from `dist/tools`, and what it does. */
const commands: Record<string, [module: string, what: string]> = {
  openapi: ['./openapi.js', 'writes the API description and the client’s types anew from the code'],
  'look:pages': ['./look-at-pages.js', 'pictures of every public page of a running service'],
  'look:documents': ['./look-at-documents.js', 'PDFs of every kind of document, to be looked at'],
  'check:ubl': [
    './check-ubl.js',
    'judges invoices in UBL by the schemas of OASIS, in a folder that you name',
  ],
  'mails:sheet': ['./mail-sheets.js', 'pictures of every mail, and the contact sheets of docs/documents.md'],
  'cards:sheet': [
    '../bench/cards-sheet.js',
    'draws the contact sheets of docs/cards.md and the card of the site',
  ],
  'site:pictures': ['./site-pictures.js', 'draws the printed parts that the public pages show'],
  'shop:gallery': [
    './shop-gallery.js',
    'pictures of every page of the shop, and the contact sheets of docs/storefront',
  ],
  'console:gallery': [
    './console-gallery.js',
    'pictures of every section of the console, and the contact sheets of docs/console',
  ],
  'with:ceph': ['./with-ceph.js', 'a command, such as npm test, with S3 by a Ceph of its own'],
  'prices:compare': [
    './prices-compare.js',
    'a folder’s files in Chromium and on the server: measures, verdicts, prices',
  ],
  fuzz: ['./fuzz.js', 'damaged files by the thousand: the kernel, the 3MF reader, the estimate, the price'],
  'fuzz:http': ['./fuzz-http.js', 'damaged requests of every operation, to a service of its own'],
  'fuzz:cards': ['./fuzz-cards.js', 'cards of texts of all scripts: made, or refused with the field'],
  'fuzz:races': ['./fuzz-races.js', 'many hands on the same accounts at once, through two API processes'],
  'bench:kernel': ['../bench/kernel.js', 'the kernel beside native peers, its growth and its memory'],
  'bench:robustness': ['../bench/robustness.js', 'strange, broken and hostile files, within time and memory'],
  'bench:worst': ['../bench/worst.js', 'the ten slowest files within the limits'],
  'bench:memory': ['../bench/memory.js', 'the worker’s memory over a hundred large files'],
  'bench:verdicts': ['../bench/verdicts.js', 'a folder of 3MF files against a table of verdicts'],
  'bench:prices': ['../bench/basket-pricing.js', 'the price engine alone'],
  'bench:lanes': [
    '../bench/lanes.js',
    'waits and shares of customers beside a flood, and what fairness costs',
  ],
  'bench:browser': ['../bench/browser.js', 'the storefront’s engine in Chromium, beside the kernel in Node'],
  'bench:cards': ['../bench/cards.js', 'making a business card, beside measuring its mesh'],
  'bench:pictures': ['../bench/pictures.js', 'drawing a part, beside measuring it'],
  'bench:service': [
    '../bench/service.js',
    'warm baskets, saved quotes and orders a second; a cold upload of 50 MB',
  ],
  'bench:soak': [
    '../bench/soak.js',
    'half an hour of mixed traffic: faults, and memory, descriptors and connections after the first third',
  ],
  'bench:growth': [
    '../bench/growth.js',
    'what becomes dearer with a million orders: milliseconds, rows read, and by which index',
  ],
  'bench:account-timing': ['../bench/account-timing.js', 'whether an answer’s time tells who has an account'],
  'bench:estimate': ['../bench/estimate.js', 'grams and hours against a slicer’s, on parts held out'],
  'bench:second-slicer': ['../bench/second-slicer.js', 'the estimate beside a second slicer'],
  'slice:variants': ['../bench/slice-variants.js', 'a folder’s parts and variants of them, sliced'],
  'fit:estimate': ['../bench/fit-estimate.js', 'fits the estimate’s constants anew'],
};

const [name = '', ...passed] = process.argv.slice(2);
const [module] = commands[name] ?? [];
if (module === undefined) {
  const width = Math.max(...Object.keys(commands).map(({ length }) => length));
  const rows = Object.entries(commands).map(([known, [, what]]) => `  ${known.padEnd(width)}  ${what}\n`);
  process.stdout.write(`npm run tool <name> [arguments]\n\n${rows.join('')}`);
  if (name !== '') process.exitCode = 1;
} else {
  const file = new URL(module, import.meta.url);
  process.argv.splice(1, process.argv.length, fileURLToPath(file), ...passed);
  await import(file.href);
}
