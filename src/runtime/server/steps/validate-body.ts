// Step: applies defaults to the body, validates it, and rounds its numbers.

import type { Problem } from '../../validation/problem.ts';
import type { Exchange } from '../request-context.ts';
import { refusal, type Refusal } from '../http-error.ts';
import { judgeable } from '../body/binary-body.ts';
import { conform, withDefaults } from '../body/apply-defaults.ts';
import { round } from '../body/round-numbers.ts';
import { textProblems } from '../body/unstorable-text.ts';

export function checkBody<Tx>(exchange: Exchange<Tx>): Refusal | undefined {
  const { operation, setting, mediaType, contentType, now } = exchange;
  const { body, checks } = operation;
  if (!body || mediaType === undefined) return undefined;
  const { shapes } = setting.table;
  const shape = body.contents[mediaType] ?? {};
  try {
    const judge = (value: unknown): readonly Problem[] => checks.body?.(contentType, judgeable(value)) ?? [];
    const own = conform(exchange.body, shape, shapes, body.defaults === true);
    const listed = typeof body.defaults === 'object' ? body.defaults : undefined;
    const sent = listed ? withDefaults(own, listed, shape, shapes) : own;
    const found = judgedAlike(judge(sent), () =>
      body.defaults ? judge(listed ? own : conform(exchange.body, shape, shapes, false)) : undefined,
    );
    // Rounding comes after validation, so that it cannot make an invalid value valid. Rules apply to the rounded
    // values.
    exchange.body = found.every(isRule) ? round(sent, shape, shapes) : sent;
    const problems = exchange.body === sent ? found : judge(exchange.body).filter(isRule);
    // Strings that already have a problem are not reported again.
    const told = new Set(problems.map(({ pointer }) => pointer));
    const texts = setting.options.checkText
      ? (textProblems(sent, setting.options.checkText) ?? []).filter(({ pointer }) => !told.has(pointer))
      : [];
    exchange.problems = [...exchange.problems, ...problems, ...texts];
    // Rules whose own properties are valid are evaluated even if others are invalid.
    const rules = checks.rules?.(exchange.body, now.getTime(), contentType).filter(isRule) ?? [];
    exchange.problems.push(...rules.filter((rule) => !problems.some((problem) => isSame(problem, rule))));
    return undefined;
  } catch (error) {
    if (error instanceof RangeError) return refusal(400, 'The request body is nested too deeply.');
    throw error;
  }
}

/**
 * Returns the problems of a body with defaults. Defaults may satisfy requirements, but must not invalidate a body that
 * is valid as sent.
 */
function judgedAlike(found: readonly Problem[], judgeSent: () => readonly Problem[] | undefined): readonly Problem[] {
  if (found.every(isRule)) return found;
  const asSent = judgeSent()?.filter((problem) => !isRule(problem));
  if (!asSent) return found;
  const left = found.filter((problem) => isRule(problem) || asSent.some((other) => isSame(problem, other)));
  // Invalid both with and without defaults, for different reasons.
  return asSent.length > 0 && left.every(isRule) ? found : left;
}

function isSame(a: Problem, b: Problem): boolean {
  return a.pointer === b.pointer && a.keyword === b.keyword && a.schema === b.schema;
}

function isRule({ keyword }: Problem): boolean {
  return keyword === 'rule';
}
