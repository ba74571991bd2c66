// What a condition asks of one value, by its type: each question has both answers.

import type { Random } from '../differential/random.ts';
import { read, type Kind } from './conditions.ts';
import { all, any, literal, not, relation, within, type Printed } from './printed.ts';

const whole = (text: string): Printed => ({ text, level: 7 });

/** A question of the value that is read as `at`. */
export function test(random: Random, at: string, kind: Kind, depth: number): Printed {
  switch (kind.kind) {
    case 'text':
      return random.once(2) ? textually(random, at) : ofText(random, at);
    case 'moment':
      return ofMoment(random, at);
    case 'whole':
      return ofWhole(random, at);
    case 'number':
      return ofNumber(random, at);
    case 'flag':
      return random.pick([whole(at), not(random, whole(at)), relation(at, '==', 'true')]);
    case 'choice':
      return ofChoice(random, at, kind.values);
    case 'list':
      return ofList(random, at, kind.items, depth);
    case 'map':
      return ofMap(random, at, kind.values, depth);
    case 'object': {
      // The first is no list and no object, so that there is an end.
      const [first, ...more] = kind.fields;
      if (!first) throw new Error('an object has a field');
      return read(random, at, depth > 1 ? first : random.pick([first, ...more]), depth + 1);
    }
    default:
      return kind satisfies never;
  }
}

const words = ['a', 'ab', '', '😀', "it's", '"', '\\', '\n', '\u2028', 'constructor', '${x}', '*/', '名前'] as const;

function ofText(random: Random, at: string): Printed {
  const some = literal(random, random.pick(words));
  return random.pick<() => Printed>([
    () => relation(at, random.pick(['==', '!=']), some),
    () => relation(`size(${at})`, random.pick(['>', '<=', '==', '!=']), String(1 + random.below(4))),
    () => relation(`${at}.size()`, random.pick(['>=', '<']), String(2 + random.below(3))),
    () =>
      whole(
        `${at}.${random.pick(['startsWith', 'endsWith', 'contains'])}(${literal(random, random.pick(words) || 'b')})`,
      ),
    () => relation(at, 'in', `[${some}, "b", "c"]`),
    () => relation(at, random.pick(['<', '>=']), literal(random, random.pick(['b', 'm', '名', 'A']))),
    () => relation(`${at} + ${some}`, random.pick(['!=', '==']), '"ab"'),
    () => relation(`size(${some} + ${at})`, '>', '4'),
    () => relation(`string(size(${at}))`, '==', '"3"'),
  ])();
}

/** What a text says. */
function textually(random: Random, at: string): Printed {
  const pattern = literal(
    random,
    random.pick(['^[a-z]+$', 'a|b', '^.{1,3}$', '\\d{2}', '^\\S*$', '/', "'", '^(?:ab)*$', '[^\\x00-\\x7f]', '\\.']),
  );
  return random.pick<Printed>([
    whole(`${at}.matches(${pattern})`),
    whole(`matches(${at}, ${pattern})`),
    whole(`isIp(${at})`),
    whole(`isIp(${at}, ${random.pick(['4', '6'])})`),
    whole(`isCidr(${at})`),
    whole(`isPrivateIp(${at})`),
    relation(`urlHost(${at})`, '!=', '""'),
  ]);
}

/** Literals lie within the bounds of the schema: what is beyond them has one answer. */
function ofWhole(random: Random, at: string): Printed {
  const some = random.pick(['0', '1', '-5', '60', '0x10', '999']);
  return random.pick<Printed>([
    relation(at, random.pick(['==', '!=', '<', '<=', '>', '>=']), some),
    relation(some, random.pick(['<', '>=']), at),
    relation(at, 'in', '[1, 2, 5, 60, -3]'),
    relation(`${at} % ${random.pick(['2', '3', '7'])}`, random.pick(['==', '!=']), '1'),
    relation(`${at} / 4 * 2`, '<=', '30'),
    relation(`-${at}`, '<', '7'),
    relation(`${at} * ${within(random, { text: `${at} - 1`, level: 4 }, 6)}`, '>', '20'),
    relation(`double(${at}) / 2.0`, '<', '2.5'),
    relation(`string(${at})`, '!=', '"1"'),
    relation(at, '<', '1.5'),
  ]);
}

function ofNumber(random: Random, at: string): Printed {
  return random.pick<Printed>([
    relation(at, random.pick(['==', '!=', '<', '<=', '>', '>=']), random.pick(['0.5', '1.0', '-2.25', '1e2', '3'])),
    relation(`${at} * 2.0 + 1.0`, '>', '2.0'),
    relation(`int(${at})`, random.pick(['==', '>']), '1'),
    relation(`-${at}`, '<=', '0.25'),
    relation(`${at} / 3.0`, '!=', '1.0'),
  ]);
}

function ofChoice(random: Random, at: string, values: readonly [string, ...string[]]): Printed {
  const [first, second] = [random.pick(values), random.pick(values)];
  const listed = [...new Set([first, second])].map((value) => literal(random, value)).join(', ');
  return random.pick<Printed>([
    relation(at, random.pick(['==', '!=']), literal(random, first)),
    relation(at, 'in', `[${listed}]`),
    relation(`size(${at})`, '>', '3'),
  ]);
}

function ofMoment(random: Random, at: string): Printed {
  const moment = `timestamp(${at})`;
  return random.pick<Printed>([
    relation(moment, random.pick(['<', '>=', '==', '!=']), 'timestamp("2020-01-01T00:00:00Z")'),
    relation(moment, random.pick(['<', '>']), 'now'),
    relation(`now - ${moment}`, '>', 'duration("1h30m")'),
    relation(`${moment} + duration("24h")`, '<=', 'now'),
    relation(
      `${moment}.${random.pick(['getMonth', 'getDayOfWeek', 'getDayOfYear', 'getMinutes'])}()`,
      random.pick(['>', '!=']),
      '3',
    ),
    relation(`${moment}.getFullYear()`, '>=', '2000'),
  ]);
}

/** Names of a macro's variable: those that other languages keep for themselves among them. */
const variables = [
  ['x', 'item', 'class', 'value', 'problems'],
  ['y', 'inner', 'new', 'key', 'undefined'],
  ['z', 'deep', 'typeof', 'index', 'Object'],
] as const;

function ofList(random: Random, at: string, items: Kind, depth: number): Printed {
  const name = random.pick(variables[depth] ?? variables[2]);
  const sized = relation(random.pick([`size(${at})`, `${at}.size()`]), random.pick(['>', '<=', '==', '!=']), '2');
  if (depth > 2) return sized;
  const inner = (of = name): string => within(random, test(random, of, items, depth + 1), 0);
  return random.pick<() => Printed>([
    () => sized,
    () => whole(`${at}.${random.pick(['all', 'exists', 'exists_one'])}(${name}, ${inner()})`),
    () => whole(`${at}.${random.pick(['all', 'exists', 'exists_one'])}(${name}, ${inner()})`),
    () => relation(`${at}.filter(${name}, ${inner()}).size()`, '<', '2'),
    () => relation(`size(${at}.map(${name}, ${inner()}, ${name}))`, '!=', '1'),
    () => all(random, relation(`size(${at})`, '>', '1'), test(random, `${at}[1]`, items, depth + 1)),
    () => any(random, relation(`size(${at})`, '<', '2'), test(random, `${at}[0]`, items, depth + 1)),
    ...(items.kind === 'text'
      ? [
          (): Printed => relation(literal(random, random.pick(words)), 'in', at),
          (): Printed => relation(`${at}.join(${literal(random, random.pick(words))})`, '!=', '"a"'),
          (): Printed => relation(at, '==', '["a", "b"]'),
        ]
      : []),
    ...(items.kind === 'whole'
      ? [
          (): Printed => relation('5', 'in', at),
          (): Printed => whole(`${at}.map(${name}, ${name} * 2).exists(${name}, ${name} > 10)`),
        ]
      : []),
  ])();
}

function ofMap(random: Random, at: string, values: Kind, depth: number): Printed {
  const name = random.pick(variables[depth] ?? variables[2]);
  const key = literal(random, random.pick(['a', 'constructor', '', 'a-b']));
  const sized = relation(`size(${at})`, random.pick(['>', '<=']), '1');
  if (depth > 2) return sized;
  return random.pick<() => Printed>([
    () => sized,
    () => relation(key, 'in', at),
    () => whole(`${at}.${random.pick(['all', 'exists'])}(${name}, ${within(random, textually(random, name), 0)})`),
    () => whole(`${at}.all(${name}, ${within(random, test(random, `${at}[${name}]`, values, depth + 1), 0)})`),
    () => all(random, relation(key, 'in', at), test(random, `${at}[${key}]`, values, depth + 1)),
  ])();
}
