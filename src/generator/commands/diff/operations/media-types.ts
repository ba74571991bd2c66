// Comparison of media types and their content.

import type { MediaType, Encoding } from '../../../model/types/api.ts';
import { toTypeSet } from '../../../model/shape/type-set.ts';
import type { Direction } from '../change.ts';
import type { ModelSide } from '../schemas/flatten-all-of.ts';
import { compareHeaders } from './parameters-and-headers.ts';
import { pairByKey } from './pair-operations.ts';
import type { ComparisonScope } from './comparison-scope.ts';

/**
 * Compares the media types of a body, parameter, or header. Pairs equal media types first, then a media type with a
 * range that covers it, such as `image/png` with `image/*`.
 */
export function compareMediaTypes(
  scope: ComparisonScope,
  base: readonly MediaType[],
  head: readonly MediaType[],
  side: Direction,
): void {
  const exact = pairByKey(base, head, ({ mediaType }) => normalizeMediaType(mediaType));
  for (const pair of exact.both)
    compareMediaType(
      scope,
      pair.base,
      pair.head,
      side,
      base.length > 1 || head.length > 1 ? pair.head.mediaType : undefined,
    );
  const unmatched = new Set(exact.removed);
  for (const content of exact.added) {
    const related = [...unmatched].find(
      (candidate) => relateMediaTypes(candidate.mediaType, content.mediaType) !== undefined,
    );
    const relation = related && relateMediaTypes(related.mediaType, content.mediaType);
    if (!related || !relation) {
      const range = base.find(({ mediaType }) => isWithin(content.mediaType, mediaType));
      if (!range) {
        scope.report('media-type-added', { name: content.mediaType }, side);
        continue;
      }
      scope.report('media-type-singled-out', { name: content.mediaType, range: range.mediaType }, side);
      compareMediaType(scope, range, content, side, content.mediaType);
      continue;
    }
    unmatched.delete(related);
    scope.report(relation, { from: related.mediaType, to: content.mediaType }, side);
    compareMediaType(scope, related, content, side);
  }
  for (const content of unmatched) {
    const range = head.find(({ mediaType }) => isWithin(content.mediaType, mediaType));
    if (!range) scope.report('media-type-removed', { name: content.mediaType }, side);
    else {
      scope.report('media-type-merged', { name: content.mediaType, range: range.mediaType }, side);
      compareMediaType(scope, content, range, side, content.mediaType);
    }
  }
}

/** Compares schema and encoding of two media types. `name`: the media type, if there are several. */
function compareMediaType(
  scope: ComparisonScope,
  base: MediaType,
  head: MediaType,
  side: Direction,
  name?: string,
): void {
  const contentScope = name === undefined ? scope : scope.nested(name);
  contentScope.compareSchemas(base.schema, head.schema, side);
  const names = new Set([...base.encoding, ...head.encoding].map(({ property }) => property));
  for (const part of names) {
    const [before, after] = [findEncoding(base, part), findEncoding(head, part)];
    const params = {
      name: part,
      from: describeEncoding(before, defaultMediaType(scope.pairs.base, base, part)),
      to: describeEncoding(after, defaultMediaType(scope.pairs.head, head, part)),
    };
    if (params.from !== params.to) contentScope.report('part-encoding-changed', params, side);
    compareHeaders(contentScope.nested(part), before?.headers ?? [], after?.headers ?? [], side);
  }
}

/** Compares the content of a parameter or header, which has exactly one media type. */
export function compareSingleMediaType(
  scope: ComparisonScope,
  base: MediaType,
  head: MediaType,
  side: Direction,
): void {
  compareMediaTypes(scope, [base], [head], side);
}

function findEncoding({ encoding }: MediaType, name: string): Encoding | undefined {
  return encoding.find(({ property }) => property === name);
}

/** Describes how a part is encoded. `defaultType`: default media type of the part. */
function describeEncoding(encoding: Encoding | undefined, defaultType: string | undefined): string {
  if (!encoding) return 'the default of its type';
  const { contentType, style, explode, allowReserved } = encoding;
  const descriptions = [
    contentType?.toLowerCase() === defaultType ? undefined : contentType,
    style,
    explode === undefined ? undefined : explode ? 'exploded' : 'not exploded',
    allowReserved ? 'with reserved characters' : undefined,
  ];
  return descriptions.filter((description) => description !== undefined).join(', ') || 'the default of its type';
}

/**
 * Returns the default media type of a part, based on its schema: `text/plain` for scalars, `application/json` for
 * objects. `undefined` for encoded strings, and for arrays, whose default depends on the items.
 */
function defaultMediaType(side: ModelSide, { schema }: MediaType, name: string): string | undefined {
  const contentForm = schema && side.normalForm(side.flattenAllOf([schema.jsonSchema]));
  const property = contentForm?.object?.properties.get(name);
  const partForm = property && side.normalForm(property);
  if (
    !partForm ||
    partForm.types === 0 ||
    partForm.contentEncoding ||
    partForm.formats.some(({ value }) => value === 'binary' || value === 'byte' || value === 'base64')
  )
    return undefined;
  if ((partForm.types & ~scalarTypes) === 0) return 'text/plain';
  return partForm.types === toTypeSet(['object']) ? 'application/json' : undefined;
}

const scalarTypes = toTypeSet(['string', 'number', 'boolean']);

/** Normalizes the case and the order of parameters. */
function normalizeMediaType(mediaType: string): string {
  const [type = '', ...parameters] = mediaType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  return [type, ...parameters.filter((part) => part !== '').sort()].join('; ');
}

/** Returns how the media type changed; `undefined` if neither covers the other. */
function relateMediaTypes(
  from: string,
  to: string,
): 'media-type-generalized' | 'media-type-specialized' | 'media-type-parameters-changed' | undefined {
  const [before = '', after = ''] = [
    normalizeMediaType(from).split(';', 1)[0],
    normalizeMediaType(to).split(';', 1)[0],
  ];
  if (before === after) return 'media-type-parameters-changed';
  if (covers(after, before)) return 'media-type-generalized';
  return covers(before, after) ? 'media-type-specialized' : undefined;
}

/** Returns whether the range covers the type and differs from it. */
function isWithin(type: string, range: string): boolean {
  const [inner = '', outer = ''] = [
    normalizeMediaType(type).split(';', 1)[0],
    normalizeMediaType(range).split(';', 1)[0],
  ];
  return inner !== outer && covers(outer, inner);
}

/**
 * Returns whether a media range covers a type: `image/*` covers `image/png`, `application/*+json` covers every JSON
 * type except `application/json`, and `*` and `*\/*` cover all.
 */
function covers(range: string, type: string): boolean {
  if (range === '*/*' || range === '*') return true;
  const [, main, suffix] = /^([^/]*\/)\*(\+[^+]*)?$/.exec(range) ?? [];
  return main !== undefined && type.startsWith(main) && type.endsWith(suffix ?? '');
}
