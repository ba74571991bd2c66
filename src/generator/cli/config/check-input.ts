// Checks of the `input` options in a configuration.

import { isRecord } from '../../source/node.ts';
import { isRemote, redactUrl } from '../../source/input-path.ts';
import { checkNonEmptyString, describeValue, valueError, type ConfigError, type Path } from './value-checks.ts';

/** Checks a path or URL prefix that references may read. */
export function checkAllowedInput(value: unknown, path: Path): readonly ConfigError[] {
  if (typeof value !== 'string' || !/^[a-z][a-z0-9+.-]+:\/\//i.test(value)) return checkNonEmptyString(value, path);
  return isRemote(value) && URL.canParse(value)
    ? []
    : [valueError(path, `expected a path or an http or https URL, found ${describeValue(value)}`)];
}

/** Checks request headers by origin. The errors contain no value, and do not show its line. */
export function checkHeaders(value: unknown, path: Path): readonly ConfigError[] {
  if (!isRecord(value)) return [headerError(path, 'expected an object')];
  return Object.entries(value).flatMap(([origin, headers]) => {
    if (!isOrigin(origin))
      return [
        headerError(
          [...path, isRemote(origin) ? redactUrl(origin) : origin],
          'expected an origin such as "https://example.com", without a path',
        ),
      ];
    if (!isRecord(headers)) return [headerError([...path, origin], 'expected an object')];
    return Object.entries(headers).flatMap(([name, text]) => checkHeader(name, text, [...path, origin, name]));
  });
}

function checkHeader(name: string, text: unknown, path: Path): readonly ConfigError[] {
  if (!/^[!#$%&'*+.^_`|~0-9a-z-]+$/i.test(name)) return [headerError(path, 'is not a valid header name')];
  if (typeof text !== 'string') return [headerError(path, 'expected a string')];
  return /^(?:[^$]|\$(?!\{)|\$\{[A-Za-z_]\w*\})*$/.test(text)
    ? []
    : [headerError(path, 'expected the name of an environment variable in `${…}`')];
}

function headerError(path: Path, message: string): ConfigError {
  return { path, part: 'name', message, isSecret: true };
}

function isOrigin(text: string): boolean {
  return /^https?:\/\/[^\s/?#@]+\/?$/.test(text) && URL.canParse(text);
}
