// Comparison as JUnit XML: one test case per change.

import { effectsOf, levelWords, type Comparison, type Verdict } from '../assess-changes.ts';
import { packageNames } from '../semver-bumps.ts';
import { markup } from '../../../diagnostics/xml-escape.ts';
import { at } from './text.ts';

/** Returns one test suite. Unapproved breaking and possibly breaking changes fail; approved changes are skipped. */
export function printJunit({ base, head, verdicts, bumps }: Comparison): string {
  const failures = verdicts.filter(isFailure).length;
  const skipped = verdicts.filter(({ approval }) => approval).length;
  const name = markup(`${base} to ${head}`);
  const cases =
    verdicts.length > 0 ? verdicts.map(caseOf) : ['    <testcase classname="ashlar.diff" name="no changes"/>\n'];
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n` +
    `  <testsuite name="${name}" tests="${cases.length}" failures="${failures}" skipped="${skipped}">\n` +
    `    <properties>\n${packageNames.map((each) => `      <property name="version ${each}" value="${bumps[each]}"/>\n`).join('')}    </properties>\n` +
    `${cases.join('')}  </testsuite>\n</testsuites>\n`
  );
}

function isFailure({ level, approval }: Verdict): boolean {
  return level !== 'compatible' && !approval;
}

function caseOf(verdict: Verdict): string {
  const { change, subject, level, approval, place } = verdict;
  const opening = `    <testcase classname="${markup(subject === '' ? 'interface' : subject)}" name="${markup(`${change.id} ${change.fingerprint}`)}"`;
  if (approval)
    return `${opening}>\n      <skipped message="${markup(`approved until ${approval.expires}: ${approval.reason}`)}"/>\n    </testcase>\n`;
  if (!isFailure(verdict)) return `${opening}/>\n`;
  const where = place ? `${at(place)}: ` : '';
  const message = markup(`${change.sentence} (${effectsOf(verdict)})`);
  return `${opening}>\n      <failure type="${levelWords[level]}" message="${message}">${markup(where)}${message}</failure>\n    </testcase>\n`;
}
