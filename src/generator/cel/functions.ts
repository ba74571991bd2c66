// Signatures of the CEL functions. A test checks them against docs/rules.md.

import { bool, double, duration, int, removeNull, string, timestamp, type CelType } from './types.ts';

/** Type of a parameter. The last four are literals, or strings in a certain format. */
export type ParameterType =
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
  readonly parameters: readonly ParameterType[];
  readonly returns: CelType;
}

/** A function, its overloads, and its description. */
export interface CelFunction {
  readonly name: string;
  readonly signatures: readonly Signature[];
  readonly description: string;
}

const lengthType = { kind: 'int', minimum: 0 } as const satisfies CelType;
const intBetween = (minimum: number, maximum: number): CelType => ({ kind: 'int', minimum, maximum });
const functionSignature = (returns: CelType, ...parameters: readonly ParameterType[]): Signature => ({
  form: 'function',
  parameters,
  returns,
});
const methodSignature = (returns: CelType, ...parameters: readonly ParameterType[]): Signature => ({
  form: 'method',
  parameters,
  returns,
});
const defineFunction = (name: string, description: string, ...signatures: readonly Signature[]): CelFunction => ({
  name,
  description,
  signatures,
});

/**
 * Defines a getter for a timestamp component in UTC. With `supportsDuration`, it also returns the total of a duration
 * in that unit.
 */
const timestampGetter = (
  name: string,
  description: string,
  [minimum, maximum]: readonly [number, number],
  supportsDuration = false,
): CelFunction =>
  defineFunction(
    name,
    description,
    methodSignature(intBetween(minimum, maximum), 'timestamp'),
    ...(supportsDuration ? [methodSignature(int, 'duration')] : []),
  );

const definitions: readonly CelFunction[] = [
  defineFunction(
    'size',
    'The number of characters (code points) in a string, items in a list, or keys in a map.',
    ...(['string', 'list', 'map'] as const).flatMap((parameterType) => [
      functionSignature(lengthType, parameterType),
      methodSignature(lengthType, parameterType),
    ]),
  ),
  defineFunction(
    'matches',
    'Whether the pattern matches part of the string.',
    methodSignature(bool, 'string', 'pattern'),
    functionSignature(bool, 'string', 'pattern'),
  ),
  defineFunction(
    'startsWith',
    'Whether the string starts with the argument.',
    methodSignature(bool, 'string', 'string'),
  ),
  defineFunction('endsWith', 'Whether the string ends with the argument.', methodSignature(bool, 'string', 'string')),
  defineFunction('contains', 'Whether the string contains the argument.', methodSignature(bool, 'string', 'string')),
  defineFunction(
    'join',
    'The strings of a list, joined with the separator.',
    methodSignature(string, 'strings'),
    methodSignature(string, 'strings', 'string'),
  ),
  defineFunction(
    'int',
    'The number truncated to an integer; for a timestamp, the seconds since 1970.',
    functionSignature(int, 'int'),
    functionSignature(int, 'double'),
    functionSignature(int, 'timestamp'),
  ),
  defineFunction(
    'double',
    'The integer converted to a number.',
    functionSignature(double, 'double'),
    functionSignature(double, 'int'),
  ),
  defineFunction(
    'string',
    'The value converted to a string.',
    ...(['string', 'int', 'double', 'bool'] as const).map((parameterType) => functionSignature(string, parameterType)),
  ),
  defineFunction(
    'timestamp',
    'The timestamp that an RFC 3339 string represents.',
    functionSignature(timestamp, 'instant'),
    functionSignature(timestamp, 'timestamp'),
  ),
  defineFunction(
    'duration',
    'The duration that a string such as `1h30m` represents.',
    functionSignature(duration, 'span'),
    functionSignature(duration, 'duration'),
  ),
  timestampGetter('getFullYear', 'The year.', [1, 9999]),
  timestampGetter('getMonth', 'The month; January is 0.', [0, 11]),
  timestampGetter('getDate', 'The day of the month; the first is 1.', [1, 31]),
  timestampGetter('getDayOfMonth', 'The day of the month; the first is 0.', [0, 30]),
  timestampGetter('getDayOfWeek', 'The day of the week; Sunday is 0.', [0, 6]),
  timestampGetter('getDayOfYear', 'The day of the year; the first is 0.', [0, 365]),
  timestampGetter('getHours', 'The hour; for a duration, its total hours.', [0, 23], true),
  timestampGetter('getMinutes', 'The minute; for a duration, its total minutes.', [0, 59], true),
  timestampGetter('getSeconds', 'The second; for a duration, its total seconds.', [0, 59], true),
  timestampGetter('getMilliseconds', 'The millisecond of a timestamp or duration.', [0, 999], true),
  defineFunction(
    'isIp',
    'Whether the string is an IP address, optionally of version 4 or 6.',
    functionSignature(bool, 'string'),
    functionSignature(bool, 'string', 'version'),
  ),
  defineFunction(
    'isCidr',
    'Whether the string is a CIDR range, optionally of version 4 or 6.',
    functionSignature(bool, 'string'),
    functionSignature(bool, 'string', 'version'),
  ),
  defineFunction(
    'isPrivateIp',
    'Whether the string is a private IP address (RFC 1918, RFC 4193).',
    functionSignature(bool, 'string'),
  ),
  defineFunction(
    'urlHost',
    'The host of an absolute URL, IPv6 without brackets; an empty string if there is none.',
    functionSignature(string, 'string'),
  ),
];

/** All functions, by name. */
export const celFunctions: ReadonlyMap<string, CelFunction> = new Map(definitions.map((item) => [item.name, item]));

const parameterTypeNames: Readonly<Record<ParameterType, string>> = {
  bool: 'a boolean',
  int: 'an integer',
  double: 'a number',
  string: 'a string',
  timestamp: 'a timestamp',
  duration: 'a duration',
  list: 'a list',
  strings: 'a list of strings',
  map: 'a map',
  pattern: 'a pattern literal',
  version: '4 or 6',
  instant: 'a date-time string',
  span: 'a duration literal',
};

/** Returns a phrase for a parameter type. */
export function describeParameterType(parameterType: ParameterType): string {
  return parameterTypeNames[parameterType];
}

/**
 * Returns whether a value of this type is assignable to the parameter; literals are checked by `checkArgumentFormat`.
 */
export function isAssignableToParameter(type: CelType, parameterType: ParameterType): boolean {
  const { kind } = removeNull(type);
  if (kind === 'invalid') return true;
  if (parameterType === 'strings') return type.kind === 'list' && ['string', 'invalid'].includes(type.items.kind);
  if (parameterType === 'map') return kind === 'map' || kind === 'object';
  if (parameterType === 'version') return kind === 'int';
  return (
    kind ===
    (parameterType === 'pattern' || parameterType === 'instant' || parameterType === 'span' ? 'string' : parameterType)
  );
}

/** Formats a signature: `isIp(a string, 4 or 6)`, `(a string).startsWith(a string)`. */
export function formatSignature(name: string, { form, parameters }: Signature): string {
  const phrases = parameters.map(describeParameterType);
  return form === 'function'
    ? `${name}(${phrases.join(', ')})`
    : `(${phrases[0] ?? ''}).${name}(${phrases.slice(1).join(', ')})`;
}
