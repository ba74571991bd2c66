// Random CEL predicates over one value of a given type. No predicate is constant.

import type { Random } from '../differential/random.ts';
import { createFieldPredicate, type ValueType } from './cel-conditions.ts';
import { and, not, or, printOperand, relation, stringLiteral, type Expression } from './print-cel-expressions.ts';

const primary = (text: string): Expression => ({ text, precedence: 7 });

/** Returns a predicate over the value of the expression `operand`. */
export function createPredicate(random: Random, operand: string, type: ValueType, depth: number): Expression {
  switch (type.kind) {
    case 'string':
      return random.oneIn(2) ? formatPredicate(random, operand) : stringPredicate(random, operand);
    case 'timestamp':
      return timestampPredicate(random, operand);
    case 'integer':
      return integerPredicate(random, operand);
    case 'number':
      return numberPredicate(random, operand);
    case 'boolean':
      return random.pick([primary(operand), not(random, primary(operand)), relation(operand, '==', 'true')]);
    case 'enum':
      return enumPredicate(random, operand, type.values);
    case 'list':
      return listPredicate(random, operand, type.items, depth);
    case 'map':
      return mapPredicate(random, operand, type.values, depth);
    case 'object': {
      // The first field is neither a list nor an object, so the recursion ends.
      const [first, ...more] = type.fields;
      if (!first) throw new Error('an object type has no fields');
      return createFieldPredicate(random, operand, depth > 1 ? first : random.pick([first, ...more]), depth + 1);
    }
    default:
      return type satisfies never;
  }
}

const words = ['a', 'ab', '', '😀', "it's", '"', '\\', '\n', '\u2028', 'constructor', '${x}', '*/', '名前'] as const;

function stringPredicate(random: Random, operand: string): Expression {
  const sample = stringLiteral(random, random.pick(words));
  return random.pick<() => Expression>([
    () => relation(operand, random.pick(['==', '!=']), sample),
    () => relation(`size(${operand})`, random.pick(['>', '<=', '==', '!=']), String(1 + random.below(4))),
    () => relation(`${operand}.size()`, random.pick(['>=', '<']), String(2 + random.below(3))),
    () =>
      primary(
        `${operand}.${random.pick(['startsWith', 'endsWith', 'contains'])}(${stringLiteral(
          random,
          random.pick(words) || 'b',
        )})`,
      ),
    () => relation(operand, 'in', `[${sample}, "b", "c"]`),
    () => relation(operand, random.pick(['<', '>=']), stringLiteral(random, random.pick(['b', 'm', '名', 'A']))),
    () => relation(`${operand} + ${sample}`, random.pick(['!=', '==']), '"ab"'),
    () => relation(`size(${sample} + ${operand})`, '>', '4'),
    () => relation(`string(size(${operand}))`, '==', '"3"'),
  ])();
}

/** Returns a predicate that tests the format of a string. */
function formatPredicate(random: Random, operand: string): Expression {
  const pattern = stringLiteral(
    random,
    random.pick(['^[a-z]+$', 'a|b', '^.{1,3}$', '\\d{2}', '^\\S*$', '/', "'", '^(?:ab)*$', '[^\\x00-\\x7f]', '\\.']),
  );
  return random.pick<Expression>([
    primary(`${operand}.matches(${pattern})`),
    primary(`matches(${operand}, ${pattern})`),
    primary(`isIp(${operand})`),
    primary(`isIp(${operand}, ${random.pick(['4', '6'])})`),
    primary(`isCidr(${operand})`),
    primary(`isPrivateIp(${operand})`),
    relation(`urlHost(${operand})`, '!=', '""'),
  ]);
}

/** Literals are within the bounds of the schema, because relations with other literals would be constant. */
function integerPredicate(random: Random, operand: string): Expression {
  const sample = random.pick(['0', '1', '-5', '60', '0x10', '999']);
  return random.pick<Expression>([
    relation(operand, random.pick(['==', '!=', '<', '<=', '>', '>=']), sample),
    relation(sample, random.pick(['<', '>=']), operand),
    relation(operand, 'in', '[1, 2, 5, 60, -3]'),
    relation(`${operand} % ${random.pick(['2', '3', '7'])}`, random.pick(['==', '!=']), '1'),
    relation(`${operand} / 4 * 2`, '<=', '30'),
    relation(`-${operand}`, '<', '7'),
    relation(`${operand} * ${printOperand(random, { text: `${operand} - 1`, precedence: 4 }, 6)}`, '>', '20'),
    relation(`double(${operand}) / 2.0`, '<', '2.5'),
    relation(`string(${operand})`, '!=', '"1"'),
    relation(operand, '<', '1.5'),
  ]);
}

function numberPredicate(random: Random, operand: string): Expression {
  return random.pick<Expression>([
    relation(
      operand,
      random.pick(['==', '!=', '<', '<=', '>', '>=']),
      random.pick(['0.5', '1.0', '-2.25', '1e2', '3']),
    ),
    relation(`${operand} * 2.0 + 1.0`, '>', '2.0'),
    relation(`int(${operand})`, random.pick(['==', '>']), '1'),
    relation(`-${operand}`, '<=', '0.25'),
    relation(`${operand} / 3.0`, '!=', '1.0'),
  ]);
}

function enumPredicate(random: Random, operand: string, values: readonly [string, ...string[]]): Expression {
  const [first, second] = [random.pick(values), random.pick(values)];
  const listed = [...new Set([first, second])].map((value) => stringLiteral(random, value)).join(', ');
  return random.pick<Expression>([
    relation(operand, random.pick(['==', '!=']), stringLiteral(random, first)),
    relation(operand, 'in', `[${listed}]`),
    relation(`size(${operand})`, '>', '3'),
  ]);
}

function timestampPredicate(random: Random, operand: string): Expression {
  const timestamp = `timestamp(${operand})`;
  return random.pick<Expression>([
    relation(timestamp, random.pick(['<', '>=', '==', '!=']), 'timestamp("2020-01-01T00:00:00Z")'),
    relation(timestamp, random.pick(['<', '>']), 'now'),
    relation(`now - ${timestamp}`, '>', 'duration("1h30m")'),
    relation(`${timestamp} + duration("24h")`, '<=', 'now'),
    relation(
      `${timestamp}.${random.pick(['getMonth', 'getDayOfWeek', 'getDayOfYear', 'getMinutes'])}()`,
      random.pick(['>', '!=']),
      '3',
    ),
    relation(`${timestamp}.getFullYear()`, '>=', '2000'),
  ]);
}

/** Variable names of macros by depth, including reserved words of other languages. */
const variablesByDepth = [
  ['x', 'item', 'class', 'value', 'problems'],
  ['y', 'inner', 'new', 'key', 'undefined'],
  ['z', 'deep', 'typeof', 'index', 'Object'],
] as const;

function listPredicate(random: Random, operand: string, items: ValueType, depth: number): Expression {
  const name = random.pick(variablesByDepth[depth] ?? variablesByDepth[2]);
  const sizeRelation = relation(
    random.pick([`size(${operand})`, `${operand}.size()`]),
    random.pick(['>', '<=', '==', '!=']),
    '2',
  );
  if (depth > 2) return sizeRelation;
  const itemPredicate = (): string => printOperand(random, createPredicate(random, name, items, depth + 1), 0);
  const indexPredicate = (index: number): Expression =>
    createPredicate(random, `${operand}[${index}]`, items, depth + 1);
  return random.pick<() => Expression>([
    () => sizeRelation,
    () => primary(`${operand}.${random.pick(['all', 'exists', 'exists_one'])}(${name}, ${itemPredicate()})`),
    () => primary(`${operand}.${random.pick(['all', 'exists', 'exists_one'])}(${name}, ${itemPredicate()})`),
    () => relation(`${operand}.filter(${name}, ${itemPredicate()}).size()`, '<', '2'),
    () => relation(`size(${operand}.map(${name}, ${itemPredicate()}, ${name}))`, '!=', '1'),
    () => and(random, relation(`size(${operand})`, '>', '1'), indexPredicate(1)),
    () => or(random, relation(`size(${operand})`, '<', '2'), indexPredicate(0)),
    ...(items.kind === 'string'
      ? [
          (): Expression => relation(stringLiteral(random, random.pick(words)), 'in', operand),
          (): Expression => relation(`${operand}.join(${stringLiteral(random, random.pick(words))})`, '!=', '"a"'),
          (): Expression => relation(operand, '==', '["a", "b"]'),
        ]
      : []),
    ...(items.kind === 'integer'
      ? [
          (): Expression => relation('5', 'in', operand),
          (): Expression => primary(`${operand}.map(${name}, ${name} * 2).exists(${name}, ${name} > 10)`),
        ]
      : []),
  ])();
}

function mapPredicate(random: Random, operand: string, values: ValueType, depth: number): Expression {
  const name = random.pick(variablesByDepth[depth] ?? variablesByDepth[2]);
  const key = stringLiteral(random, random.pick(['a', 'constructor', '', 'a-b']));
  const sizeRelation = relation(`size(${operand})`, random.pick(['>', '<=']), '1');
  if (depth > 2) return sizeRelation;
  const keyPredicate = (): string => printOperand(random, formatPredicate(random, name), 0);
  const valuePredicate = (mapKey: string): Expression =>
    createPredicate(random, `${operand}[${mapKey}]`, values, depth + 1);
  return random.pick<() => Expression>([
    () => sizeRelation,
    () => relation(key, 'in', operand),
    () => primary(`${operand}.${random.pick(['all', 'exists'])}(${name}, ${keyPredicate()})`),
    () => primary(`${operand}.all(${name}, ${printOperand(random, valuePredicate(name), 0)})`),
    () => and(random, relation(key, 'in', operand), valuePredicate(key)),
  ])();
}
