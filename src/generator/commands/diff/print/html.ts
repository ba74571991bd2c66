// Comparison as a self-contained HTML page without scripts.

import { risingOf } from '../semver-bumps.ts';
import { effectsOf, levelWords, type Comparison, type Verdict } from '../assess-changes.ts';
import type { Level } from '../change.ts';
import { markup } from '../../../diagnostics/xml-escape.ts';
import { at, countLine } from './text.ts';

export function printHtml({ base, head, verdicts, bumps }: Comparison): string {
  const title = markup(`Changes from ${base} to ${head}`);
  const rising = risingOf(bumps);
  const body =
    verdicts.length === 0
      ? '<p>Both mean the same.</p>'
      : (['breaking', 'possibly', 'compatible'] as const).map((level) => section(level, verdicts)).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${markup(countLine(verdicts))}.${rising.length > 0 ? ` Versions: ${markup(rising.join(', '))}.` : ''}</p>
${body}
</main>
</body>
</html>
`;
}

const headings: Readonly<Record<Level, string>> = {
  breaking: 'Breaking',
  possibly: 'Possibly breaking',
  compatible: 'Compatible',
};

function section(level: Level, verdicts: readonly Verdict[]): string {
  const own = verdicts.filter((verdict) => verdict.level === level);
  return own.length === 0
    ? ''
    : `<h2>${headings[level]} <small>${own.length}</small></h2>\n<ol>\n${own.map(item).join('')}</ol>\n`;
}

function item(verdict: Verdict): string {
  const { change, subject, level, approval } = verdict;
  const places = [change.base && `base ${at(change.base)}`, change.head && `head ${at(change.head)}`].flatMap((each) =>
    each === undefined ? [] : [markup(each)],
  );
  const reason = approval
    ? `<p class="approved">Approved until ${markup(approval.expires)}: ${markup(approval.reason)}</p>`
    : '';
  return `<li id="${change.fingerprint}" class="${level}">
<p class="subject">${markup(subject === '' ? 'The interface' : subject)}</p>
<p><span class="level">${approval ? 'approved' : levelWords[level]}</span> ${markup(change.sentence)}</p>
<p class="about">${markup(effectsOf(verdict))} · ${markup(change.id)} · <a href="#${change.fingerprint}">${change.fingerprint}</a>${places.map((place) => ` · <code>${place}</code>`).join('')}</p>
${reason}</li>
`;
}

const style = `
:root { color-scheme: light dark; --line: #8884; --breaking: #b3261e; --possibly: #8a5a00; --compatible: #1b6e3c; }
@media (prefers-color-scheme: dark) { :root { --breaking: #ff8a80; --possibly: #ffc766; --compatible: #7fd6a0; } }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; overflow-wrap: anywhere; }
h2 small { font-weight: normal; opacity: .7; }
ol { list-style: none; margin: 0; padding: 0; }
li { border-left: .3rem solid var(--line); padding: .5rem .9rem; margin: .8rem 0; }
li.breaking { border-color: var(--breaking); } li.possibly { border-color: var(--possibly); } li.compatible { border-color: var(--compatible); }
li p { margin: .15rem 0; overflow-wrap: anywhere; }
li:target { background: #8882; }
.subject { font-weight: 600; }
.level { font-weight: 600; }
.breaking .level { color: var(--breaking); } .possibly .level { color: var(--possibly); } .compatible .level { color: var(--compatible); }
.about { font-size: .85rem; opacity: .8; }
.approved { font-style: italic; }
a { color: inherit; }
code { font-family: ui-monospace, monospace; }
`;
