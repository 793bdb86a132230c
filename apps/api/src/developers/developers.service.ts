import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import type { VNode } from 'preact';
import { pagePolicy } from '../endpoint/answers/send-page.js';
import { CompressedBody } from '../endpoint/answers/compressed-body.js';
import { SiteIndexService } from '../site/site-index.service.js';
import { SiteService } from '../site/site.service.js';
import { type InterfaceDocument, interfaceDocument } from './interface-document.js';
import {
  customersIndexMarkdown,
  groupMarkdown,
  operatorsIndexMarkdown,
  wholeMarkdown,
} from './markdown-page.js';
import { customersIndex, operatorsIndex, operatorsIntroduction } from './reference-index.js';
import { indexPaths, type ReferenceMap, referenceMap } from './reference-map.js';
import { groupContent } from './reference-page.js';

/** A rendering that stays the same until the next release. */
export interface Rendering {
  body: CompressedBody;
  headers: Record<string, string>;
}

/** A page of the reference in both forms. */
export interface ReferencePage {
  html: Rendering;
  markdown: Rendering;
}

/** What is written of a page, before it is rendered. */
interface PageDraft {
  path: string;
  title: string;
  description: string;
  content: VNode;
  markdown: string;
}

function rendering(contentType: string, body: string, headers: Record<string, string> = {}): Rendering {
  return { body: new CompressedBody(contentType, body), headers };
}

const inMarkdown = (text: string): Rendering =>
  rendering('text/markdown; charset=utf-8', text, { 'Content-Language': 'en' });

function draftsOf(document: InterfaceDocument, map: ReferenceMap): PageDraft[] {
  const parts = ['customers', 'operators'] as const;
  const groups = parts.flatMap((part) =>
    map[part].map((group) => ({
      path: group.path,
      title: `${group.name} · API reference`,
      description: `${group.name} in the API: ${group.description}`,
      content: groupContent(group, map[part], part),
      markdown: groupMarkdown(group, indexPaths[part]),
    })),
  );
  return [
    {
      path: indexPaths.customers,
      title: 'API reference',
      description: document.info.summary,
      content: customersIndex(document, map),
      markdown: customersIndexMarkdown(document, map),
    },
    {
      path: indexPaths.operators,
      title: 'Operators · API reference',
      description: operatorsIntroduction,
      content: operatorsIndex(map),
      markdown: operatorsIndexMarkdown(operatorsIntroduction, map),
    },
    ...groups,
  ];
}

/** The API description: for programs, for browsers, and as text. All are made once. */
@Injectable()
export class DevelopersService {
  readonly json: Rendering;
  /** The customers' part as one document. */
  readonly whole: Rendering;
  /** By their paths. */
  readonly pages: ReadonlyMap<string, ReferencePage>;

  constructor(
    @Inject(SETTINGS) { publicUrl }: ProcessSettings,
    private readonly site: SiteService,
    index: SiteIndexService,
  ) {
    const document = interfaceDocument();
    const map = referenceMap(document, publicUrl);
    const drafts = draftsOf(document, map);
    this.json = rendering('application/json; charset=utf-8', JSON.stringify(document), {
      // Public: tools of other origins may read it.
      'Access-Control-Allow-Origin': '*',
    });
    // Markdown, but browsers and many agents only show plain text.
    this.whole = rendering('text/plain; charset=utf-8', wholeMarkdown(document, map));
    this.pages = new Map(drafts.map((draft) => [draft.path, this.pageOf(draft)]));
    index.addReference(drafts);
  }

  private pageOf({ path, title, description, content, markdown }: PageDraft): ReferencePage {
    const page = {
      title,
      description,
      content,
      forms: [
        { type: 'text/markdown', href: `${path}.md` },
        { type: 'application/json', href: '/openapi.json' },
      ],
      pathIn: null,
    };
    const html = this.site.frame(page, { locale: 'en', prefix: '/en' });
    return {
      html: rendering('text/html; charset=utf-8', html, {
        'Content-Security-Policy': pagePolicy({ formAction: "'none'", isPublic: true }),
        'X-Frame-Options': 'DENY',
        'Content-Language': 'en',
      }),
      markdown: inMarkdown(markdown),
    };
  }
}
