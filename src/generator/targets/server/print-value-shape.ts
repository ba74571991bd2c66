// Printer of value shapes as data for the server runtime.

import type { Code } from '../../code/branded-text.ts';
import { string } from '../../code/typescript/string-literal.ts';
import { number, ts } from '../../code/typescript/template-literals.ts';
import { literal } from '../../code/typescript/json-literal.ts';
import { conditionCode, typeAsRead, type Conditions } from './condition-functions.ts';
import { list, object, text, texts, type Member } from './object-literals.ts';
import type { Shape } from './value-shapes.ts';

/** Prints a shape; an empty object if the shape is `undefined`. */
export function shapeCode(shape: Shape | undefined, conditions: Conditions): Code<'ts'> {
  return object(shape ? membersOf(shape, conditions) : []);
}

function membersOf(shape: Shape, conditions: Conditions): readonly Member[] {
  const { refs, either, derived, known, mentioned, sent, members, others, rest, items, readOnly, writeOnly, round } =
    shape;
  const inner = (each: Shape): Code<'ts'> => shapeCode(each, conditions);
  return [
    ['ref', referenceCode(refs)],
    [
      'derived',
      derived &&
        object([
          ['property', string(derived.property)],
          ['schemas', object([...derived.schemas].map(([value, ids]) => [value, referenceCode(ids)]))],
        ]),
    ],
    ['known', known && list(known.map(string))],
    ['mentioned', mentioned && texts(mentioned)],
    [
      'sent',
      sent &&
        object(
          [...sent].map(([name, pins]) => [
            name,
            list(pins.map((each) => object([...each].map(([member, values]) => [member, list(values.map(literal))])))),
          ]),
        ),
    ],
    [
      'members',
      members.size === 0
        ? undefined
        : object([...members].map(([name, member]) => [name, shapeUnder(name, member, conditions)])),
    ],
    ['others', text(others)],
    ['rest', rest && inner(rest)],
    ['items', items && inner(items)],
    ['either', either.length === 0 ? undefined : list(either.map(inner))],
    ['readOnly', readOnly ? ts`true` : undefined],
    ['writeOnly', writeOnly ? ts`true` : undefined],
    ['default', shape.default && object([['value', literal(shape.default.value)]])],
    [
      'round',
      round &&
        object([
          ['to', list(round.to.map(number))],
          ['mode', string(round.mode)],
        ]),
    ],
    ['redacted', redaction(shape, conditions)],
  ];
}

function referenceCode(ids: readonly string[]): Code<'ts'> | undefined {
  return ids.length < 2 ? text(ids[0]) : texts(ids);
}

/**
 * Prints a shape as the value of a property. For names that `Object.prototype` has, TypeScript would infer the
 * contextual type from the inherited member; `satisfies` states the expected type.
 */
export function shapeUnder(name: string, shape: Shape, conditions: Conditions): Code<'ts'> {
  const { imports, modules } = conditions;
  const code = shapeCode(shape, conditions);
  return name in Object.prototype
    ? ts`${code} satisfies ${imports.type('Shape', modules.runtime('server/value-shape'))}`
    : code;
}

function redaction({ redacted }: Shape, conditions: Conditions): Code<'ts'> | undefined {
  if (!redacted) return undefined;
  const condition = conditions.making.rules.ofRedaction(redacted);
  const scope = (): Code<'ts'> =>
    conditions.imports.type('RedactionScope', conditions.modules.runtime('server/value-shape'));
  const types = new Map(
    condition?.reads.has('caller')
      ? [['caller', typeAsRead(condition, 'caller') ?? conditions.callerType()] as const]
      : [],
  );
  return object([
    ['as', string(redacted.as)],
    ['unless', condition && conditionCode(condition, scope, types, conditions)],
  ]);
}
