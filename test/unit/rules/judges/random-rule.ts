// Random rules that make sense: well-typed, every optional and nullable path asked for before it is used.

import { removeNull, type CelType } from '../../../../src/generator/cel/types.ts';
import { pick, type Draw } from './random-schema.ts';

/** A path and its type; `ask` is the condition behind which it may be used, where it needs one. */
interface Path {
  readonly text: string;
  readonly type: CelType;
  readonly ask?: string;
  readonly never?: string;
}

interface Surroundings {
  readonly d: Draw;
  readonly paths: readonly Path[];
  readonly fuel: number;
  readonly used: readonly string[];
}

/** The text of a condition over `self` and `now`. */
export function randomRule(d: Draw, self: CelType): string {
  const paths = [...fieldsOf({ text: 'self', type: self }), { text: 'now', type: { kind: 'timestamp' } as const }];
  return condition({ d, paths, fuel: 4, used: ['self', 'now'] });
}

function fieldsOf({ text, type }: Path): readonly Path[] {
  if (type.kind === 'map') {
    const key = `${text}["k"]`;
    return [{ text: key, type: type.values, ask: `"k" in ${text}`, never: `!("k" in ${text})` }];
  }
  if (type.kind !== 'object') return [];
  return type.fields.flatMap((name): readonly Path[] => {
    const field = type.findField(name);
    if (!field) return [];
    const plain = /^[a-zA-Z_]\w*$/.test(name) && name !== 'in';
    const path = plain ? `${text}.${name}` : `${text}[${JSON.stringify(name)}]`;
    const has = plain ? `has(${path})` : `${JSON.stringify(name)} in ${text}`;
    const withNull = field.type.kind === 'nullable';
    const asks = [...(field.isOptional ? [has] : []), ...(withNull ? [`${path} != null`] : [])];
    const nevers = [
      ...(field.isOptional ? [plain ? `!${has}` : `!(${has})`] : []),
      ...(withNull ? [`${path} == null`] : []),
    ];
    const made = { text: path, type: removeNull(field.type) };
    return asks.length === 0
      ? [made, ...fieldsOf(made)]
      : [{ ...made, ask: asks.join(' && '), never: nevers.join(' || ') }];
  });
}

const open = ({ paths }: Surroundings): readonly Path[] => paths.filter(({ ask }) => ask === undefined);
const lists = (s: Surroundings): readonly Path[] => open(s).filter(({ type }) => type.kind === 'list');
const of = (s: Surroundings, kind: CelType['kind']): readonly Path[] =>
  open(s).filter(({ type }) => type.kind === kind);

function condition(s: Surroundings): string {
  const inner = { ...s, fuel: s.fuel - 1 };
  const closed = s.paths.filter(({ ask }) => ask !== undefined);
  const choices: (() => string)[] = [
    ...of(s, 'bool').map(
      ({ text }) =>
        () =>
          text,
    ),
    () => `${value(inner, 'int')} ${order(s)} ${value(inner, 'int')}`,
    () =>
      `${value(inner, 'double')} ${pick(s.d, ['<', '>=', '==', '!='])} ${value(inner, pick(s.d, ['int', 'double']))}`,
    () => `${value(inner, 'string')} ${pick(s.d, ['==', '!=', '<', '>='])} ${value(inner, 'string')}`,
    () => `${value(inner, 'string')}.${pick(s.d, ['startsWith', 'endsWith', 'contains'])}(${value(inner, 'string')})`,
    () => `${value(inner, 'string')}.matches(${pick(s.d, ['"^[a-z]+$"', '"a.b"', "r'\\s|\\d'", '"[^x]{2,}"'])})`,
    () =>
      pick(s.d, [
        `isIp(${value(inner, 'string')})`,
        `isIp(${value(inner, 'string')}, 4)`,
        `isCidr(${value(inner, 'string')})`,
        `isPrivateIp(${value(inner, 'string')})`,
      ]),
    () => `${value(inner, 'string')} in ["red", "a", ""]`,
    () => `${value(inner, 'int')} in [1, 2, ${value(inner, 'int')}]`,
    ...lists(s).flatMap((path) => macros(inner, path)),
    ...of(s, 'map').map(
      ({ text }) =>
        () =>
          pick(s.d, [
            `size(${text}) > 1`,
            `${text}.all(${variable(s)}, true == (1 == 1)) || ${text} == ${text}`,
            `${text}.exists(k_, k_ == "k" && ${text}[k_] == ${text}[k_])`,
          ]),
    ),
    ...of(s, 'string')
      .filter(({ type }) => type.kind === 'string' && type.format === 'date-time')
      .map(
        ({ text }) =>
          () =>
            `timestamp(${text}) < now + duration("${pick(s.d, ['1h', '-24h30m', '8760h'])}")`,
      ),
    ...closed.map(
      ({ ask = '' }) =>
        () =>
          ask,
    ),
  ];
  if (s.fuel <= 0) return parenthesised(pick(s.d, choices.slice(0, of(s, 'bool').length + 4))());
  choices.push(
    () => `!${parenthesised(condition(inner))}`,
    () => `${parenthesised(condition(inner))} && ${parenthesised(condition(inner))}`,
    () => `${parenthesised(condition(inner))} || ${parenthesised(condition(inner))}`,
    () =>
      `${parenthesised(condition(inner))} ? ${parenthesised(condition(inner))} : ${parenthesised(condition(inner))}`,
  );
  for (const path of closed) {
    const { ask = '', never = '' } = path;
    const opened: Path = { text: path.text, type: path.type };
    const after = { ...inner, paths: [...s.paths.filter((each) => each !== path), opened, ...fieldsOf(opened)] };
    choices.push(
      () => `${ask} && ${parenthesised(condition(after))}`,
      () => `${never} || ${parenthesised(condition(after))}`,
      () => `(${ask}) ? ${parenthesised(condition(after))} : ${parenthesised(condition(inner))}`,
      () => `!(${never}) && ${parenthesised(condition(after))}`,
    );
  }
  return pick(s.d, choices)();
}

function macros(s: Surroundings, { text, type }: Path): readonly (() => string)[] {
  if (type.kind !== 'list') return [];
  const name = variable(s);
  const item: Path =
    type.items.kind === 'nullable'
      ? { text: name, type: type.items.of, ask: `${name} != null`, never: `${name} == null` }
      : { text: name, type: type.items };
  const inside = {
    ...s,
    fuel: Math.min(s.fuel, 2),
    used: [...s.used, name],
    paths: [...s.paths, item, ...(item.ask === undefined ? fieldsOf(item) : [])],
  };
  return [
    () => `${text}.${pick(s.d, ['all', 'exists', 'exists_one'])}(${name}, ${condition(inside)})`,
    () => `${text}.filter(${name}, ${condition(inside)}).size() ${order(s)} 1`,
    () =>
      `size(${text}.map(${name}, ${value(inside, 'int')})) > 0 && ${text}.map(${name}, ${value(inside, 'string')}).join(",") != ""`,
    () =>
      type.minItems > 0
        ? `${text}[0] == ${text}[0] || ${text} + ${text} == ${text}`
        : `size(${text}) > 1 && ${text}[1] != ${text}[0]`,
  ];
}

function variable({ used, d }: Surroundings): string {
  return pick(
    d,
    ['item', 'x', 'new', 'equal', 'Object', 'undefined'].map((name) =>
      used.includes(name) ? `${name}${used.length}` : name,
    ),
  );
}

function order({ d }: Surroundings): string {
  return pick(d, ['<', '<=', '>', '>=', '==', '!=']);
}

function value(s: Surroundings, kind: 'int' | 'double' | 'string'): string {
  const own = of(s, kind).map(
    ({ text }) =>
      () =>
        text,
  );
  const inner = { ...s, fuel: s.fuel - 1 };
  const constants = {
    int: ['0', '1', '2', '-3'],
    double: ['0.5', '2.0', '-1.25'],
    string: ['"a"', "'red'", '""', '"😀"', 'r"\\d"'],
  }[kind];
  const simple = [...own, ...own, () => pick(s.d, constants)];
  if (s.fuel <= 0) return pick(s.d, simple)();
  const nested: Record<typeof kind, readonly (() => string)[]> = {
    int: [
      () => `(${value(inner, 'int')} ${pick(s.d, ['+', '-', '*'])} ${value(inner, 'int')})`,
      () => `(${value(inner, 'int')} ${pick(s.d, ['/', '%'])} ${pick(s.d, ['2', '-3', '7'])})`,
      () => `-(${value(inner, 'int')})`,
      () => `size(${value(inner, 'string')})`,
      () => `int(${value(inner, 'double')})`,
      () =>
        `now.${pick(s.d, ['getFullYear', 'getMonth', 'getDate', 'getDayOfMonth', 'getDayOfWeek', 'getHours', 'getMinutes', 'getSeconds', 'getMilliseconds'])}()`,
      () => `duration("90m").${pick(s.d, ['getHours', 'getMinutes', 'getSeconds'])}()`,
      ...lists(s).map(
        ({ text }) =>
          () =>
            `${text}.size()`,
      ),
      () => `((${condition(inner)}) ? ${value(inner, 'int')} : ${value(inner, 'int')})`,
    ],
    double: [
      () => `double(${value(inner, 'int')})`,
      () => `(${value(inner, 'double')} ${pick(s.d, ['+', '-', '*'])} ${value(inner, 'double')})`,
      () => `(${value(inner, 'double')} / 4.0)`,
    ],
    string: [
      () => `(${value(inner, 'string')} + ${value(inner, 'string')})`,
      () => `string(${value(inner, 'int')})`,
      () => `urlHost(${value(inner, 'string')})`,
      () => `((${condition(inner)}) ? ${value(inner, 'string')} : ${value(inner, 'string')})`,
    ],
  };
  return pick(s.d, [...simple, ...nested[kind]])();
}

function parenthesised(text: string): string {
  return `(${text})`;
}
