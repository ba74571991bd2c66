// Isolation of custom rules: exceptions, asynchronous results, and invalid findings do not end the run.

import type { Report } from '../../../diagnostics/report.ts';
import type { Rule, Said, Subject, Visitor } from '../rule.ts';

const parts: Readonly<Record<keyof Visitor, true>> = {
  api: true,
  schema: true,
  assertion: true,
  operation: true,
  parameter: true,
  header: true,
  body: true,
  response: true,
  content: true,
  end: true,
};
const fixes: readonly unknown[] = ['replace', 'remove', 'rename'];

type Visit = (...shown: readonly unknown[]) => unknown;

/** Wraps a rule. Its first error is reported; after that, the rule does not run again. */
export function guarded(rule: Rule, report: Report): Rule {
  const look = (subject: Subject): Visitor => {
    let failed = false;
    const fail = (what: string): void => {
      if (!failed)
        report.add('lint/rule-failed', {
          message: `the rule ${rule.code} ${what}`,
          help: 'Correct it, or take it out of lint.custom.',
        });
      failed = true;
    };
    const attempt = (work: () => unknown): unknown => {
      try {
        const result = failed ? undefined : work();
        if (!(result instanceof Promise)) return result;
        result.catch(() => undefined); // errors after the run cannot be reported
        fail('is asynchronous, and nobody waits for it');
      } catch (error) {
        fail(`throws: ${error instanceof Error ? error.message : String(error)}`);
      }
      return undefined;
    };
    const say = (said: Said): void => {
      const wrong = nonsense(said);
      if (wrong === undefined) subject.say(said);
      else fail(wrong);
    };
    const visitor = attempt(() => rule.look({ ...subject, say }));
    if (typeof visitor !== 'object' || visitor === null) {
      fail('looks at nothing: look returns an object of functions');
      return {};
    }
    const entries = Object.entries(visitor).flatMap(
      ([name, visit]: readonly [string, unknown]): readonly (readonly [string, Visit])[] => {
        if (Object.hasOwn(parts, name) && isVisit(visit)) return [[name, (...shown) => attempt(() => visit(...shown))]];
        if (!Object.hasOwn(parts, name) || visit !== undefined)
          fail(`has ${JSON.stringify(name)}, and may have functions ${Object.keys(parts).join(', ')}`);
        return [];
      },
    );
    return Object.fromEntries(entries);
  };
  return { ...rule, look };
}

function isVisit(value: unknown): value is Visit {
  return typeof value === 'function';
}

/** Returns what is wrong with a finding, if the rule was not type-checked. */
function nonsense(said: unknown): string | undefined {
  const { message, at, fix, related }: { readonly [K in keyof Said]?: unknown } =
    typeof said === 'object' && said !== null ? said : {};
  if (typeof message !== 'string' || message === '') return 'says no message';
  if (!isOrigin(at)) return `says ${JSON.stringify(message)} at no place: at is the origin of a part of the model`;
  if (
    related !== undefined &&
    !(
      Array.isArray(related) &&
      related.every(
        (each: unknown) =>
          typeof each === 'object' &&
          each !== null &&
          'at' in each &&
          isOrigin(each.at) &&
          'message' in each &&
          typeof each.message === 'string',
      )
    )
  )
    return `says ${JSON.stringify(message)} with related places that lack at or message`;
  if (fix !== undefined && !(typeof fix === 'object' && fix !== null && 'kind' in fix && fixes.includes(fix.kind)))
    return `says ${JSON.stringify(message)} with a fix that is none of ${fixes.join(', ')}`;
  return undefined;
}

function isOrigin(at: unknown): boolean {
  return typeof at === 'object' && at !== null && 'file' in at && typeof at.file === 'string';
}
