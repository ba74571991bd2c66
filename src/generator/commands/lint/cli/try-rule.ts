// What a rule says of a text: for those who write rules of their own, and test them.

import { applied, plannedFixes } from '../fix.ts';
import type { LintFinding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { createSettings } from '../settings.ts';
import { lint } from '../run-rules.ts';
import { understand } from '../../../pipeline/pipeline.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { createReport } from '../../../diagnostics/report.ts';

/** What came of it. */
export interface Tried {
  /** The rule's own findings, by place. */
  readonly findings: readonly LintFinding[];
  /** What else is wrong with the text; with an error among it, the rule was not asked. */
  readonly diagnostics: readonly Diagnostic[];
  /** The text after the fixes of the findings, safe and unsafe ones. */
  readonly mended: string;
}

/** Runs one rule on a document in YAML or JSON, as the linter would, also where it is off. */
export async function tryRule(rule: Rule, text: string, file = 'openapi.yaml'): Promise<Tried> {
  const report = createReport();
  const files = {
    read: (path: string) =>
      path === file ? Promise.resolve(text) : Promise.reject(Object.assign(new Error(path), { code: 'ENOENT' })),
  };
  const { sources, document, api, rules } = await understand({ document: file, overlays: [] }, files, report);
  const severity = rule.severity === 'off' ? 'warning' : rule.severity;
  const understood = {
    roots: sources.roots,
    diagnostics: [],
    ...(document && { document }),
    ...(api && { api }),
    ...(rules && { rules }),
  };
  const found = lint(
    understood,
    [{ ...rule, severity }],
    createSettings({}, (path) => path),
  );
  const findings = found.findings.filter(({ code }) => code === rule.code);
  return {
    findings,
    diagnostics: report.diagnostics,
    mended: applied(
      text,
      (plannedFixes(findings.flatMap(({ mend }) => mend ?? [])).get(file) ?? []).map(({ edit }) => edit),
    ),
  };
}
