// Test helper for custom lint rules.

import { applied, plannedFixes } from '../fix.ts';
import type { LintFinding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { createSettings } from '../settings.ts';
import { lint } from '../run-rules.ts';
import { understand } from '../../../pipeline/pipeline.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { createReport } from '../../../diagnostics/report.ts';

/** Result of testing a rule. */
export interface Tried {
  /** Findings of the rule, by location. */
  readonly findings: readonly LintFinding[];
  /** Diagnostics of the document. The rule does not run if there is an error. */
  readonly diagnostics: readonly Diagnostic[];
  /** Text with safe and unsafe fixes applied. */
  readonly mended: string;
}

/** Runs one rule on a YAML or JSON document as the linter would, even if the rule is off by default. */
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
