// Isolation of custom rules, so that exceptions, asynchronous results, and invalid findings do not end the run.

import type { Report } from '../../../diagnostics/report.ts';
import type { LintRule, FindingInput, RuleContext, Visitor } from '../rule.ts';

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
  end: true,
};
const fixKinds: readonly unknown[] = ['replace', 'remove', 'rename'];

type VisitorCallback = (...visited: readonly unknown[]) => unknown;

/** Wraps a rule. Its first error is reported; after that, the rule does not run again. */
export function sandboxRule(rule: LintRule, report: Report): LintRule {
  const create = (context: RuleContext): Visitor => {
    let hasFailed = false;
    const fail = (description: string): void => {
      if (!hasFailed)
        report.add('lint/rule-failed', {
          message: `the rule ${rule.code} ${description}`,
          help: 'Correct it, or take it out of lint.customRules.',
        });
      hasFailed = true;
    };
    const callSafely = (action: () => unknown): unknown => {
      try {
        const result = hasFailed ? undefined : action();
        if (!(result instanceof Promise)) return result;
        result.catch(() => undefined); // errors after the run cannot be reported
        fail('is asynchronous, and nobody waits for it');
      } catch (error) {
        fail(`throws: ${error instanceof Error ? error.message : String(error)}`);
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
      fail('looks at nothing: create returns an object of functions');
      return {};
    }
    const entries = Object.entries(visitor).flatMap(
      ([name, callback]: readonly [string, unknown]): readonly (readonly [string, VisitorCallback])[] => {
        if (Object.hasOwn(visitorKeys, name) && isCallback(callback))
          return [[name, (...visited) => callSafely(() => callback(...visited))]];
        if (!Object.hasOwn(visitorKeys, name) || callback !== undefined)
          fail(`has ${JSON.stringify(name)}, and may have functions ${Object.keys(visitorKeys).join(', ')}`);
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
  if (typeof message !== 'string' || message === '') return 'says no message';
  if (!isOrigin(at)) return `says ${JSON.stringify(message)} at no place: at is the origin of a part of the model`;
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
    return `says ${JSON.stringify(message)} with related places that lack at or message`;
  if (fix !== undefined && !(typeof fix === 'object' && fix !== null && 'kind' in fix && fixKinds.includes(fix.kind)))
    return `says ${JSON.stringify(message)} with a fix that is none of ${fixKinds.join(', ')}`;
  return undefined;
}

function isOrigin(at: unknown): boolean {
  return typeof at === 'object' && at !== null && 'file' in at && typeof at.file === 'string';
}
