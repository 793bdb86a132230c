/** The colours and the type of every page we serve, light and dark; the rest of a look builds on them. */
export const palette = `
:root {
  color-scheme: light dark;
  --ground: #f3f4f1; --sheet: #fff; --ink: #1d2321; --soft: #5c6663; --line: #dfe3e0; --edge: #87908c;
  --accent: #0b6b52; --accent-ink: #fff; --accent-strong: #085440; --focus: #1668c7;
  --good: #0b6b52; --good-ground: #e5f3ee; --bad: #a3262a; --bad-ground: #fbeaea;
  --wait: #7a5200; --wait-ground: #fdf3dc;
  --type: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #131716; --sheet: #1c2220; --ink: #eceeed; --soft: #a5afab; --line: #323a37; --edge: #6d7773;
    --accent: #3fbf97; --accent-ink: #06231b; --accent-strong: #6bd3b1; --focus: #7cb8ff;
    --good: #5fd0aa; --good-ground: #17342b; --bad: #ff9a9a; --bad-ground: #3a1f20;
    --wait: #f0c36a; --wait-ground: #382d14;
  }
}
* { box-sizing: border-box; }
a { color: var(--accent); text-underline-offset: .2em; }
a:hover { color: var(--accent-strong); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: .25rem; }
`;
