// Findings as JUnit XML: one test case per finding, which fails unless it is a note.

import { markup } from '../../../diagnostics/xml-escape.ts';
import type { Told } from '../../../diagnostics/diagnostic.ts';
import { at } from '../../../diagnostics/format-text.ts';
import { sentence, type Sheet } from './formats.ts';

/** Returns one test suite. Without findings, it has one passing test case. */
export function printJunit({ document, findings }: Sheet): string {
  const cases =
    findings.length > 0 ? findings.map(caseOf) : ['    <testcase classname="ashlar.lint" name="no problems"/>\n'];
  const failures = findings.filter(({ severity }) => severity !== 'note').length;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n  <testsuite name="${markup(document)}" tests="${cases.length}" failures="${failures}">\n${cases.join('')}  </testsuite>\n</testsuites>\n`;
}

function caseOf(finding: Told): string {
  const { code, severity, place } = finding;
  const where = place ? markup(at(place)) : 'the run';
  const opening = `    <testcase classname="${markup(code)}" name="${where}"`;
  if (severity === 'note') return `${opening}/>\n`;
  return `${opening}>\n      <failure type="${severity}" message="${markup(sentence(finding))}">${where}: ${markup(sentence(finding))}</failure>\n    </testcase>\n`;
}
