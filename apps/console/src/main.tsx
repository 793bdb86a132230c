import { render } from 'preact';
import { guardDoubleClicks } from '@web/app/double-clicks.js';
import { App } from './app/app.js';
import { followSession } from './session/session.js';
import { loadLanguage } from './words/language.js';

await loadLanguage();
followSession();
guardDoubleClicks();
const place = document.querySelector<HTMLElement>('#console');
if (place !== null) {
  place.replaceChildren();
  render(<App />, place);
}
