// Request headers from the configuration, with values from environment variables.

import { UnreadableSourceError } from '../../source/file-reader.ts';

/** Headers by origin. A value can refer to environment variables: `Bearer ${API_TOKEN}`. */
export type InputHeaders = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Creates a function that returns the headers for an origin. It throws an `UnreadableSourceError` that names a missing
 * variable, and never contains a value.
 */
export function createHeaderLookup(
  headers: InputHeaders,
  env: Readonly<Record<string, string | undefined>>,
): (origin: string) => Readonly<Record<string, string>> {
  const headersByOrigin = new Map(
    Object.entries(headers).map(([origin, originHeaders]) => [new URL(origin).origin, originHeaders]),
  );
  return (origin) =>
    Object.fromEntries(
      Object.entries(headersByOrigin.get(origin) ?? {}).map(([name, template]) => [
        name,
        expandVariables(template, name, origin, env),
      ]),
    );
}

function expandVariables(
  template: string,
  name: string,
  origin: string,
  env: Readonly<Record<string, string | undefined>>,
): string {
  const variables: string[] = [];
  const value = template.replace(/\$\{([^}]*)\}/g, (_, variable: string) => {
    variables.push(variable);
    const text = env[variable];
    if (text === undefined || text === '')
      throw new UnreadableSourceError(
        `the environment variable \`${variable}\` is not set`,
        `set it: \`input.headers\` uses it for the header \`${name}\` of requests to \`${origin}\``,
        'source/missing-variable',
      );
    return text;
  });
  if (/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) return value;
  throw new UnreadableSourceError(
    `the value of the header \`${name}\` contains characters that HTTP does not allow`,
    variables.length === 0
      ? `correct it in \`input.headers\``
      : `remove line breaks and other control characters from ${variables.map((variable) => `\`${variable}\``).join(' and ')}`,
    'source/missing-variable',
  );
}
