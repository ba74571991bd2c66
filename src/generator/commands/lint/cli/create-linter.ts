// Linter configured for a project: reads documents, runs the rules, and adds findings from Redocly.

import { omitProperties } from '../../../model/omit.ts';
import { relative, resolve } from 'node:path';
import { didYouMean } from '../../../diagnostics/did-you-mean.ts';
import { buildModel, type ModelInput, type StageObserver } from '../../../pipeline/build-model.ts';
import { diagnosticCodes } from '../../../diagnostics/codes.ts';
import { printModel } from '../../../model/print/print-model.ts';
import { createReport, type Report } from '../../../diagnostics/report.ts';
import type { FileReader } from '../../../source/file-reader.ts';
import { isLocal } from '../../../source/input-path.ts';
import type { Source } from '../../../source/node.ts';
import { runRules, type LintResult } from '../run-rules.ts';
import { type LintConfig, createSeveritySettings, createCodeMatcher } from '../config.ts';
import { describeRule, type RuleDescription } from '../describe-rule.ts';
import {
  defaultRedoclySeverities,
  describeUnavailableRule,
  listCodesHelp,
  redoclyPrefix,
  runRedocly,
} from '../redocly.ts';
import { builtinRules } from '../registry.ts';
import type { RootNodes } from '../finding.ts';
import type { LintRule, FindingInput, RuleContext, Visitor } from '../rule.ts';

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
    ...Object.keys(defaultRedoclySeverities).map((name) => redoclyPrefix + name),
  ];
  for (const code of [config.rules ?? {}, ...(config.overrides ?? []).map((override) => override.rules)].flatMap(
    (severities) => Object.keys(severities),
  )) {
    const matchesCode = createCodeMatcher(code);
    if (knownCodes.some((knownCode) => matchesCode(knownCode))) continue;
    const isGlob = code.includes('*');
    report.add(
      'lint/unknown-rule',
      describeUnavailableRule(code) ?? {
        message: isGlob ? `no rule matches \`${code}\`` : `unknown rule \`${code}\``,
        help: isGlob
          ? 'codes have the form `<family>/<problem>`; `*/*` matches all of them'
          : (didYouMean(code, knownCodes) ?? listCodesHelp),
      },
    );
  }
  const settings = createSeveritySettings(config, (file) =>
    isLocal(file) ? relative(directory, resolve(cwd, file)).replaceAll('\\', '/') : file,
  );
  return {
    describeRule: (code) => describeRule(code, allRules),
    async run(input, files, onStage) {
      const documentReport = createReport();
      const {
        sources,
        document,
        api,
        rules: compiledRules,
      } = await buildModel(
        { ...omitProperties(input, 'filter'), allowErrors: true, isStrict: false },
        files,
        documentReport,
        onStage,
      );
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

const visitorKeys: Readonly<Record<keyof Visitor, true>> = {
  api: true,
  schema: true,
  schemaObject: true,
  operation: true,
  parameter: true,
  header: true,
  body: true,
  response: true,
  content: true,
  examples: true,
  end: true,
};
const fixKinds: readonly unknown[] = ['replace', 'remove', 'rename'];

type VisitorCallback = (...visited: readonly unknown[]) => unknown;

/** Wraps a rule so that its errors do not end the run. Reports the first error, and then stops running the rule. */
function sandboxRule(rule: LintRule, report: Report): LintRule {
  const create = (context: RuleContext): Visitor => {
    let hasFailed = false;
    const fail = (description: string): void => {
      if (!hasFailed)
        report.add('lint/rule-failed', {
          message: `the rule \`${rule.code}\` failed: ${description}`,
          help: 'fix it, or remove it from `lint.customRules`',
        });
      hasFailed = true;
    };
    const callSafely = (action: () => unknown): unknown => {
      try {
        const result = hasFailed ? undefined : action();
        if (!(result instanceof Promise)) return result;
        result.catch(() => undefined); // errors after the run cannot be reported
        fail('its functions must not be asynchronous');
      } catch (error) {
        fail(error instanceof Error ? error.message : String(error));
      }
      return undefined;
    };
    const reportFinding = (input: FindingInput): void => {
      const problem = findInvalidPart(input);
      if (problem === undefined) context.report(input);
      else fail(problem);
    };
    const visitor = callSafely(() => rule.create({ ...context, report: reportFinding }));
    if (typeof visitor !== 'object' || visitor === null) {
      fail('`create` must return an object of functions');
      return {};
    }
    const entries = Object.entries(visitor).flatMap(
      ([name, callback]: readonly [string, unknown]): readonly (readonly [string, VisitorCallback])[] => {
        if (Object.hasOwn(visitorKeys, name) && isCallback(callback))
          return [[name, (...visited) => callSafely(() => callback(...visited))]];
        if (!Object.hasOwn(visitorKeys, name) || callback !== undefined)
          fail(`invalid function \`${name}\`; expected ${Object.keys(visitorKeys).join(', ')}`);
        return [];
      },
    );
    return Object.fromEntries(entries);
  };
  return { ...rule, create };
}

function isCallback(value: unknown): value is VisitorCallback {
  return typeof value === 'function';
}

/** Describes the error in an invalid finding; `undefined` if it is valid. Custom rules may not be type-checked. */
function findInvalidPart(input: unknown): string | undefined {
  const { message, at, fix, related }: { readonly [K in keyof FindingInput]?: unknown } =
    typeof input === 'object' && input !== null ? input : {};
  if (typeof message !== 'string' || message === '') return 'a finding has no `message`';
  if (!isOrigin(at))
    return `the finding ${JSON.stringify(message)} has no valid \`at\`; expected a \`sourceLocation\` of the model`;
  if (
    related !== undefined &&
    !(
      Array.isArray(related) &&
      related.every(
        (location: unknown) =>
          typeof location === 'object' &&
          location !== null &&
          'at' in location &&
          isOrigin(location.at) &&
          'message' in location &&
          typeof location.message === 'string',
      )
    )
  )
    return `the finding ${JSON.stringify(message)} has \`related\` locations without \`at\` or \`message\``;
  if (fix !== undefined && !(typeof fix === 'object' && fix !== null && 'kind' in fix && fixKinds.includes(fix.kind)))
    return `the finding ${JSON.stringify(message)} has an invalid \`fix\`; expected ${fixKinds.join(', ')}`;
  return undefined;
}

function isOrigin(at: unknown): boolean {
  return typeof at === 'object' && at !== null && 'file' in at && typeof at.file === 'string';
}
