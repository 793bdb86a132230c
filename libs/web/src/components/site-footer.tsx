import type { ComponentChildren } from 'preact';
import type { MenuLink } from './site-header.js';

/** The shop, as the foot of a page names it. */
export interface FooterSeller {
  name: string;
  address: string;
  city: string;
  email: string;
  phone: string;
}

/** The link of a telephone number. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** Who sells, and the pages that are in no other menu. */
export function SiteFooter({
  seller: { name, address, city, email, phone },
  label,
  menu,
}: {
  seller: FooterSeller;
  label: string;
  menu: readonly MenuLink[];
}) {
  return (
    <footer class="foot">
      <div class="frame">
        <address>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <br />
          <bdi>{address}</bdi>
          <br />
          <bdi>{city}</bdi>
          <br />
          <a href={`mailto:${email}`}>{email}</a>
          <br />
          <a href={phoneLink(phone)}>{phone}</a>
        </address>
        <nav aria-label={label}>
          <ul>
            {menu.map(({ href, label: name, isCurrent }) => (
              <li>
                <a href={href} aria-current={isCurrent ? 'page' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}

/** The foot of a page about one thing: lines, and no menu. */
export function PlainFooter({ children }: { children: ComponentChildren }) {
  return (
    <footer class="foot plain">
      <div class="frame narrow">{children}</div>
    </footer>
  );
}
