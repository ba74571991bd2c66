// Checks of values in a configuration.

import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { isRecord } from '../../source/node.ts';

/** Error in the property at `path`; `part` indicates whether its name or its value is invalid. */
export interface ConfigError {
  readonly path: readonly (string | number)[];
  readonly part: 'name' | 'value';
  readonly message: string;
  /** Whether the line in the configuration must not be shown, because it can contain a credential. */
  readonly isSecret?: boolean;
  readonly help?: string | undefined;
}

export type Path = ConfigError['path'];

/** Returns the errors of a value. `path` is its path in the configuration. */
export type Check = (value: unknown, path: Path) => readonly ConfigError[];

export function checkObject(
  value: unknown,
  path: Path,
  known: Readonly<Record<string, Check>>,
  required: readonly string[],
): readonly ConfigError[] {
  if (!isRecord(value)) return [valueError(path, `expected an object, found ${describeValue(value)}`)];
  const errors = required
    .filter((name) => !Object.hasOwn(value, name))
    .map((name) => valueError(path, `missing \`${name}\``));
  for (const [name, property] of Object.entries(value)) {
    const check = Object.hasOwn(known, name) ? known[name] : undefined;
    if (check) errors.push(...(property === undefined ? [] : check(property, [...path, name])));
    else
      errors.push({
        path: [...path, name],
        part: 'name',
        message: 'unknown option',
        help: didYouMean(name, Object.keys(known)),
      });
  }
  return errors;
}

export function checkBoolean(value: unknown, path: Path): readonly ConfigError[] {
  return typeof value === 'boolean' ? [] : [valueError(path, `expected a boolean, found ${describeValue(value)}`)];
}

export function checkNonNegativeInteger(value: unknown, path: Path): readonly ConfigError[] {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
    ? []
    : [valueError(path, `expected a non-negative integer, found ${describeValue(value)}`)];
}

export function checkString(value: unknown, path: Path): readonly ConfigError[] {
  return typeof value === 'string' ? [] : [valueError(path, `expected a string, found ${describeValue(value)}`)];
}

export function checkNonEmptyString(value: unknown, path: Path): readonly ConfigError[] {
  return value === '' ? [valueError(path, 'expected a non-empty string')] : checkString(value, path);
}

export function arrayOf(checkItem: Check): Check {
  return (value, path) =>
    Array.isArray(value)
      ? value.flatMap((item: unknown, index) => checkItem(item, [...path, index]))
      : [valueError(path, `expected an array, found ${describeValue(value)}`)];
}

export function oneOf(values: readonly string[]): Check {
  return (value, path) =>
    values.some((element) => element === value)
      ? []
      : [
          {
            ...valueError(
              path,
              `expected one of ${values.map((element) => JSON.stringify(element)).join(', ')}; found ${describeValue(value)}`,
            ),
            help:
              typeof value === 'string'
                ? didYouMean(
                    value,
                    values.filter((element) => element !== ''),
                  )
                : undefined,
          },
        ];
}

export function valueError(path: Path, message: string): ConfigError {
  return { path, part: 'value', message };
}

/** Describes a value in a message. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
  if (value === undefined) return 'nothing';
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
