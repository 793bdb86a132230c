import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { PageLocale } from '@shared/domain/contract/enums.js';
import { projectRoot } from '@shared/infra/config/project-root.js';
import { publishedProgram, type WebApp } from '@shared/infra/programs/program-files.js';
import type { Request, Response } from 'express';
import { pagePolicy } from './send-page.js';

const contentTypes: Partial<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.woff': 'font/woff',
};

/** A name as the build gives it, with a hash of the content. */
const releasedName = /^[\w.-]{1,150}-[\w-]{8}\.\w+$/;

const unpacked = promisify(gunzip);

/** Encodings that the build has made of each file, best first. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** A built file; its name changes with its content. */
interface BuiltFile {
  contentType: string;
  content: Buffer;
  /** The same in fewer bytes, by the encoding's name, best first. */
  encoded: readonly { encoding: string; content: Buffer }[];
}

/** Paths of what a page of an app loads at once. */
export interface AppEntry {
  scripts: readonly string[];
  /** What the scripts import, to be fetched beside them. */
  modules: readonly string[];
}

interface ManifestEntry {
  file: string;
  imports?: string[];
}

/** A web app as the build left it beside the API's own code, read when the process starts. */
export class BuiltApp {
  private readonly folder: string;
  private readonly files: ReadonlyMap<string, BuiltFile>;
  private readonly manifest: Record<string, ManifestEntry>;

  /**
   * @param name its folder in `dist/apps`
   * @param base where its files are served, such as `/assets/shop/`
   * @param em finds what other releases have published
   */
  constructor(
    private readonly name: WebApp,
    private readonly base: string,
    private readonly em: EntityManager,
  ) {
    this.folder = join(projectRoot, 'dist/apps', name);
    this.files = this.readFiles();
    this.manifest = this.readManifest();
  }

  /**
   * Sends a file in the best encoding that the client takes: also of another release, whose pages ask any process while one
   * follows the other.
   *
   * @returns `false` if there is none of the name
   */
  async send(name: string, request: Request, response: Response): Promise<boolean> {
    const file = this.files.get(name) ?? (await this.ofOtherRelease(name));
    if (file === null) return false;
    const best = file.encoded.find(({ encoding }) => request.acceptsEncodings(encoding) === encoding);
    response.set({
      'Content-Type': file.contentType,
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
      // A worker's policy is that of its script.
      'Content-Security-Policy': pagePolicy({ isStorefront: true }),
      ...(best === undefined ? {} : { 'Content-Encoding': best.encoding }),
    });
    response.send((best ?? file).content);
    return true;
  }

  private async ofOtherRelease(name: string): Promise<BuiltFile | null> {
    const contentType = contentTypes[extname(name)];
    if (contentType === undefined || !releasedName.test(name)) return null;
    const gzip = await publishedProgram(this.em, this.name, name);
    if (gzip === null) return null;
    return { contentType, content: await unpacked(gzip), encoded: [{ encoding: 'gzip', content: gzip }] };
  }

  /** What runs the app on a page in a language. */
  entryIn(locale: PageLocale): AppEntry {
    const main = this.manifest['src/main.tsx'];
    if (main === undefined) throw new Error(`The manifest in ${this.folder} names no entry.`);
    // The program imports the words of the page's language itself, but only once it runs.
    const keys = [...(main.imports ?? []), `src/words/${locale}.ts`];
    const modules = keys.flatMap((key) => this.manifest[key] ?? []);
    return { scripts: [this.base + main.file], modules: modules.map((one) => this.base + one.file) };
  }

  private readFiles(): ReadonlyMap<string, BuiltFile> {
    const names = new Set(readdirSync(this.folder));
    const read = (name: string): Buffer => readFileSync(`${this.folder}/${name}`);
    const files = [...names].flatMap((name): [string, BuiltFile][] => {
      const contentType = contentTypes[extname(name)];
      if (contentType === undefined) return [];
      const encoded = encodings
        .filter(({ ending }) => names.has(name + ending))
        .map(({ name: encoding, ending }) => ({ encoding, content: read(name + ending) }));
      return [[name, { contentType, content: read(name), encoded }]];
    });
    return new Map(files);
  }

  private readManifest(): Record<string, ManifestEntry> {
    return JSON.parse(readFileSync(`${this.folder}/manifest.json`, 'utf8')) as Record<string, ManifestEntry>;
  }
}
