// Step: the body as the service takes it, and what is wrong with it.

import type { Problem } from '../../validation/problem.ts';
import type { Exchange } from '../exchange.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { judgeable } from '../body/bytes.ts';
import { conform, withDefaults } from '../body/conform.ts';
import { round } from '../body/round.ts';
import { textProblems } from '../body/texts.ts';

export function checkBody<Tx>(exchange: Exchange<Tx>): Refusal | undefined {
  const { operation, setting, mediaType, contentType, now } = exchange;
  const { body, checks } = operation;
  if (!body || mediaType === undefined) return undefined;
  const { shapes } = setting.table;
  const shape = body.contents[mediaType] ?? {};
  try {
    const judge = (value: unknown): readonly Problem[] => checks.body?.(contentType, judgeable(value)) ?? [];
    const own = conform(exchange.body, shape, shapes, body.defaults === true);
    const sent = typeof body.defaults === 'object' ? withDefaults(own, body.defaults, shape, shapes) : own;
    const found = judge(sent);
    // Rounding comes after the judgement, so that it makes nothing right that was not; rules speak of what is taken.
    exchange.body = found.every(isRule) ? round(sent, shape, shapes) : sent;
    const problems = exchange.body === sent ? found : judge(exchange.body).filter(isRule);
    // A text that the document refuses has been told of already.
    const told = new Set(problems.map(({ pointer }) => pointer));
    const texts = setting.options.checkText ? textProblems(sent, setting.options.checkText).filter(({ pointer }) => !told.has(pointer)) : [];
    exchange.problems = [...exchange.problems, ...problems, ...texts];
    // What is wrong elsewhere keeps no rule from being asked whose own members are right.
    const rules = checks.rules?.(exchange.body, now.getTime(), contentType).filter(isRule) ?? [];
    exchange.problems.push(...rules.filter(({ pointer, schema }) => !problems.some((problem) => problem.pointer === pointer && problem.schema === schema)));
    return undefined;
  } catch (error) {
    if (error instanceof RangeError) return refusal(400, 'The request body is nested too deeply.');
    throw error;
  }
}

function isRule({ keyword }: Problem): boolean {
  return keyword === 'rule';
}
