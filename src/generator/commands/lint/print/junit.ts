// Findings as JUnit XML: one test case per finding, which fails unless it is a note.

import { escapeXml } from '../../../diagnostics/escape-untrusted-text.ts';
import type { DiagnosticData } from '../../../diagnostics/diagnostic.ts';
import { formatLocation } from '../../../diagnostics/format-text.ts';
import { messageWithHelp, type LintReport } from './print-findings.ts';

/** Returns one test suite. Without findings, it has one passing test case. */
export function printJunit({ document, findings }: LintReport): string {
  const cases =
    findings.length > 0
      ? findings.map(formatTestCase)
      : ['    <testcase classname="ashlar.lint" name="no findings"/>\n'];
  const failures = findings.filter(({ severity }) => severity !== 'note').length;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n  <testsuite name="${escapeXml(document)}" tests="${cases.length}" failures="${failures}">\n${cases.join('')}  </testsuite>\n</testsuites>\n`;
}

function formatTestCase(finding: DiagnosticData): string {
  const { code, severity, location } = finding;
  const position = location ? escapeXml(formatLocation(location)) : 'run';
  const opening = `    <testcase classname="${escapeXml(code)}" name="${position}"`;
  if (severity === 'note') return `${opening}/>\n`;
  return `${opening}>\n      <failure type="${severity}" message="${escapeXml(messageWithHelp(finding))}">${position}: ${escapeXml(messageWithHelp(finding))}</failure>\n    </testcase>\n`;
}
