// Signatures of the CEL functions. A test checks them against docs/rules.md.

import { bool, double, duration, int, nonNull, string, timestamp, type Type } from './types.ts';

/** Type of a parameter. The last four are literals, or strings of a certain format. */
export type Want =
  | 'bool'
  | 'int'
  | 'double'
  | 'string'
  | 'timestamp'
  | 'duration'
  | 'list'
  | 'strings'
  | 'map'
  | 'pattern'
  | 'version'
  | 'instant'
  | 'span';

export interface Signature {
  readonly form: 'function' | 'method';
  /** Parameter types; for a method, the target comes first. */
  readonly takes: readonly Want[];
  readonly gives: Type;
}

/** A function, its overloads, and its description. */
export interface RuleFunction {
  readonly name: string;
  readonly signatures: readonly Signature[];
  readonly meaning: string;
}

const length = { kind: 'int', minimum: 0 } as const satisfies Type;
const within = (minimum: number, maximum: number): Type => ({ kind: 'int', minimum, maximum });
const plain = (gives: Type, ...takes: readonly Want[]): Signature => ({ form: 'function', takes, gives });
const method = (gives: Type, ...takes: readonly Want[]): Signature => ({ form: 'method', takes, gives });
const define = (name: string, meaning: string, ...signatures: readonly Signature[]): RuleFunction => ({
  name,
  meaning,
  signatures,
});

/**
 * Defines a getter of a timestamp component in UTC; with `spans`, also of a duration, where it is the total in that
 * unit.
 */
const getter = (name: string, meaning: string, [least, most]: readonly [number, number], spans = false): RuleFunction =>
  define(name, meaning, method(within(least, most), 'timestamp'), ...(spans ? [method(int, 'duration')] : []));

const all: readonly RuleFunction[] = [
  define(
    'size',
    'The number of characters (code points) of a text, of items of a list, or of members of a map.',
    ...(['string', 'list', 'map'] as const).flatMap((want) => [plain(length, want), method(length, want)]),
  ),
  define(
    'matches',
    'Whether a part of the text matches the pattern.',
    method(bool, 'string', 'pattern'),
    plain(bool, 'string', 'pattern'),
  ),
  define('startsWith', 'Whether the text begins with the other.', method(bool, 'string', 'string')),
  define('endsWith', 'Whether the text ends with the other.', method(bool, 'string', 'string')),
  define('contains', 'Whether the text contains the other.', method(bool, 'string', 'string')),
  define(
    'join',
    'The texts of a list one after the other, with the separator between them.',
    method(string, 'strings'),
    method(string, 'strings', 'string'),
  ),
  define(
    'int',
    'The number without its fraction; of a timestamp, the seconds since 1970.',
    plain(int, 'int'),
    plain(int, 'double'),
    plain(int, 'timestamp'),
  ),
  define('double', 'The integer as a number that may have a fraction.', plain(double, 'double'), plain(double, 'int')),
  define(
    'string',
    'The value as text.',
    ...(['string', 'int', 'double', 'bool'] as const).map((want) => plain(string, want)),
  ),
  define(
    'timestamp',
    'The moment that an RFC 3339 text names.',
    plain(timestamp, 'instant'),
    plain(timestamp, 'timestamp'),
  ),
  define(
    'duration',
    'The length of time that a text such as `1h30m` names.',
    plain(duration, 'span'),
    plain(duration, 'duration'),
  ),
  getter('getFullYear', 'The year.', [1, 9999]),
  getter('getMonth', 'The month; January is 0.', [0, 11]),
  getter('getDate', 'The day of the month; the first is 1.', [1, 31]),
  getter('getDayOfMonth', 'The day of the month; the first is 0.', [0, 30]),
  getter('getDayOfWeek', 'The day of the week; Sunday is 0.', [0, 6]),
  getter('getDayOfYear', 'The day of the year; the first is 0.', [0, 365]),
  getter('getHours', 'The hour; of a duration, all its hours.', [0, 23], true),
  getter('getMinutes', 'The minute; of a duration, all its minutes.', [0, 59], true),
  getter('getSeconds', 'The second; of a duration, all its seconds.', [0, 59], true),
  getter('getMilliseconds', 'The millisecond, also of a duration.', [0, 999], true),
  define(
    'isIp',
    'Whether the text is an IP address, of version 4 or 6 where one is given.',
    plain(bool, 'string'),
    plain(bool, 'string', 'version'),
  ),
  define(
    'isCidr',
    'Whether the text is a CIDR range, of version 4 or 6 where one is given.',
    plain(bool, 'string'),
    plain(bool, 'string', 'version'),
  ),
  define(
    'isPrivateIp',
    'Whether the text is an IP address of a private network (RFC 1918, RFC 4193).',
    plain(bool, 'string'),
  ),
  define(
    'urlHost',
    'The host of an absolute URL, IPv6 without brackets; the empty text where there is none.',
    plain(string, 'string'),
  ),
];

/** All functions, by name. */
export const functions: ReadonlyMap<string, RuleFunction> = new Map(all.map((each) => [each.name, each]));

const called: Readonly<Record<Want, string>> = {
  bool: 'a boolean',
  int: 'an integer',
  double: 'a number',
  string: 'a string',
  timestamp: 'a timestamp',
  duration: 'a duration',
  list: 'a list',
  strings: 'a list of strings',
  map: 'a map',
  pattern: 'a pattern written out',
  version: '4 or 6',
  instant: 'a text of the format date-time',
  span: 'a length of time written out',
};

/** Returns a phrase for a parameter type. */
export function describeWant(want: Want): string {
  return called[want];
}

/**
 * Returns whether a value of this type is assignable to the parameter; literals are checked by `checkArgumentFormat`.
 */
export function suits(type: Type, want: Want): boolean {
  const { kind } = nonNull(type);
  if (kind === 'invalid') return true;
  if (want === 'strings') return type.kind === 'list' && ['string', 'invalid'].includes(type.items.kind);
  if (want === 'map') return kind === 'map' || kind === 'object';
  if (want === 'version') return kind === 'int';
  return kind === (want === 'pattern' || want === 'instant' || want === 'span' ? 'string' : want);
}

/** Formats a signature: `isIp(a string, 4 or 6)`, `(a string).startsWith(a string)`. */
export function spell(name: string, { form, takes }: Signature): string {
  const words = takes.map(describeWant);
  return form === 'function'
    ? `${name}(${words.join(', ')})`
    : `(${words[0] ?? ''}).${name}(${words.slice(1).join(', ')})`;
}
