// Random rules that are well-typed: optional and nullable paths are used only behind a presence check.

import { removeNull, type CelType } from '../../../src/generator/cel/types.ts';
import { pick, type Draw } from './random-types-and-values.ts';

/** A path and its type. */
interface Path {
  readonly text: string;
  readonly type: CelType;
  /** Condition that must hold before the path is used, if it is optional or nullable. */
  readonly guard?: string;
  /** The opposite condition. */
  readonly negatedGuard?: string;
}

interface RuleScope {
  readonly draw: Draw;
  readonly paths: readonly Path[];
  /** Number of levels that can still be nested. */
  readonly fuel: number;
  /** Names of the variables in scope. */
  readonly usedNames: readonly string[];
}

/** Returns a random condition over `self` and `now`. */
export function randomRule(draw: Draw, self: CelType): string {
  const paths = [...fieldsOf({ text: 'self', type: self }), { text: 'now', type: { kind: 'timestamp' } as const }];
  return condition({ draw, paths, fuel: 4, usedNames: ['self', 'now'] });
}

function fieldsOf({ text, type }: Path): readonly Path[] {
  if (type.kind === 'map') {
    const key = `${text}["k"]`;
    return [{ text: key, type: type.values, guard: `"k" in ${text}`, negatedGuard: `!("k" in ${text})` }];
  }
  if (type.kind !== 'object') return [];
  return type.fields.flatMap((name): readonly Path[] => {
    const field = type.findField(name);
    if (!field) return [];
    const isIdentifier = /^[a-zA-Z_]\w*$/.test(name) && name !== 'in';
    const path = isIdentifier ? `${text}.${name}` : `${text}[${JSON.stringify(name)}]`;
    const has = isIdentifier ? `has(${path})` : `${JSON.stringify(name)} in ${text}`;
    const isNullable = field.type.kind === 'nullable';
    const guards = [...(field.isOptional ? [has] : []), ...(isNullable ? [`${path} != null`] : [])];
    const negatedGuards = [
      ...(field.isOptional ? [isIdentifier ? `!${has}` : `!(${has})`] : []),
      ...(isNullable ? [`${path} == null`] : []),
    ];
    const unguarded: Path = { text: path, type: removeNull(field.type) };
    return guards.length === 0
      ? [unguarded, ...fieldsOf(unguarded)]
      : [{ ...unguarded, guard: guards.join(' && '), negatedGuard: negatedGuards.join(' || ') }];
  });
}

const unguardedPaths = ({ paths }: RuleScope): readonly Path[] => paths.filter(({ guard }) => guard === undefined);
const listPaths = (scope: RuleScope): readonly Path[] =>
  unguardedPaths(scope).filter(({ type }) => type.kind === 'list');
const pathsOfKind = (scope: RuleScope, kind: CelType['kind']): readonly Path[] =>
  unguardedPaths(scope).filter(({ type }) => type.kind === kind);

function condition(scope: RuleScope): string {
  const { draw } = scope;
  const inner = { ...scope, fuel: scope.fuel - 1 };
  const guardedPaths = scope.paths.filter(({ guard }) => guard !== undefined);
  const simpleChoices: readonly (() => string)[] = [
    ...pathsOfKind(scope, 'bool').map(
      ({ text }) =>
        () =>
          text,
    ),
    () => `${value(inner, 'int')} ${comparisonOperator(scope)} ${value(inner, 'int')}`,
    () =>
      `${value(inner, 'double')} ${pick(draw, ['<', '>=', '==', '!='])} ${value(inner, pick(draw, ['int', 'double']))}`,
    () => `${value(inner, 'string')} ${pick(draw, ['==', '!=', '<', '>='])} ${value(inner, 'string')}`,
    () => `${value(inner, 'string')}.${pick(draw, ['startsWith', 'endsWith', 'contains'])}(${value(inner, 'string')})`,
  ];
  const choices: (() => string)[] = [
    ...simpleChoices,
    () => `${value(inner, 'string')}.matches(${pick(draw, ['"^[a-z]+$"', '"a.b"', "r'\\s|\\d'", '"[^x]{2,}"'])})`,
    () =>
      pick(draw, [
        `isIp(${value(inner, 'string')})`,
        `isIp(${value(inner, 'string')}, 4)`,
        `isCidr(${value(inner, 'string')})`,
        `isPrivateIp(${value(inner, 'string')})`,
      ]),
    () => `${value(inner, 'string')} in ["red", "a", ""]`,
    () => `${value(inner, 'int')} in [1, 2, ${value(inner, 'int')}]`,
    ...listPaths(scope).flatMap((path) => macroCalls(inner, path)),
    ...pathsOfKind(scope, 'map').map(
      ({ text }) =>
        () =>
          pick(draw, [
            `size(${text}) > 1`,
            `${text}.all(${variableName(scope)}, true == (1 == 1)) || ${text} == ${text}`,
            `${text}.exists(k_, k_ == "k" && ${text}[k_] == ${text}[k_])`,
          ]),
    ),
    ...pathsOfKind(scope, 'string')
      .filter(({ type }) => type.kind === 'string' && type.format === 'date-time')
      .map(
        ({ text }) =>
          () =>
            `timestamp(${text}) < now + duration("${pick(draw, ['1h', '-24h30m', '8760h'])}")`,
      ),
    ...guardedPaths.map(
      ({ guard = '' }) =>
        () =>
          guard,
    ),
  ];
  if (scope.fuel <= 0) return parenthesize(pick(draw, simpleChoices)());
  choices.push(
    () => `!${parenthesize(condition(inner))}`,
    () => `${parenthesize(condition(inner))} && ${parenthesize(condition(inner))}`,
    () => `${parenthesize(condition(inner))} || ${parenthesize(condition(inner))}`,
    () => `${parenthesize(condition(inner))} ? ${parenthesize(condition(inner))} : ${parenthesize(condition(inner))}`,
  );
  for (const path of guardedPaths) {
    const { guard = '', negatedGuard = '' } = path;
    const unguarded: Path = { text: path.text, type: path.type };
    const otherPaths = scope.paths.filter((otherPath) => otherPath !== path);
    const guardedScope = { ...inner, paths: [...otherPaths, unguarded, ...fieldsOf(unguarded)] };
    choices.push(
      () => `${guard} && ${parenthesize(condition(guardedScope))}`,
      () => `${negatedGuard} || ${parenthesize(condition(guardedScope))}`,
      () => `(${guard}) ? ${parenthesize(condition(guardedScope))} : ${parenthesize(condition(inner))}`,
      () => `!(${negatedGuard}) && ${parenthesize(condition(guardedScope))}`,
    );
  }
  return pick(draw, choices)();
}

function macroCalls(scope: RuleScope, { text, type }: Path): readonly (() => string)[] {
  if (type.kind !== 'list') return [];
  const { draw } = scope;
  const name = variableName(scope);
  const item: Path =
    type.items.kind === 'nullable'
      ? { text: name, type: type.items.inner, guard: `${name} != null`, negatedGuard: `${name} == null` }
      : { text: name, type: type.items };
  const itemScope = {
    ...scope,
    fuel: Math.min(scope.fuel, 2),
    usedNames: [...scope.usedNames, name],
    paths: [...scope.paths, item, ...(item.guard === undefined ? fieldsOf(item) : [])],
  };
  return [
    () => `${text}.${pick(draw, ['all', 'exists', 'exists_one'])}(${name}, ${condition(itemScope)})`,
    () => `${text}.filter(${name}, ${condition(itemScope)}).size() ${comparisonOperator(scope)} 1`,
    () =>
      `size(${text}.map(${name}, ${value(itemScope, 'int')})) > 0 && ${text}.map(${name}, ${value(itemScope, 'string')}).join(",") != ""`,
    () =>
      type.minItems > 0
        ? `${text}[0] == ${text}[0] || ${text} + ${text} == ${text}`
        : `size(${text}) > 1 && ${text}[1] != ${text}[0]`,
  ];
}

function variableName({ usedNames, draw }: RuleScope): string {
  return pick(
    draw,
    ['item', 'x', 'new', 'equal', 'Object', 'undefined'].map((name) =>
      usedNames.includes(name) ? `${name}${usedNames.length}` : name,
    ),
  );
}

function comparisonOperator({ draw }: RuleScope): string {
  return pick(draw, ['<', '<=', '>', '>=', '==', '!=']);
}

function value(scope: RuleScope, kind: 'int' | 'double' | 'string'): string {
  const { draw } = scope;
  const paths = pathsOfKind(scope, kind).map(
    ({ text }) =>
      () =>
        text,
  );
  const inner = { ...scope, fuel: scope.fuel - 1 };
  const constants = {
    int: ['0', '1', '2', '-3'],
    double: ['0.5', '2.0', '-1.25'],
    string: ['"a"', "'red'", '""', '"😀"', 'r"\\d"'],
  }[kind];
  const simple = [...paths, ...paths, () => pick(draw, constants)];
  if (scope.fuel <= 0) return pick(draw, simple)();
  const nested: Record<typeof kind, readonly (() => string)[]> = {
    int: [
      () => `(${value(inner, 'int')} ${pick(draw, ['+', '-', '*'])} ${value(inner, 'int')})`,
      () => `(${value(inner, 'int')} ${pick(draw, ['/', '%'])} ${pick(draw, ['2', '-3', '7'])})`,
      () => `-(${value(inner, 'int')})`,
      () => `size(${value(inner, 'string')})`,
      () => `int(${value(inner, 'double')})`,
      () =>
        `now.${pick(draw, ['getFullYear', 'getMonth', 'getDate', 'getDayOfMonth', 'getDayOfWeek', 'getHours', 'getMinutes', 'getSeconds', 'getMilliseconds'])}()`,
      () => `duration("90m").${pick(draw, ['getHours', 'getMinutes', 'getSeconds'])}()`,
      ...listPaths(scope).map(
        ({ text }) =>
          () =>
            `${text}.size()`,
      ),
      () => `((${condition(inner)}) ? ${value(inner, 'int')} : ${value(inner, 'int')})`,
    ],
    double: [
      () => `double(${value(inner, 'int')})`,
      () => `(${value(inner, 'double')} ${pick(draw, ['+', '-', '*'])} ${value(inner, 'double')})`,
      () => `(${value(inner, 'double')} / 4.0)`,
    ],
    string: [
      () => `(${value(inner, 'string')} + ${value(inner, 'string')})`,
      () => `string(${value(inner, 'int')})`,
      () => `urlHost(${value(inner, 'string')})`,
      () => `((${condition(inner)}) ? ${value(inner, 'string')} : ${value(inner, 'string')})`,
    ],
  };
  return pick(draw, [...simple, ...nested[kind]])();
}

function parenthesize(text: string): string {
  return `(${text})`;
}
