import { palette } from '@web/palette.js';

/** The look of the payment pages: light and dark, from a phone's width on, nothing loaded. */
export const stylesheet = `${palette}body {
  margin: 0; min-height: 100vh; display: flex; flex-direction: column; align-items: center;
  padding: clamp(0rem, 6vh, 4.5rem) 0 2rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 var(--type);
}
.sheet {
  width: 100%; max-width: 28rem; background: var(--sheet); border: 1px solid var(--line);
  border-radius: .875rem; overflow: hidden; box-shadow: 0 1px 2px rgb(0 0 0 / 5%), 0 12px 32px rgb(0 0 0 / 6%);
}
header {
  display: flex; align-items: center; justify-content: space-between; gap: 1rem;
  padding: 1rem 1.5rem; border-bottom: 1px solid var(--line);
}
.brand { font-weight: 650; }
main { padding: 1.5rem; }
h1 { margin: 0; font-size: 1.375rem; line-height: 1.3; letter-spacing: -.01em; }
p { margin: .5rem 0 0; color: var(--soft); }
.badge {
  display: flex; align-items: center; justify-content: center; width: 3rem; height: 3rem;
  margin-bottom: 1rem; border-radius: 50%; background: var(--tone-ground); color: var(--tone);
}
.badge svg { width: 1.5rem; height: 1.5rem; }
.good { --tone: var(--good); --tone-ground: var(--good-ground); }
.bad { --tone: var(--bad); --tone-ground: var(--bad-ground); }
.wait { --tone: var(--wait); --tone-ground: var(--wait-ground); }
.total { margin-top: 1.5rem; }
.total .label { display: block; color: var(--soft); font-size: .875rem; }
.total strong {
  display: block; color: var(--ink); font-size: 2rem; line-height: 1.25; letter-spacing: -.02em; white-space: nowrap;
  font-variant-numeric: tabular-nums;
}
.total small { color: var(--soft); font-size: .875rem; }
dl { margin: 1.25rem 0 0; border-top: 1px solid var(--line); }
dl div {
  display: flex; justify-content: space-between; gap: 1.5rem; padding: .625rem 0;
  border-bottom: 1px solid var(--line);
}
dt { color: var(--soft); flex: none; }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.notice {
  margin: 1.25rem 0 0; padding: .75rem 1rem; border-radius: .5rem; font-size: .9375rem;
  background: var(--wait-ground); color: var(--wait);
}
form { display: grid; gap: .75rem; margin-top: 1.5rem; }
button, .button {
  display: block; width: 100%; min-height: 3rem; padding: .625rem 1rem; border: 1px solid transparent;
  border-radius: .5rem; background: var(--accent); color: var(--accent-ink); font: inherit; font-weight: 600;
  text-align: center; text-decoration: none; cursor: pointer;
}
button:hover, .button:hover { background: var(--accent-strong); color: var(--accent-ink); }
.button { margin-top: 1.5rem; }
button.quiet { background: transparent; border-color: var(--line); color: var(--ink); font-weight: 500; }
button.quiet:hover { border-color: var(--soft); }
footer { width: 100%; max-width: 28rem; padding: 1rem 1.5rem; color: var(--soft); font-size: .8125rem; }
footer p { margin: 0; color: inherit; }
footer p + p { margin-top: .25rem; }
@media (max-width: 30rem) {
  body { padding-top: 0; background: var(--sheet); }
  .sheet { border: 0; border-radius: 0; box-shadow: none; }
  header, main { padding-left: 1.25rem; padding-right: 1.25rem; }
  footer { padding: 1rem 1.25rem; }
}
`;
