// How a printed page looks, on paper, by day and by lamplight.

/** The ink and the paper of pictures. */
export const INK = '#231a12'
export const PAPER = '#fbf7ec'

const RED = '#b3190f'

export const STYLE = `
:root {
  color-scheme: light dark;
  --ink: ${INK};
  --soft: #6b5a49;
  --paper: ${PAPER};
  --rule: #cdbfa5;
  --pen: #2a2440;
  --red: ${RED};
  --SP: #335599; --CO: #b5261a; --DE: #8a6508; --BA: #2b6e55;
}
@media (prefers-color-scheme: dark) {
  :root { --ink: #efe4cf; --soft: #b7a88f; --paper: #1a1510; --rule: #4d4133; --pen: #d9cff2; --red: #ff8a78; --SP: #8fb1ee; --CO: #ff8a78; --DE: #e6bb58; --BA: #79c4a4; }
}
@media print {
  :root { --ink: #000; --soft: #444; --paper: #fff; --rule: #bbb; --pen: #1d1838; --red: ${RED}; }
}
* { box-sizing: border-box; }
html { background: var(--paper); color: var(--ink); }
body {
  margin: 0;
  font: 1rem/1.45 'EB Garamond', 'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', P052, Georgia, 'Noto Serif', 'DejaVu Serif', serif;
  font-variant-numeric: oldstyle-nums;
}
main { max-width: 46rem; margin: 0 auto; padding: 2.5rem 1.5rem 4rem; }
h1, h2, h3 { margin: 0; font-weight: 500; line-height: 1.15; text-wrap: balance; break-after: avoid; }
h1 { font-size: 2.2rem; }
h2 { font-size: 1.55rem; }
h3 { font-size: 1.2rem; }
p { margin: 0; }
a { color: inherit; }
header { margin-bottom: 1.6rem; padding-bottom: 1.1rem; border-bottom: 3px double var(--rule); text-align: center; }
.game { color: var(--soft); font-variant-caps: all-small-caps; letter-spacing: .12em; }
.result { margin-top: .35rem; font-size: 1.15rem; }
.result b { font-weight: 600; font-variant-numeric: lining-nums; }
.about { color: var(--soft); font-style: italic; }
.partie + .partie { margin-top: 4rem; break-before: page; }
blockquote { margin: 0 0 1.6rem; padding-inline-start: 1rem; border-inline-start: 2px solid var(--rule); font-style: italic; overflow-wrap: anywhere; }
blockquote .tags { color: var(--soft); }
.sums { display: flex; flex-wrap: wrap; gap: 1rem 3rem; align-items: start; justify-content: center; margin-bottom: 1.6rem; }
.sums > * { flex: 1 1 17rem; min-width: 0; max-width: 30rem; }
table { width: 100%; border-collapse: collapse; }
caption { padding-bottom: .2rem; color: var(--soft); font-style: italic; text-align: start; }
th { font-weight: 400; text-align: start; overflow-wrap: anywhere; }
th, td { padding: .12rem .5rem .12rem 0; vertical-align: baseline; }
thead th, thead td { border-bottom: 1px solid var(--rule); vertical-align: bottom; }
tbody tr { border-bottom: 1px dotted var(--rule); break-inside: avoid; }
tfoot tr { border-top: 1px solid var(--ink); }
.number { width: 3.2em; color: var(--soft); white-space: nowrap; }
td.number { text-align: end; }
.figures, .after, tfoot b { font-variant-numeric: lining-nums tabular-nums; }
.score td { padding-inline-end: 1rem; }
.cell { display: flex; gap: .6rem; align-items: baseline; justify-content: space-between; }
.score .after { color: var(--soft); }
.score tfoot td { text-align: end; }
.mark { margin-inline-end: .5em; color: var(--pen); white-space: nowrap; }
.mark i { font-size: .85em; vertical-align: .2em; }
.mark.aside { opacity: .75; }
.ink { height: 1.3em; vertical-align: -.32em; fill: var(--pen); }
.key { margin-top: .3rem; color: var(--soft); font-size: .85rem; }
.accounts td { text-align: end; }
.accounts thead th { text-align: end; }
figure { margin: 0; break-inside: avoid; }
figcaption { color: var(--soft); font-size: .9rem; font-style: italic; text-align: center; }
.course { margin-bottom: 1.6rem; }
.course svg { display: block; width: 100%; overflow: visible; fill: var(--soft); }
.course path { fill: none; stroke: var(--rule); }
.course .zero { stroke-dasharray: 2 3; }
.course .way { stroke: var(--ink); stroke-width: 1.4; stroke-linejoin: round; }
.course .slip { fill: var(--red); }
.deal { margin-top: 2.2rem; }
.deal > h2, .deal > h3 { padding-bottom: .25rem; border-bottom: 1px solid var(--rule); }
.diagrams { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; justify-content: center; margin: 1rem 0; }
.diagrams figure { min-width: 0; }
.diagram { display: block; max-width: 100%; height: auto; margin: 0 auto; fill: var(--ink); }
.diagrams figcaption { margin-top: .3rem; }
.log { margin: .6rem 0; text-wrap: pretty; }
.tricks { width: auto; min-width: 50%; margin: .8rem 0; }
.tricks tbody tr { border-top: 1px dotted var(--rule); border-bottom: 0; }
.tricks .said { border-top: 0; break-before: avoid; color: var(--soft); font-size: .92rem; }
.tricks th, .tricks td { padding-inline-end: 1.6rem; }
.tricks thead th { min-width: 5rem; max-width: 11em; }
.card { font-variant-numeric: lining-nums; white-space: nowrap; }
.sign { width: .85em; height: .85em; margin-inline-end: .12em; vertical-align: -.06em; }
.suit-H, .suit-D { color: var(--red); }
.suit-SP { color: var(--SP); } .suit-CO { color: var(--CO); } .suit-DE { color: var(--DE); } .suit-BA { color: var(--BA); }
.leads { margin-inline-start: -.6em; padding-inline-end: .15em; color: var(--soft); }
.tricks b { font-weight: 600; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: .2em; }
sup { margin-inline-start: .1em; color: var(--red); font-size: .7em; line-height: 0; }
.remarks { margin: .6rem 0; padding-inline-start: 1.4em; color: var(--soft); font-size: .95rem; }
.remarks ::marker { color: var(--red); font-size: .85em; }
.contents { columns: 2; column-gap: 3rem; margin: 1rem 0 2.5rem; padding: 0; list-style: none; }
.contents li { break-inside: avoid; margin-bottom: .35rem; }
.contents a { text-decoration-color: var(--rule); text-underline-offset: .2em; }
.contents .about { display: block; font-size: .9rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.symbols { position: absolute; width: 0; height: 0; }
@media (max-width: 36rem) {
  main { padding: 1.5rem 1rem 3rem; }
  h1 { font-size: 1.8rem; }
  .contents { columns: 1; }
  .tricks th, .tricks td { padding-inline-end: .7rem; }
  .tricks thead th { min-width: 3.2rem; font-size: .9rem; }
}
@page { margin: 16mm 15mm 18mm; }
@media print {
  html { font-size: 10.5pt; }
  /* old figures are not found by a search */
  body { font-variant-numeric: lining-nums; }
  main { max-width: none; padding: 0; }
  .deal { margin-top: 1.4rem; }
  .tricks, .log { orphans: 3; widows: 3; }
}
`
