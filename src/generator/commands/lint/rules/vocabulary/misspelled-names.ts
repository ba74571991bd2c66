// Rules for misspelled formats and extension keywords.

import { findNearestName } from '../../../../diagnostics/did-you-mean.ts';
import type { SourceLocation } from '../../../../model/source-location.ts';
import type { UnknownExtensions } from '../../../../openapi/extensions/types.ts';
import type { BuiltinRule } from '../../rule.ts';
import { numberFormats, stringFormats } from '../../../../model/validate/formats.ts';

/** Formats from JSON Schema and the OpenAPI format registry, and others in common use. */
const knownFormats: readonly string[] = [
  ...stringFormats.keys(),
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

/** Common misspellings, with the intended format. */
const misspellings: Readonly<Record<string, string>> = {
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

export const misspelledFormat: BuiltinRule = {
  code: 'vocabulary/misspelled-format',
  severity: 'warning',
  cause: 'An unknown format is similar to a known one.',
  consequence:
    'Tools ignore unknown formats: validators accept any value of the type, such as `soon` for a time, and clients do not convert it.',
  help: 'Use the known name.',
  fixable: true,
  create: ({ report }) => ({
    schemaObject: ({ sourceLocation, annotations: { format: formatName } }) => {
      if (formatName === undefined || knownFormats.includes(formatName)) return;
      const suggestion = Object.hasOwn(misspellings, formatName)
        ? misspellings[formatName]
        : formatName.length > 4
          ? findNearestName(
              formatName,
              knownFormats.filter((name) => name.length > 4 && Math.abs(name.length - formatName.length) < 2),
            )
          : undefined;
      if (suggestion !== undefined && suggestion !== formatName)
        report({
          message: `unknown format \`${formatName}\``,
          at: sourceLocation,
          within: ['format'],
          help: `did you mean \`${suggestion}\`?`,
          fix: { kind: 'replace', value: suggestion },
        });
    },
  }),
};

/** Minimum number of uses for a name to be considered the intended spelling. */
const minUses = 5;

export const misspelledExtension: BuiltinRule = {
  code: 'vocabulary/misspelled-extension',
  severity: 'warning',
  cause: 'An `x-` keyword occurs once, and a similar name occurs many times. It is probably misspelled.',
  consequence:
    'Tools ignore the misspelled keyword. For example, a misspelled `x-internal` can publish an internal operation.',
  help: 'Use the common spelling.',
  fixable: true,
  create: ({ report }) => {
    const uses = new Map<string, SourceLocation[]>();
    const recordUses = (unknownExtensions: UnknownExtensions, origin: SourceLocation): void => {
      for (const name of unknownExtensions.keys())
        uses.set(name, [...(uses.get(name) ?? []).slice(0, minUses), origin]);
    };
    return {
      operation: ({ unknownExtensions, sourceLocation }) => recordUses(unknownExtensions, sourceLocation),
      schemaObject: ({ unknownExtensions, sourceLocation }) => recordUses(unknownExtensions, sourceLocation),
      end: () => {
        const commonNames = [...uses].filter(([, origins]) => origins.length >= minUses).map(([name]) => name);
        for (const [name, origins] of uses) {
          const [at] = origins;
          if (origins.length > 1 || !at) continue;
          const correctName = findNearestName(name, commonNames);
          if (correctName !== undefined)
            report({
              message: `\`${name}\` occurs only once in the document`,
              at,
              within: [name],
              onName: true,
              help: `did you mean \`${correctName}\`?`,
              fix: { kind: 'rename', name: correctName },
            });
        }
      },
    };
  },
};
