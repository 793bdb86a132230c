import type { ComponentChildren } from 'preact';

/** A file that the page loads early. */
export interface Preload {
  href: string;
  as: 'fetch' | 'font' | 'image';
  type?: string;
}

/** What a page is and loads; every path is a hashed one that the caller knows. */
export interface PageDocumentProps {
  locale: string;
  direction: 'ltr' | 'rtl';
  title: string;
  /** For search engines; a page without one asks them to leave it out. */
  description?: string;
  /** Addresses of the page that search engines are told. */
  addresses?: { canonical: string; byLanguage: { language: string; href: string }[] };
  /** The same content in other forms. */
  forms?: { type: string; href: string }[];
  assets: { stylesheet: string; icon: string };
  /** Module scripts; the page's policy must allow them. */
  scripts?: readonly string[];
  /** What the scripts import, to be fetched beside them. */
  modules?: readonly string[];
  preloads?: readonly Preload[];
  /** Further elements of the head. */
  head?: ComponentChildren;
  children: ComponentChildren;
}

/** A whole page, from `<html>` on. */
export function PageDocument(page: PageDocumentProps) {
  const { locale, direction, title, description, addresses, forms = [], assets } = page;
  const { scripts = [], modules = [], preloads = [], head, children } = page;
  return (
    <html lang={locale} dir={direction === 'rtl' ? 'rtl' : undefined}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        {description === undefined ? (
          <meta name="robots" content="noindex" />
        ) : (
          <meta name="description" content={description} />
        )}
        {addresses && <link rel="canonical" href={addresses.canonical} />}
        {addresses?.byLanguage.map(({ language, href }) => (
          <link rel="alternate" hreflang={language} href={href} />
        ))}
        {forms.map(({ type, href }) => (
          <link rel="alternate" type={type} href={href} />
        ))}
        {head}
        <link rel="icon" type="image/svg+xml" href={assets.icon} />
        <link rel="stylesheet" href={assets.stylesheet} />
        {preloads.map(({ href, as, type }) => (
          // What is fetched or a font is loaded without credentials, and so must its preload be.
          <link
            rel="preload"
            href={href}
            as={as}
            type={type}
            crossorigin={as === 'fetch' || as === 'font' ? 'anonymous' : undefined}
          />
        ))}
        {modules.map((href) => (
          <link rel="modulepreload" href={href} />
        ))}
        {scripts.map((src) => (
          <script type="module" src={src} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
