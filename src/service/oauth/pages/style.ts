// Style sheet for the authorization server's pages.

export const style = `
:root {
  color-scheme: light dark;
  --ground: #eef1f6; --card: #ffffff; --text: #171a21; --soft: #545c6b; --line: #d5dae3; --field: #ffffff; --edge: #7d8697;
  --accent: #1d4ed8; --accent-hover: #1e40af; --on-accent: #ffffff; --danger: #a11414; --danger-background: #fdecec; --mark: #1d4ed8;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0e1117; --card: #171b24; --text: #eceff5; --soft: #a5aebd; --line: #2a3140; --field: #0e1117; --edge: #6f7a8e;
    --accent: #8fb4ff; --accent-hover: #b1caff; --on-accent: #0b1220; --danger: #ffb4ae; --danger-background: #3b1717; --mark: #8fb4ff;
  }
}
* { box-sizing: border-box; }
html { font: 100%/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "DejaVu Sans", sans-serif; -webkit-text-size-adjust: 100%; }
body { margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; padding: 1.5rem 1rem; background: var(--ground); color: var(--text); }
main { width: 100%; max-width: 27rem; padding: 2rem; background: var(--card); border: 1px solid var(--line); border-radius: 1rem; box-shadow: 0 1px 2px rgb(0 0 0 / .05), 0 12px 32px rgb(0 0 0 / .08); overflow-wrap: anywhere; }
.brand { display: flex; align-items: center; gap: .6rem; margin: 0 0 1.5rem; color: var(--soft); font-size: .9rem; font-weight: 600; }
.brand svg { flex: none; width: 1.6rem; height: 1.6rem; color: var(--mark); }
h1 { margin: 0 0 .5rem; font-size: 1.45rem; line-height: 1.25; font-weight: 650; letter-spacing: -.01em; }
h2 { margin: 1.5rem 0 .5rem; font-size: 1rem; font-weight: 600; }
p { margin: 0 0 1rem; }
.soft { color: var(--soft); }
.small { font-size: .875rem; }
strong { font-weight: 650; }
label { display: block; margin: 1rem 0 .35rem; font-weight: 600; font-size: .95rem; }
input[type=text], input[type=password] { width: 100%; min-height: 2.9rem; padding: .6rem .8rem; font: inherit; color: inherit; background: var(--field); border: 1px solid var(--edge); border-radius: .6rem; }
input[aria-invalid=true] { border-color: var(--danger); }
button { font: inherit; cursor: pointer; }
.main, .other { width: 100%; min-height: 2.9rem; padding: .6rem 1rem; border-radius: .6rem; font-weight: 600; }
.main { border: 1px solid transparent; background: var(--accent); color: var(--on-accent); }
.main:hover { background: var(--accent-hover); }
.other { border: 1px solid var(--edge); background: transparent; color: inherit; }
.other:hover { background: var(--ground); }
.link { min-height: 1.5rem; padding: 0; border: 0; background: none; color: var(--accent); text-decoration: underline; text-underline-offset: .15em; }
.actions { display: grid; gap: .75rem; margin-top: 1.5rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.alert { margin: 1rem 0; padding: .75rem 1rem; color: var(--danger); background: var(--danger-background); border-left: 4px solid currentColor; border-radius: .5rem; }
.scopes { margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: .6rem; }
.scopes li { padding: .6rem .9rem; }
.scopes li + li { border-top: 1px solid var(--line); }
.who { display: flex; flex-wrap: wrap; align-items: baseline; gap: .25rem .75rem; margin: 0 0 1rem; padding-bottom: 1rem; border-bottom: 1px solid var(--line); }
.who p { margin: 0; }
dl { margin: 1rem 0 0; font-size: .875rem; }
dt { color: var(--soft); }
dd { margin: 0 0 .5rem; font-family: ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", monospace; }
@media (min-width: 30rem) { .actions.pair { grid-template-columns: 1fr 1fr; } }
@media (max-width: 30rem) { body { place-items: start center; padding: 0; background: var(--card); } main { padding: 1.5rem 1.25rem; border: 0; border-radius: 0; box-shadow: none; } }
@media (forced-colors: active) { .main, .other { border: 1px solid ButtonText; } .alert { border: 1px solid; } }
@media (prefers-reduced-motion: no-preference) { button { transition: background-color .12s ease; } }
`;
