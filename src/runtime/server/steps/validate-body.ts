// Step: the body as the service takes it, and what is wrong with it.

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
    // Rounding comes after the judgement, so that it makes nothing right that was not; rules speak of what is taken.
    exchange.body = found.every(isRule) ? round(sent, shape, shapes) : sent;
    const problems = exchange.body === sent ? found : judge(exchange.body).filter(isRule);
    // A text that the document refuses has been told of already.
    const told = new Set(problems.map(({ pointer }) => pointer));
    const texts = setting.options.checkText
      ? (textProblems(sent, setting.options.checkText) ?? []).filter(({ pointer }) => !told.has(pointer))
      : [];
    exchange.problems = [...exchange.problems, ...problems, ...texts];
    // What is wrong elsewhere keeps no rule from being asked whose own members are right.
    const rules = checks.rules?.(exchange.body, now.getTime(), contentType).filter(isRule) ?? [];
    exchange.problems.push(...rules.filter((rule) => !problems.some((problem) => isSame(problem, rule))));
    return undefined;
  } catch (error) {
    if (error instanceof RangeError) return refusal(400, 'The request body is nested too deeply.');
    throw error;
  }
}

/** What is wrong with a body whose defaults apply: they may fulfil what is asked of it, but refuse nothing that is valid as it was sent. */
function judgedAlike(found: readonly Problem[], judgeSent: () => readonly Problem[] | undefined): readonly Problem[] {
  if (found.every(isRule)) return found;
  const asSent = judgeSent()?.filter((problem) => !isRule(problem));
  if (!asSent) return found;
  const left = found.filter((problem) => isRule(problem) || asSent.some((other) => isSame(problem, other)));
  // Wrong in two ways is wrong still.
  return asSent.length > 0 && left.every(isRule) ? found : left;
}

function isSame(a: Problem, b: Problem): boolean {
  return a.pointer === b.pointer && a.keyword === b.keyword && a.schema === b.schema;
}

function isRule({ keyword }: Problem): boolean {
  return keyword === 'rule';
}
