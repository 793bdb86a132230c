import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { useEffect } from 'preact/hooks';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { locales } from '@shared/domain/contract/enums.js';
import { useAction } from '@web/app/use-action.js';
import { mayAct, signOut, standing } from '../session/session.js';
import { chooseLanguage, locale, say } from '../words/language.js';
import { sectionGroups, sections } from './sections.js';

/** The sections that the operator may enter, by group; on a phone it opens by its button. */
export function Menu() {
  const { path } = useLocation();
  const isOpen = useSignal(false);
  useEffect(() => {
    isOpen.value = false;
  }, [path]);
  const visible = sections.filter(({ role = 'viewer' }) => mayAct(role));
  return (
    <header class="console-menu">
      <a class="skip" href="#main">
        {say('frame.skip')}
      </a>
      <button
        type="button"
        class="button quiet open-menu"
        aria-expanded={isOpen.value}
        aria-controls="sections"
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        {say('frame.menu')}
      </button>
      <nav id="sections" aria-label={say('frame.menu')} data-open={isOpen.value}>
        {sectionGroups.map((group) => {
          const own = visible.filter((one) => one.group === group);
          if (own.length === 0) return null;
          return (
            <section key={group}>
              <h2>{say(`groups.${group}`)}</h2>
              <ul>
                {own.map(({ section, label }) => (
                  <li key={section}>
                    <a
                      href={consolePath(section)}
                      aria-current={isWithin(path, consolePath(section)) ? 'page' : undefined}
                    >
                      {say(label)}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        <Person />
      </nav>
    </header>
  );
}

function isWithin(path: string, section: string): boolean {
  return section === consolePath('home') ? path === section : path.startsWith(section);
}

/** Who is signed in, the language and the way out. */
function Person() {
  const action = useAction();
  const { value } = standing;
  if (!('me' in value)) return null;
  const { name, role } = value.me;
  return (
    <section class="person">
      <p>
        <strong>{name}</strong> <small>{say(`roles.${role}`)}</small>
      </p>
      <p class="actions">
        {locales
          .filter((one) => one !== locale)
          .map((one) => (
            <button key={one} type="button" class="link" lang={one} onClick={() => chooseLanguage(one)}>
              {say(`languages.${one}`)}
            </button>
          ))}
        <button
          type="button"
          class="link"
          aria-disabled={action.isBusy.value}
          onClick={() => void action.run(signOut)}
        >
          {say('session.signOut')}
        </button>
      </p>
    </section>
  );
}
