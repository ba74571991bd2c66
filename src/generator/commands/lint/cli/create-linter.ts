// Linter configured for a project: reads documents, runs the rules, and adds findings from Redocly.

import { relative, resolve } from 'node:path';
import { didYouMean } from '../../../openapi/did-you-mean.ts';
import { buildModel, type ModelInput, type StageObserver } from '../../../pipeline/pipeline.ts';
import { diagnosticCodes, type DiagnosticCode } from '../../../diagnostics/codes.ts';
import { printModel } from '../../../model/print/print-model.ts';
import { createReport, type Report } from '../../../diagnostics/report.ts';
import type { FileReader } from '../../../source/file-reader.ts';
import type { Source } from '../../../source/node.ts';
import { runRules, type LintResult } from '../run-rules.ts';
import type { LintConfig } from '../config-types.ts';
import type { RuleDescription } from '../print/formats.ts';
import { redoclySeverities, redoclyPrefix } from '../redocly/redocly-rules.ts';
import { runRedocly } from '../redocly/run-redocly.ts';
import { builtinRules } from '../registry.ts';
import type { RootNodes } from '../finding-location.ts';
import { createSeveritySettings, createCodeMatcher } from '../severity-settings.ts';
import { sandboxRule } from './sandbox-rule.ts';

/** Result of linting a document once. */
export interface LintRun extends LintResult {
  readonly texts: ReadonlyMap<string, Source>;
  /** Root node of each file, by path. */
  readonly roots: RootNodes;
  /** Prints the model without locations; absent if the document has errors. */
  readonly printModel?: () => string;
}

export interface Linter {
  run(input: ModelInput, files: FileReader, onStage?: StageObserver): Promise<LintRun>;
  /** Returns the description of a rule or diagnostic code. */
  describeRule(code: string): RuleDescription | undefined;
}

interface LinterOptions {
  readonly redocly: boolean;
  readonly cwd: string;
  readonly directory: string;
  readonly report: Report;
}

/** Creates a linter. Reports unknown rules in the configuration. */
export function createLinter(config: LintConfig, { redocly, cwd, directory, report }: LinterOptions): Linter {
  const allRules = [...builtinRules, ...(config.customRules ?? []).map((rule) => sandboxRule(rule, report))];
  const knownCodes = [
    ...allRules.map(({ code }) => code),
    ...Object.keys(diagnosticCodes),
    ...Object.keys(redoclySeverities).map((name) => redoclyPrefix + name),
  ];
  for (const code of [config.rules ?? {}, ...(config.overrides ?? []).map((override) => override.rules)].flatMap(
    (severities) => Object.keys(severities),
  )) {
    const matchesCode = createCodeMatcher(code);
    if (knownCodes.some((knownCode) => matchesCode(knownCode))) continue;
    const isGlob = code.includes('*');
    report.add('lint/unknown-rule', {
      message: `no rule has ${isGlob ? 'a code like' : 'the code'} ${JSON.stringify(code)}`,
      help: isGlob
        ? 'Codes are <family>/<problem>: */* is every one.'
        : (didYouMean(code, knownCodes) ?? 'docs/lint.md lists them.'),
    });
  }
  const settings = createSeveritySettings(config, (file) =>
    relative(directory, resolve(cwd, file)).replaceAll('\\', '/'),
  );
  return {
    describeRule: (code) =>
      allRules.find((rule) => rule.code === code) ??
      (Object.hasOwn(diagnosticCodes, code) ? diagnosticCodes[code as DiagnosticCode] : undefined), // hasOwn checks the key
    async run(input, files, onStage) {
      const documentReport = createReport();
      const {
        sources,
        document,
        api,
        rules: compiledRules,
      } = await buildModel({ ...input, allowErrors: true }, files, documentReport, onStage);
      const lintInput = {
        roots: sources.roots,
        diagnostics: documentReport.diagnostics,
        ...(document && { document }),
        ...(api && { api }),
        ...(compiledRules && { rules: compiledRules }),
      };
      const redoclyFindings = redocly && config.redocly !== false && api ? await runRedocly(sources, settings) : [];
      return {
        ...runRules(lintInput, allRules, settings, redoclyFindings),
        texts: sources.texts,
        roots: sources.roots,
        ...(api && !documentReport.hasErrors && { printModel: () => printModel(api) }),
      };
    },
  };
}
