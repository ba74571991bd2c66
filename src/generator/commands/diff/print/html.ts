// Comparison as a self-contained HTML page without scripts.

import { formatBumps } from '../semver-bumps.ts';
import { describeEffects, levelLabels, type Comparison, type AssessedChange } from '../assess-changes.ts';
import type { ChangeLevel } from '../change.ts';
import { escapeXml } from '../../../diagnostics/escape-untrusted-text.ts';
import { formatLocation, formatChangeCounts } from './text.ts';

export function printHtml({ base, head, assessedChanges, bumps }: Comparison): string {
  const title = escapeXml(`Changes from ${base} to ${head}`);
  const bumpLabels = formatBumps(bumps);
  const body =
    assessedChanges.length === 0
      ? '<p>The documents are equivalent.</p>'
      : (['breaking', 'possibly-breaking', 'compatible'] as const)
          .map((level) => renderSection(level, assessedChanges))
          .join('');
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
<p>${escapeXml(formatChangeCounts(assessedChanges))}.${bumpLabels.length > 0 ? ` Version bumps: ${escapeXml(bumpLabels.join(', '))}.` : ''}</p>
${body}
</main>
</body>
</html>
`;
}

const headings: Readonly<Record<ChangeLevel, string>> = {
  breaking: 'Breaking',
  'possibly-breaking': 'Possibly breaking',
  compatible: 'Compatible',
};

function renderSection(level: ChangeLevel, assessedChanges: readonly AssessedChange[]): string {
  const changesOfLevel = assessedChanges.filter((assessedChange) => assessedChange.level === level);
  return changesOfLevel.length === 0
    ? ''
    : `<h2>${headings[level]} <small>${changesOfLevel.length}</small></h2>\n<ol>\n${changesOfLevel.map(renderItem).join('')}</ol>\n`;
}

function renderItem(assessedChange: AssessedChange): string {
  const { change, subject, level, approval } = assessedChange;
  const locations = [
    change.base && `base ${formatLocation(change.base)}`,
    change.head && `head ${formatLocation(change.head)}`,
  ].flatMap((label) => (label === undefined ? [] : [escapeXml(label)]));
  const reason = approval
    ? `<p class="approved">Approved until ${escapeXml(approval.expires)}: ${escapeXml(approval.reason)}</p>`
    : '';
  return `<li id="${change.fingerprint}" class="${level}">
<p class="subject">${escapeXml(subject === '' ? 'The API' : subject)}</p>
<p><span class="level">${approval ? 'approved' : levelLabels[level]}</span> ${escapeXml(change.sentence)}</p>
<p class="about">${escapeXml(describeEffects(assessedChange))} · ${escapeXml(change.id)} · <a href="#${change.fingerprint}">${change.fingerprint}</a>${locations.map((location) => ` · <code>${location}</code>`).join('')}</p>
${reason}</li>
`;
}

const style = `
:root { color-scheme: light dark; --line: #8884; --breaking: #b3261e; --possibly-breaking: #8a5a00; --compatible: #1b6e3c; }
@media (prefers-color-scheme: dark) { :root { --breaking: #ff8a80; --possibly-breaking: #ffc766; --compatible: #7fd6a0; } }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; overflow-wrap: anywhere; }
h2 small { font-weight: normal; opacity: .7; }
ol { list-style: none; margin: 0; padding: 0; }
li { border-left: .3rem solid var(--line); padding: .5rem .9rem; margin: .8rem 0; }
li.breaking { border-color: var(--breaking); } li.possibly-breaking { border-color: var(--possibly-breaking); } li.compatible { border-color: var(--compatible); }
li p { margin: .15rem 0; overflow-wrap: anywhere; }
li:target { background: #8882; }
.subject { font-weight: 600; }
.level { font-weight: 600; }
.breaking .level { color: var(--breaking); } .possibly-breaking .level { color: var(--possibly-breaking); } .compatible .level { color: var(--compatible); }
.about { font-size: .85rem; opacity: .8; }
.approved { font-style: italic; }
a { color: inherit; }
code { font-family: ui-monospace, monospace; }
`;
