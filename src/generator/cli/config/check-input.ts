// Checks of the `input` options in a configuration.

import { isRemote } from '../../source/input-path.ts';
import {
  checkNonEmptyString,
  checkString,
  describeValue,
  isObject,
  valueError,
  type ConfigError,
  type Path,
} from './value-checks.ts';

/** Checks a path or URL prefix that references may read. */
export function checkAllowedInput(value: unknown, path: Path): readonly ConfigError[] {
  if (typeof value !== 'string' || !/^[a-z][a-z0-9+.-]+:\/\//i.test(value)) return checkNonEmptyString(value, path);
  return isRemote(value) && URL.canParse(value)
    ? []
    : [valueError(path, `expected a path or an http or https URL, found ${describeValue(value)}`)];
}

/** Checks request headers by origin. Messages contain no header value. */
export function checkHeaders(value: unknown, path: Path): readonly ConfigError[] {
  if (!isObject(value)) return [valueError(path, `expected an object, found ${describeValue(value)}`)];
  return Object.entries(value).flatMap(([origin, headers]) => {
    const originPath = [...path, origin];
    if (!isOrigin(origin))
      return [
        {
          path: originPath,
          part: 'name' as const,
          message: 'expected an origin such as "https://example.com", without a path',
        },
      ];
    if (!isObject(headers)) return [valueError(originPath, `expected an object, found ${describeValue(headers)}`)];
    return Object.entries(headers).flatMap(([name, text]) => checkHeader(name, text, [...originPath, name]));
  });
}

function checkHeader(name: string, text: unknown, path: Path): readonly ConfigError[] {
  if (!/^[!#$%&'*+.^_`|~0-9a-z-]+$/i.test(name)) return [{ path, part: 'name', message: 'is not a valid header name' }];
  if (typeof text !== 'string') return checkString(text, path);
  return /^(?:[^$]|\$(?!\{)|\$\{[A-Za-z_]\w*\})*$/.test(text)
    ? []
    : [valueError(path, 'expected the name of an environment variable in `${…}`')];
}

function isOrigin(text: string): boolean {
  return /^https?:\/\/[^\s/?#@]+\/?$/.test(text) && URL.canParse(text);
}
