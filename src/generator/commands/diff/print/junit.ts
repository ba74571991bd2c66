// Comparison as JUnit XML: one test case per change.

import { describeEffects, levelLabels, type Comparison, type AssessedChange } from '../assess-changes.ts';
import { packageNames } from '../semver-bumps.ts';
import { escapeXml } from '../../../diagnostics/escape-untrusted-text.ts';
import { formatLocation } from './text.ts';

/** Returns one test suite. Unapproved breaking and possibly breaking changes fail; approved changes are skipped. */
export function printJunit({ base, head, assessedChanges, bumps }: Comparison): string {
  const failures = assessedChanges.filter(isFailure).length;
  const skipped = assessedChanges.filter(({ approval }) => approval).length;
  const name = escapeXml(`${base} to ${head}`);
  const cases =
    assessedChanges.length > 0
      ? assessedChanges.map(formatTestCase)
      : ['    <testcase classname="ashlar.diff" name="no changes"/>\n'];
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n` +
    `  <testsuite name="${name}" tests="${cases.length}" failures="${failures}" skipped="${skipped}">\n` +
    `    <properties>\n${packageNames.map((packageName) => `      <property name="version ${packageName}" value="${bumps[packageName]}"/>\n`).join('')}    </properties>\n` +
    `${cases.join('')}  </testsuite>\n</testsuites>\n`
  );
}

function isFailure({ level, approval }: AssessedChange): boolean {
  return level !== 'compatible' && !approval;
}

function formatTestCase(assessedChange: AssessedChange): string {
  const { change, subject, level, approval, location } = assessedChange;
  const opening = `    <testcase classname="${escapeXml(subject === '' ? 'API' : subject)}" name="${escapeXml(`${change.id} ${change.fingerprint}`)}"`;
  if (approval)
    return `${opening}>\n      <skipped message="${escapeXml(`approved until ${approval.expires}: ${approval.reason}`)}"/>\n    </testcase>\n`;
  if (!isFailure(assessedChange)) return `${opening}/>\n`;
  const locationPrefix = location ? `${formatLocation(location)}: ` : '';
  const message = escapeXml(`${change.sentence} (${describeEffects(assessedChange)})`);
  return `${opening}>\n      <failure type="${levelLabels[level]}" message="${message}">${escapeXml(locationPrefix)}${message}</failure>\n    </testcase>\n`;
}
