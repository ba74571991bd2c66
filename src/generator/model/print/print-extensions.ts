// Prints extensions in the model's text format.

import type {
  Access,
  Effect,
  UnknownExtensions,
  Lifecycle,
  Limit,
  OperationExtensions,
  Precondition,
  Resource,
  Rule,
  SchemaExtensions,
} from '../../openapi/extensions/types.ts';
import { paginationJson } from '../operations/pagination-extension.ts';
import {
  block,
  valueLine,
  booleanLine,
  printJson,
  namesLine,
  printName,
  unspecifiedLines,
  type Lines,
} from './indented-lines.ts';

export function schemaExtensionLines(extensions: SchemaExtensions): Lines {
  const { lifecycle, round, redacted } = extensions;
  return [
    ...valueLine('x-name', extensions.name),
    ...booleanLine('filterable', extensions.filterable),
    ...(round ? [`round ${round.mode} to ${round.to.join(' ')}`] : []),
    ...(redacted ? [`redacted as ${printJson(redacted.as)}`, ...valueLine('  unless', redacted.unless?.text)] : []),
    ...(lifecycle ? lifecycleLines(lifecycle) : []),
    ...extensions.rules.flatMap((rule) => ruleLines('rule', rule)),
    ...valueLine('message', extensions.message),
    ...unspecifiedLines(extensions.unspecified),
  ];
}

export function operationExtensionLines(extensions: OperationExtensions): Lines {
  return [
    ...valueLine('x-name', extensions.name),
    ...(extensions.effect ? effectLines(extensions.effect) : []),
    ...(extensions.access ? [`access ${accessText(extensions.access)}`] : []),
    ...extensions.preconditions.flatMap((precondition) => preconditionLines(precondition)),
    ...extensions.limits.flatMap(limitLines),
    ...extensions.emits.flatMap((event) => valueLine('emits', event)),
    ...(extensions.affects ?? []).flatMap((operation) => valueLine('affects', operation)),
    ...(extensions.pagination === undefined ? [] : [`pagination ${printJson(paginationJson(extensions.pagination))}`]),
    ...unspecifiedLines(extensions.unspecified),
  ];
}

export function resourceLines(keyword: string, { schema, parameter, within }: Resource): Lines {
  const lines = [`${keyword} ${printName(schema)} by ${printName(parameter)}`];
  return within ? [...lines, ...resourceLines('  within', within)] : lines;
}

export function unknownExtensionLines(keywords: UnknownExtensions): Lines {
  return [...keywords].map(([keyword, value]) => `${keyword} ${printJson(value)}`);
}

function ruleLines(keyword: string, { id, rule, message, field }: Rule): Lines {
  return block(`${keyword} ${id}`, [
    ...valueLine('holds', rule.text),
    ...valueLine('message', message),
    ...valueLine('field', field),
  ]);
}

function preconditionLines(precondition: Precondition): Lines {
  return [...ruleLines('precondition', precondition), ...valueLine('  status', precondition.status)];
}

function effectLines({ kind, merge, defaults, also, assumed }: Effect): Lines {
  return block(`effect ${kind}${assumed ? ' assumed' : ''}`, [
    ...valueLine('merge', merge),
    ...(defaults.length > 0 ? namesLine('defaults', defaults) : []),
    ...also.flatMap((sentence) => valueLine('also', sentence)),
  ]);
}

function accessText(access: Access): string {
  return access.kind === 'grant' ? `grant ${printName(access.grant)} ${access.level}` : access.kind;
}

function limitLines(limit: Limit): Lines {
  if (limit.kind === 'rate')
    return block(
      `limit ${limit.id} ${limit.requests} requests in ${limit.seconds} seconds`,
      valueLine('message', limit.message),
    );
  const { id, max, of, per, within, where, message } = limit;
  return block(`limit ${id} ${max} ${printName(of)} per ${printName(per)}`, [
    ...valueLine('within', within),
    ...valueLine('where', where?.text),
    ...valueLine('message', message),
  ]);
}

function lifecycleLines({ states, moves, open: isOpen }: Lifecycle): Lines {
  const printStates = (stateNames: readonly string[] | 'any'): string =>
    typeof stateNames === 'string' ? 'any' : stateNames.map(printJson).join(' ');
  return block(isOpen ? 'open lifecycle' : 'lifecycle', [
    ...[...states].map(([state, description]) =>
      description === null ? printJson(state) : `${printJson(state)} ${printJson(description)}`,
    ),
    ...moves.flatMap((move) =>
      block(`move ${printStates(move.from)} -> ${printStates(move.to)}`, [
        ...valueLine('trigger', move.trigger),
        ...valueLine('when', move.when),
      ]),
    ),
  ]);
}
