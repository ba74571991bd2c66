// Inclusion between formats, and formats that validators check.

import type { WireLevels } from '../change.ts';

/** Formats that validators check. Other formats are annotations. */
const validatedFormats: ReadonlySet<string> = new Set([
  'date-time',
  'date',
  'time',
  'duration',
  'email',
  'idn-email',
  'hostname',
  'idn-hostname',
  'ipv4',
  'ipv6',
  'uri',
  'uri-reference',
  'iri',
  'iri-reference',
  'uri-template',
  'uuid',
  'json-pointer',
  'relative-json-pointer',
  'regex',
  'int8',
  'int16',
  'int32',
  'int64',
  'uint8',
  'uint16',
  'uint32',
  'uint64',
  'float',
  'double',
  'byte',
]);

/** Formats whose values are all valid in the listed formats, nearest first. */
const widerFormats: Readonly<Record<string, readonly string[]>> = {
  int8: ['int16', 'int32', 'int64'],
  int16: ['int32', 'int64'],
  int32: ['int64'],
  uint8: ['uint16', 'uint32', 'uint64', 'int16', 'int32', 'int64'],
  uint16: ['uint32', 'uint64', 'int32', 'int64'],
  uint32: ['uint64', 'int64'],
  float: ['double'],
  email: ['idn-email'],
  hostname: ['idn-hostname'],
  uri: ['uri-reference', 'iri', 'iri-reference'],
  iri: ['iri-reference'],
  'uri-reference': ['iri-reference'],
};

type FormatId = 'format-added' | 'format-removed' | 'format-widened' | 'format-narrowed' | 'format-changed';

/** Returns the change kind, and minimum levels for formats that validators check. */
export function compareFormats(
  from: string | undefined,
  to: string | undefined,
): { readonly id: FormatId; readonly minimumLevels?: WireLevels } {
  const [before, after] = [
    from !== undefined && validatedFormats.has(from),
    to !== undefined && validatedFormats.has(to),
  ];
  if (from === undefined || to === undefined) {
    if (to !== undefined) return { id: 'format-added', ...(after && { minimumLevels: { request: 'breaking' } }) };
    return { id: 'format-removed', ...(before && { minimumLevels: { response: 'breaking' } }) };
  }
  if (isIncluded(from, to)) return { id: 'format-widened' };
  if (isIncluded(to, from)) return { id: 'format-narrowed' };
  return {
    id: 'format-changed',
    ...((before || after) && {
      minimumLevels: { ...(after && { request: 'breaking' }), ...(before && { response: 'breaking' }) },
    }),
  };
}

function isIncluded(inner: string, outer: string): boolean {
  return Object.hasOwn(widerFormats, inner) && (widerFormats[inner]?.includes(outer) ?? false);
}
