/**
 * The cashier's style sheet. It is a separate file, because a strict content policy forbids inline
 * styles.
 */
export const cashierStyle = `
:root {
  color-scheme: light dark;
  --ground: #f3f5f4; --sheet: #ffffff; --ink: #17211c; --soft: #55625b; --line: #dde3df;
  --accent: #0b7a4b; --on-accent: #ffffff; --badge: #8a4b00; --badge-ground: #fff0d6;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #101513; --sheet: #1a211d; --ink: #edf3ef; --soft: #a7b5ad; --line: #303a34;
    --accent: #4cc38a; --on-accent: #06170e; --badge: #ffd08a; --badge-ground: #3a2a10;
  }
}
* { box-sizing: border-box; margin: 0; }
body {
  min-height: 100vh; background: var(--ground); color: var(--ink); line-height: 1.6;
  font: 1rem/1.6 system-ui, -apple-system, "PingFang SC", "Noto Sans SC", "Microsoft YaHei", sans-serif;
}
header {
  display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: .5rem;
  padding: .75rem 1rem; background: var(--badge-ground); color: var(--badge); font-size: .9375rem;
}
.badge { padding: 0 .5rem; border: 1px solid currentColor; border-radius: .375rem; font-weight: 600; }
main { max-width: 30rem; margin: 0 auto; padding: 16px 16px 32px; }
.bill { padding: 24px 20px; border-radius: 1rem; background: var(--sheet); text-align: center; }
h1 { font-size: 1.125rem; font-weight: 600; color: var(--soft); }
.bill > p:not(.amount) { margin-top: .75rem; color: var(--soft); }
.amount { margin: .25rem 0 1rem; font-variant-numeric: tabular-nums; font-weight: 700; font-size: min(2.5rem, 14vw); line-height: 1.2; overflow-wrap: anywhere; }
.amount span:first-child { margin-right: .125rem; font-size: .6em; }
.unit { margin-left: .25rem; font-size: 1rem; font-weight: 400; color: var(--soft); }
main > h1 { margin-bottom: .75rem; }
.bill + .bill { margin-top: 1rem; }
.bill a.primary { margin-top: 1rem; }
dl:not(:first-child) { border-top: 1px solid var(--line); }
dl { text-align: left; }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding-top: .75rem; }
dt { color: var(--soft); }
dd { overflow-wrap: anywhere; }
.number { font-variant-numeric: tabular-nums; }
h2 { margin: 1.5rem 0 .25rem; font-size: 1rem; font-weight: 600; }
form { display: grid; gap: .75rem; }
button, a.primary {
  display: block; width: 100%; min-height: 3rem; padding: .625rem 1rem; border-radius: .75rem;
  border: 1px solid var(--line); background: var(--sheet); color: var(--ink);
  font: inherit; text-align: center; text-decoration: none; cursor: pointer;
}
button.primary, a.primary { border-color: var(--accent); background: var(--accent); color: var(--on-accent); font-weight: 600; }
button:active, a.primary:active { opacity: .85; }
button:focus-visible, a.primary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.talk { display: grid; gap: .75rem; margin: 1rem 0; padding: 0; list-style: none; }
.talk li { max-width: 85%; padding: .625rem .875rem; border-radius: .75rem; background: var(--sheet); white-space: pre-line; overflow-wrap: anywhere; }
.talk .ours { justify-self: end; background: var(--accent); color: var(--on-accent); }
textarea { width: 100%; padding: .625rem .875rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--sheet); color: var(--ink); font: inherit; }
textarea:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.back { margin-top: 1rem; color: var(--soft); }
.note { margin: 1.25rem 0; font-size: 1.125rem; font-weight: 600; text-align: center; }
`
