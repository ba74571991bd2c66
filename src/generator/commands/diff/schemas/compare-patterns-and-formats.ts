// Comparison of `pattern`, `format`, and the content keywords.

import type { ComparisonContext } from './comparison-context.ts';
import type { KeywordValue } from './normal-form-types.ts';
import { comparePatternInclusion } from './pattern-inclusion.ts';
import { pairEqual } from './pair-subschemas.ts';
import { isNumericFormat } from './merge-constraints.ts';
import type { WireLevels } from '../change.ts';

export function comparePatterns({ base, head, reportChange, sharesType }: ComparisonContext): void {
  if (!sharesType('string')) return;
  const { left, right } = pairEqual(
    base.patterns,
    head.patterns,
    (before, after) => before.value === after.value || comparePatternInclusion(before.value, after.value) === 'same',
  );
  for (const { before, after } of pairChangedValues(left, right)) {
    const parts = { base: before?.part, head: after?.part };
    const params = { from: quotePattern(before), to: quotePattern(after) };
    if (!before) reportChange('pattern-added', params, parts);
    else if (!after) reportChange('pattern-removed', params, parts);
    else {
      const relation = comparePatternInclusion(before.value, after.value);
      reportChange(
        relation === 'wider'
          ? 'pattern-generalized'
          : relation === 'narrower'
            ? 'pattern-specialized'
            : 'pattern-changed',
        params,
        parts,
      );
    }
  }
}

/** Compares formats, which also apply to enum values. */
export function compareFormatLists({ base, head, reportChange, sharesType }: ComparisonContext): void {
  if (!sharesType('string') && !sharesType('number')) return;
  const isApplicable = ({ value }: KeywordValue<string>): boolean => sharesType('string') || isNumericFormat(value);
  for (const { before, after } of pairChangedValues(
    base.formats.filter(isApplicable),
    head.formats.filter(isApplicable),
  )) {
    const parts = { base: before?.part, head: after?.part };
    const params = { from: before?.value ?? '', to: after?.value ?? '' };
    const { id, minimumLevels } = classifyFormatChange(before?.value, after?.value);
    reportChange(id, params, parts, minimumLevels);
  }
}

function quotePattern(pattern: KeywordValue<string> | undefined): string {
  return pattern ? `"${pattern.value}"` : '';
}

interface ValueChange {
  readonly before?: KeywordValue<string>;
  readonly after?: KeywordValue<string>;
}

/** Returns the values that only one side has, paired in order. */
function pairChangedValues(
  base: readonly KeywordValue<string>[],
  head: readonly KeywordValue<string>[],
): readonly ValueChange[] {
  const removed = base.filter(({ value }) => !head.some((counterpart) => counterpart.value === value));
  const added = head.filter(({ value }) => !base.some((counterpart) => counterpart.value === value));
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => {
    const [before, after] = [removed[index], added[index]];
    return { ...(before && { before }), ...(after && { after }) };
  });
}

export function compareContentKeywords({
  base,
  head,
  sharesType,
  reportChange,
  compareNested,
}: ComparisonContext): void {
  if (!sharesType('string')) return;
  const encodingParts = { base: base.contentEncoding?.part, head: head.contentEncoding?.part };
  const encodingParams = { from: base.contentEncoding?.value ?? '', to: head.contentEncoding?.value ?? '' };
  if (!base.contentEncoding !== !head.contentEncoding)
    reportChange(
      head.contentEncoding ? 'content-encoding-added' : 'content-encoding-removed',
      encodingParams,
      encodingParts,
    );
  else if (encodingParams.from.toLowerCase() !== encodingParams.to.toLowerCase())
    reportChange('content-encoding-changed', encodingParams, encodingParts);

  const mediaTypeParts = { base: base.contentMediaType?.part, head: head.contentMediaType?.part };
  const mediaTypeParams = { from: base.contentMediaType?.value ?? '', to: head.contentMediaType?.value ?? '' };
  if (!base.contentMediaType !== !head.contentMediaType)
    reportChange(
      head.contentMediaType ? 'content-media-type-added' : 'content-media-type-removed',
      mediaTypeParams,
      mediaTypeParts,
    );
  else if (mediaTypeParams.from.toLowerCase() !== mediaTypeParams.to.toLowerCase())
    reportChange('content-media-type-changed', mediaTypeParams, mediaTypeParts);

  const [before, after] = [base.contentSchema, head.contentSchema];
  const parts = { base: before?.part, head: after?.part };
  if (before && after) compareNested('content', before.value, after.value, { parts });
  else if (after) reportChange('content-schema-added', {}, parts);
  else if (before) reportChange('content-schema-removed', {}, parts);
}

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

/** For each format, the wider formats, nearest first. Every valid value of a format is also valid in wider formats. */
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
export function classifyFormatChange(
  from: string | undefined,
  to: string | undefined,
): { readonly id: FormatId; readonly minimumLevels?: WireLevels } {
  const [wasValidated, isValidated] = [
    from !== undefined && validatedFormats.has(from),
    to !== undefined && validatedFormats.has(to),
  ];
  if (from === undefined || to === undefined) {
    if (to !== undefined) return { id: 'format-added', ...(isValidated && { minimumLevels: { request: 'breaking' } }) };
    return { id: 'format-removed', ...(wasValidated && { minimumLevels: { response: 'breaking' } }) };
  }
  if (isNarrower(from, to)) return { id: 'format-widened' };
  if (isNarrower(to, from)) return { id: 'format-narrowed' };
  return {
    id: 'format-changed',
    ...((wasValidated || isValidated) && {
      minimumLevels: {
        ...(isValidated && { request: 'breaking' }),
        ...(wasValidated && { response: 'breaking' }),
      },
    }),
  };
}

function isNarrower(format: string, widerFormat: string): boolean {
  return Object.hasOwn(widerFormats, format) && (widerFormats[format]?.includes(widerFormat) ?? false);
}
