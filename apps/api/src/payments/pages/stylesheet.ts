/** The look of the payment pages: light and dark, from a phone's width on, nothing loaded. */
export const stylesheet = `
:root {
  color-scheme: light dark;
  --ground: #f3f4f1; --sheet: #fff; --ink: #1d2321; --soft: #5c6663; --line: #dfe3e0;
  --accent: #0b6b52; --accent-ink: #fff; --accent-strong: #085440; --focus: #1668c7;
  --good: #0b6b52; --good-ground: #e5f3ee; --bad: #a3262a; --bad-ground: #fbeaea;
  --wait: #7a5200; --wait-ground: #fdf3dc;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #131716; --sheet: #1c2220; --ink: #eceeed; --soft: #a5afab; --line: #323a37;
    --accent: #3fbf97; --accent-ink: #06231b; --accent-strong: #6bd3b1; --focus: #7cb8ff;
    --good: #5fd0aa; --good-ground: #17342b; --bad: #ff9a9a; --bad-ground: #3a1f20;
    --wait: #f0c36a; --wait-ground: #382d14;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: flex; flex-direction: column; align-items: center;
  padding: clamp(0rem, 6vh, 4.5rem) 0 2rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif;
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
a { color: var(--accent); text-underline-offset: .2em; }
a:hover { color: var(--accent-strong); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: .25rem; }
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
