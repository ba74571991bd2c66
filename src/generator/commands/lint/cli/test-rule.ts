// Test helper for custom lint rules.

import { applyEdits, planFixes } from '../text-fix.ts';
import type { LintFinding } from '../finding.ts';
import type { LintRule } from '../rule.ts';
import { createSeveritySettings } from '../config.ts';
import { runRules } from '../run-rules.ts';
import { buildModel } from '../../../pipeline/build-model.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { createReport } from '../../../diagnostics/report.ts';

/** Result of testing a rule. */
export interface RuleTestResult {
  /** Findings from the rule, sorted by location. */
  readonly findings: readonly LintFinding[];
  /** Diagnostics for the document. If one is an error, the rule does not run. */
  readonly diagnostics: readonly Diagnostic[];
  /** Text with safe and unsafe fixes applied. */
  readonly fixed: string;
}

/** Runs one rule on a YAML or JSON document as the linter would, even if the rule is off by default. */
export async function testRule(rule: LintRule, text: string, file = 'openapi.yaml'): Promise<RuleTestResult> {
  const report = createReport();
  const files = {
    read: (path: string) =>
      path === file ? Promise.resolve(text) : Promise.reject(Object.assign(new Error(path), { code: 'ENOENT' })),
  };
  const { sources, document, api, rules } = await buildModel(
    { document: file, overlays: [], isStrict: true },
    files,
    report,
  );
  const severity = rule.severity === 'off' ? 'warning' : rule.severity;
  const lintInput = {
    roots: sources.roots,
    diagnostics: [],
    ...(document && { document }),
    ...(api && !report.hasErrors && { api }),
    ...(rules && { rules }),
  };
  const result = runRules(
    lintInput,
    [{ ...rule, severity }],
    createSeveritySettings({}, (path) => path),
  );
  const findings = result.findings.filter(({ code }) => code === rule.code);
  return {
    findings,
    diagnostics: report.diagnostics,
    fixed: applyEdits(
      text,
      (planFixes(findings.flatMap(({ locatedFix }) => locatedFix ?? [])).get(file) ?? []).map(({ edit }) => edit),
    ),
  };
}
