import { render } from 'preact';
import { keepTranslatedTexts } from '@web/app/translated-texts.js';
import { guardDoubleClicks } from '@web/app/double-clicks.js';
import { App } from './app/app.js';
import { followSession } from './session/session.js';
import { loadLanguage } from './words/language.js';

await loadLanguage();
followSession();
keepTranslatedTexts();
guardDoubleClicks();
const place = document.querySelector<HTMLElement>('#console');
if (place !== null) {
  place.replaceChildren();
  render(<App />, place);
}
