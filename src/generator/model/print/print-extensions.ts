// Text format of extensions.

import type {
  Access,
  Effect,
  Foreign,
  Lifecycle,
  Limit,
  OperationFacts,
  Precondition,
  Resource,
  Rule,
  SchemaFacts,
} from '../../openapi/extensions/types.ts';
import { block, fact, flag, json, list, name, open, type Lines } from './indented-lines.ts';

export function schemaFacts(facts: SchemaFacts): Lines {
  const { lifecycle, round, redacted } = facts;
  return [
    ...fact('x-name', facts.name),
    ...flag('filterable', facts.filterable),
    ...(round ? [`round ${round.mode} to ${round.to.join(' ')}`] : []),
    ...(redacted ? [`redacted as ${json(redacted.as)}`, ...fact('  unless', redacted.unless?.text)] : []),
    ...(lifecycle ? lifecycleLines(lifecycle) : []),
    ...facts.rules.flatMap((rule) => ruleLines('rule', rule)),
    ...fact('message', facts.message),
    ...open(facts.unspecified),
  ];
}

export function operationFacts(facts: OperationFacts): Lines {
  return [
    ...fact('x-name', facts.name),
    ...(facts.effect ? effectLines(facts.effect) : []),
    ...(facts.access ? [`access ${accessText(facts.access)}`] : []),
    ...facts.preconditions.flatMap((precondition) => preconditionLines(precondition)),
    ...facts.limits.flatMap(limitLines),
    ...facts.emits.flatMap((event) => fact('emits', event)),
    ...open(facts.unspecified),
  ];
}

export function resourceLines(keyword: string, { schema, parameter, within }: Resource): Lines {
  const lines = [`${keyword} ${name(schema)} by ${name(parameter)}`];
  return within ? [...lines, ...resourceLines('  within', within)] : lines;
}

/** Prints unknown extensions. */
export function foreign(keywords: Foreign): Lines {
  return [...keywords].map(([keyword, value]) => `${keyword} ${json(value)}`);
}

function ruleLines(keyword: string, { id, rule, message, field }: Rule): Lines {
  return block(`${keyword} ${id}`, [...fact('holds', rule.text), ...fact('message', message), ...fact('field', field)]);
}

function preconditionLines(precondition: Precondition): Lines {
  return [...ruleLines('precondition', precondition), ...fact('  status', precondition.status)];
}

function effectLines({ kind, merge, defaults, also, assumed }: Effect): Lines {
  return block(`effect ${kind}${assumed ? ' assumed' : ''}`, [
    ...fact('merge', merge),
    ...(defaults.length > 0 ? list('defaults', defaults) : []),
    ...also.flatMap((sentence) => fact('also', sentence)),
  ]);
}

function accessText(access: Access): string {
  return access.kind === 'grant' ? `grant ${name(access.grant)} ${access.level}` : access.kind;
}

function limitLines(limit: Limit): Lines {
  if (limit.kind === 'rate')
    return block(
      `limit ${limit.id} ${limit.requests} requests in ${limit.seconds} seconds`,
      fact('message', limit.message),
    );
  const { id, max, of, per, within, where, message } = limit;
  return block(`limit ${id} ${max} ${name(of)} per ${name(per)}`, [
    ...fact('within', within),
    ...fact('where', where?.text),
    ...fact('message', message),
  ]);
}

function lifecycleLines({ states, moves, open: more }: Lifecycle): Lines {
  const ends = (end: readonly string[] | 'any'): string => (typeof end === 'string' ? 'any' : end.map(json).join(' '));
  return block(more ? 'open lifecycle' : 'lifecycle', [
    ...[...states].map(([state, meaning]) => (meaning === null ? json(state) : `${json(state)} ${json(meaning)}`)),
    ...moves.flatMap((move) =>
      block(`move ${ends(move.from)} -> ${ends(move.to)}`, [
        ...fact('trigger', move.trigger),
        ...fact('when', move.when),
      ]),
    ),
  ]);
}
