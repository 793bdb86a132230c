import { palette } from '@web/palette.js';

/** Layers of a print, as a picture in the address itself. */
export const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32' fill='none' stroke='%230b6b52' stroke-width='2.5' stroke-linejoin='round' stroke-linecap='round'%3E%3Cpath d='M5 11 16 5.5 27 11 16 16.5zM5 16.5 16 22l11-5.5M5 22l11 5.5L27 22'/%3E%3C/svg%3E";

/** The look of the page: names on the left, words in the middle, examples on the right; one column on a phone. */
export const stylesheet = `${palette}
:root { --mono: ui-monospace, "SF Mono", "Cascadia Code", "DejaVu Sans Mono", Menlo, Consolas, monospace; --code: #16201d; --code-ink: #dbe7e2; }
html { scroll-padding-top: 1.5rem; }
body { margin: 0; background: var(--sheet); color: var(--ink); font: .9375rem/1.6 var(--type); }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 1rem; z-index: 2; padding: .5rem 1rem; background: var(--sheet); }
.top {
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 1.5rem;
  padding: .75rem 1.5rem; border-bottom: 1px solid var(--line);
}
.top ul { display: flex; flex-wrap: wrap; margin: 0 -.75rem; }
.top a { display: block; padding: .5rem .75rem; color: var(--soft); text-decoration: none; }
.mark { flex: none; width: 1.75rem; height: 1.75rem; color: var(--accent); }
.top .brand { display: flex; align-items: center; gap: .625rem; padding: .5rem 0; color: var(--ink); font-size: 1.0625rem; font-weight: 650; }
.endpoints { float: left; position: sticky; top: 0; width: 17rem; }
.side {
  height: 100vh; overflow-y: auto; padding: .25rem 1rem 3rem 1.5rem;
  border-right: 1px solid var(--line); background: var(--ground);
}
nav ul { list-style: none; margin: 0; padding: 0; }
nav .group { display: block; margin-top: 1.1rem; color: var(--ink); font-weight: 600; text-decoration: none; }
nav li li a {
  display: flex; align-items: baseline; gap: .5rem; padding: .2rem 0; color: var(--soft);
  font-size: .8125rem; line-height: 1.4; text-decoration: none; overflow-wrap: anywhere;
}
nav a:hover { color: var(--accent); }
.menu { display: none; }
.method { flex: none; font: 650 .6875rem/1.5 var(--mono); letter-spacing: .02em; }
nav .method { width: 2.4rem; }
.method.get { color: var(--good); } .method.post { color: var(--focus); }
.method.patch { color: var(--wait); } .method.delete { color: var(--bad); }
main { margin-left: 17rem; padding: 0 clamp(1.25rem, 4vw, 3.5rem) 6rem; max-width: 88rem; }
h1 { margin: 0; font-size: 2rem; line-height: 1.2; letter-spacing: -.02em; }
h2 { margin: 0; font-size: 1.5rem; letter-spacing: -.015em; }
h3 { margin: 0; font-size: 1.125rem; line-height: 1.4; font-weight: 650; }
h3 a { color: inherit; text-decoration: none; }
h4 { margin: 1.5rem 0 0; font-size: .75rem; font-weight: 650; letter-spacing: .06em; text-transform: uppercase; color: var(--soft); }
p { margin: .75rem 0 0; }
.intro { padding: 3rem 0 1rem; max-width: 46rem; }
.tag { margin-top: 3rem; padding-top: 3rem; border-top: 1px solid var(--line); }
.tag > p { color: var(--soft); margin-top: .25rem; }
article { padding: 2.25rem 0 0; }
article + article { margin-top: 2.25rem; border-top: 1px dashed var(--line); }
code { font-family: var(--mono); font-size: .86em; }
p code, .meaning code, dd code {
  padding: .1em .3em; border-radius: .25rem; background: var(--ground); overflow-wrap: anywhere;
}
.route { display: flex; align-items: baseline; gap: .625rem; margin-top: .375rem; overflow-wrap: anywhere; }
.route code { padding: 0; background: none; font-size: .9375rem; }
.route .method { font-size: .8125rem; }
.chips { display: flex; flex-wrap: wrap; gap: .375rem; margin-top: .625rem; }
.chips > * { padding: .05rem .625rem; border: 1px solid var(--line); border-radius: 1rem; color: var(--soft); font-size: .8125rem; text-decoration: none; }
.chips a { color: var(--accent); border-color: currentColor; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 2.5rem; align-items: start; }
.examples { position: sticky; top: 1.5rem; }
pre {
  margin: .75rem 0 0; padding: .875rem 1rem; max-height: 26rem; overflow: auto; border-radius: .5rem;
  background: var(--code); color: var(--code-ink); font-size: .8125rem; line-height: 1.55; tab-size: 2;
}
pre code { font-size: inherit; }
.fields { list-style: none; margin: .5rem 0 0; padding: 0; }
.fields li { padding: .625rem 0; border-top: 1px solid var(--line); }
.what { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 .625rem; }
.what code { font-weight: 600; overflow-wrap: anywhere; }
.type, .bounds { color: var(--soft); font-size: .8125rem; }
.required { color: var(--bad); font-size: .75rem; font-weight: 600; }
.meaning { margin-top: .125rem; font-size: .875rem; }
.bounds { display: block; }
.bounds code { background: none; padding: 0; color: var(--ink); }
details { margin-top: 1.25rem; }
summary { cursor: pointer; color: var(--accent); font-weight: 600; font-size: .875rem; }
.answers { margin: .5rem 0 0; }
.answers div { display: grid; grid-template-columns: 3rem 1fr; padding: .5rem 0; border-top: 1px solid var(--line); }
.answers dt { font: 650 .8125rem/1.9 var(--mono); }
.answers dd { margin: 0; font-size: .875rem; }
.answers p { margin: 0; } .answers p + p { margin-top: .375rem; }
.s2 { color: var(--good); } .s3 { color: var(--focus); } .s4 { color: var(--wait); } .s5 { color: var(--bad); }
@media (max-width: 68rem) {
  .columns { grid-template-columns: minmax(0, 1fr); }
  .examples { position: static; margin-top: 1rem; }
}
@media (max-width: 52rem) {
  html { scroll-padding-top: 4rem; }
  .side { display: none; }
  .menu {
    display: block; position: sticky; top: 0; z-index: 1; margin: 0; padding: .75rem 1.25rem;
    background: var(--ground); border-bottom: 1px solid var(--line); max-height: 100vh; overflow-y: auto;
  }
  .endpoints { float: none; width: auto; z-index: 1; }
  .top { padding: .5rem 1.25rem; }
  main { margin-left: 0; }
  .intro { padding-top: 2rem; }
  h1 { font-size: 1.625rem; }
}
@media (prefers-color-scheme: dark) { :root { --code: #0c100f; } }
@media print { .top nav, .side, .menu { display: none; } main { margin: 0; } pre { max-height: none; } }
`;
