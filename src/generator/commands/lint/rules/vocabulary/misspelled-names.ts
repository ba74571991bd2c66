// Rules for misspelled formats and extension keywords.

import { didYouMean } from '../../../../openapi/did-you-mean.ts';
import type { Origin } from '../../../../model/types/origin.ts';
import type { Foreign } from '../../../../openapi/extensions/types.ts';
import type { Rule } from '../../rule.ts';
import { numberFormats, textFormats } from '../../../../model/validate/formats.ts';

/** Formats of JSON Schema, of the OpenAPI format registry, and in common use. */
const formats: readonly string[] = [
  ...textFormats.keys(),
  ...numberFormats.keys(),
  'float',
  'double',
  'binary',
  'password',
  'int8',
  'int16',
  'uint8',
  'uint16',
  'uint32',
  'uint64',
  'decimal',
  'decimal128',
  'base64url',
  'char',
  'commonmark',
  'html',
  'media-range',
  'date-time-local',
  'time-local',
  'http-date',
  'sf-binary',
  'sf-boolean',
  'sf-decimal',
  'sf-integer',
  'sf-string',
  'sf-token',
  'single-file',
  'url',
  'unix-time',
  'ip',
  'cidr',
  'json',
  'timestamp',
  'phone',
  'country',
  'currency',
];

/** Common misspellings. */
const meant: Readonly<Record<string, string>> = {
  datetime: 'date-time',
  dateTime: 'date-time',
  date_time: 'date-time',
  guid: 'uuid',
  UUID: 'uuid',
  'e-mail': 'email',
  integer32: 'int32',
  integer64: 'int64',
  ip4: 'ipv4',
  ip6: 'ipv6',
};

export const format: Rule = {
  code: 'vocabulary/format',
  severity: 'warning',
  meaning:
    'A format is none that is known, and nearly one that is. Tools ignore formats that they do not know, so values of any form are accepted.',
  remedy: 'Write the known name.',
  fixes: true,
  look: ({ say }) => ({
    assertion: ({ origin, annotations: { format: own } }) => {
      if (own === undefined || formats.includes(own)) return;
      const near = Object.hasOwn(meant, own)
        ? `Did you mean "${meant[own] ?? ''}"?`
        : own.length > 4
          ? didYouMean(
              own,
              formats.filter((name) => name.length > 4 && Math.abs(name.length - own.length) < 2),
            )
          : undefined;
      const name = /"(.*)"/.exec(near ?? '')?.[1];
      if (near !== undefined && name !== undefined && name !== own)
        say({
          message: `"${own}" is no format that is known`,
          at: origin,
          within: ['format'],
          help: near,
          fix: { kind: 'replace', value: name },
        });
    },
  }),
};

/** Minimum number of uses for a name to be the intended one. */
const often = 5;

export const extensionName: Rule = {
  code: 'vocabulary/extension-name',
  severity: 'warning',
  meaning:
    'A keyword that begins with x- stands once, and one of nearly the same name many times: most likely it is misspelt, and whoever reads the keyword does not see it.',
  remedy: 'Write it as the others are.',
  fixes: true,
  look: ({ say }) => {
    const uses = new Map<string, Origin[]>();
    const note = (foreign: Foreign, origin: Origin): void => {
      for (const name of foreign.keys()) uses.set(name, [...(uses.get(name) ?? []).slice(0, often), origin]);
    };
    return {
      operation: ({ foreign, origin }) => note(foreign, origin),
      assertion: ({ foreign, origin }) => note(foreign, origin),
      end: () => {
        const common = [...uses].filter(([, places]) => places.length >= often).map(([name]) => name);
        for (const [name, places] of uses) {
          const [at] = places;
          if (places.length > 1 || !at) continue;
          const help = didYouMean(name, common);
          const other = /"(.*)"/.exec(help ?? '')?.[1];
          if (help !== undefined && other !== undefined)
            say({
              message: `"${name}" stands once in the document`,
              at,
              within: [name],
              onName: true,
              help,
              fix: { kind: 'rename', name: other },
            });
        }
      },
    };
  },
};
