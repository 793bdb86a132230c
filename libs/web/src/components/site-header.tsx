import { Icon, type IconName } from './icon.js';
import { SiteMark } from './site-mark.js';

/** A page of a menu. */
export interface MenuLink {
  href: string;
  label: string;
  isCurrent?: boolean;
}

/** This page in another language, under that language's own name. */
export interface LanguageLink {
  language: string;
  name: string;
  href: string;
}

/** A link that stays in sight on every width, such as the one to the basket. */
export interface ToolLink {
  href: string;
  label: string;
  icon: IconName;
  /** Shown beside it, unless it is nothing. */
  count?: number;
}

/** What the top of a page shows; labels are in its language. */
export interface SiteHeaderProps {
  siteName: string;
  /** Null where the name is no link, as where a payment is under way. */
  homeHref: string | null;
  labels: { skip: string; menu: string; mainMenu: string };
  menu?: readonly MenuLink[];
  languages?: readonly LanguageLink[];
  tools?: readonly ToolLink[];
  isNarrow?: boolean;
}

/** The id of the popover that holds the menu. */
const menuId = 'menu';

function Languages({ languages }: { languages: readonly LanguageLink[] }) {
  if (languages.length === 0) return null;
  return (
    <ul class="languages">
      {languages.map(({ language, name, href }) => (
        <li>
          <a href={href} hreflang={language} lang={language}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Tools({ tools }: { tools: readonly ToolLink[] }) {
  if (tools.length === 0) return null;
  return (
    <ul class="tools">
      {tools.map(({ href, label, icon, count = 0 }) => (
        <li>
          <a href={href}>
            <Icon name={icon} />
            <span>{label}</span>
            {count > 0 && <span class="count">{count}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The link past the menu, the site's name, its menu, other languages and tools. */
export function SiteHeader(props: SiteHeaderProps) {
  const { siteName, homeHref, labels, menu = [], languages = [], tools = [], isNarrow = false } = props;
  const brand = [<SiteMark />, <span>{siteName}</span>];
  return (
    <>
      <a class="skip" href="#content">
        {labels.skip}
      </a>
      <header class="top">
        <div class={isNarrow ? 'frame narrow' : 'frame'}>
          {homeHref === null ? (
            <span class="brand">{brand}</span>
          ) : (
            <a class="brand" href={homeHref}>
              {brand}
            </a>
          )}
          {menu.length === 0 ? (
            <Languages languages={languages} />
          ) : (
            <div class="menu" id={menuId} popover="auto">
              <nav aria-label={labels.mainMenu}>
                <ul>
                  {menu.map(({ href, label, isCurrent }) => (
                    <li>
                      <a href={href} aria-current={isCurrent ? 'page' : undefined}>
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
              <Languages languages={languages} />
            </div>
          )}
          <Tools tools={tools} />
          {menu.length > 0 && (
            <button class="menu-button" type="button" popovertarget={menuId} aria-label={labels.menu}>
              <Icon name="menu" />
            </button>
          )}
        </div>
      </header>
    </>
  );
}
