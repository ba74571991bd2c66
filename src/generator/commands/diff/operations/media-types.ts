// Comparison of media types and their content.

import type { MediaType, Encoding } from '../../../model/types/api.ts';
import { toTypeSet } from '../../../model/shape/type-set.ts';
import type { Direction } from '../change.ts';
import type { ModelSide } from '../schemas/flatten-all-of.ts';
import { compareHeaders } from './parameters.ts';
import { pairByKey } from './pair-operations.ts';
import type { ComparisonScope } from './comparison-scope.ts';

export function compareContents(
  scope: ComparisonScope,
  base: readonly MediaType[],
  head: readonly MediaType[],
  side: Direction,
): void {
  const exact = pairByKey(base, head, ({ mediaType }) => normalizeMediaType(mediaType));
  for (const pair of exact.both)
    compareContent(
      scope,
      pair.base,
      pair.head,
      side,
      base.length > 1 || head.length > 1 ? pair.head.mediaType : undefined,
    );
  const unmatched = new Set(exact.removed);
  for (const content of exact.added) {
    const related = [...unmatched].find(
      (candidate) => compareMediaTypes(candidate.mediaType, content.mediaType) !== undefined,
    );
    const relation = related && compareMediaTypes(related.mediaType, content.mediaType);
    if (!related || !relation) {
      const range = base.find(({ mediaType }) => isWithin(content.mediaType, mediaType));
      if (!range) {
        scope.report('media-type-added', { name: content.mediaType }, side);
        continue;
      }
      scope.report('media-type-singled-out', { name: content.mediaType, range: range.mediaType }, side);
      compareContent(scope, range, content, side, content.mediaType);
      continue;
    }
    unmatched.delete(related);
    scope.report(relation, { from: related.mediaType, to: content.mediaType }, side);
    compareContent(scope, related, content, side);
  }
  for (const content of unmatched) {
    const range = head.find(({ mediaType }) => isWithin(content.mediaType, mediaType));
    if (!range) scope.report('media-type-removed', { name: content.mediaType }, side);
    else {
      scope.report('media-type-merged', { name: content.mediaType, range: range.mediaType }, side);
      compareContent(scope, content, range, side, content.mediaType);
    }
  }
}

/** `name`: the media type, if more than one is possible. */
function compareContent(
  scope: ComparisonScope,
  base: MediaType,
  head: MediaType,
  side: Direction,
  name?: string,
): void {
  const inner = name === undefined ? scope : scope.nested(name);
  inner.compareSchemas(base.schema, head.schema, side);
  const names = new Set([...base.encoding, ...head.encoding].map(({ property }) => property));
  for (const part of names) {
    const [before, after] = [findEncoding(base, part), findEncoding(head, part)];
    const params = {
      name: part,
      from: describeEncoding(before, defaultMediaType(scope.pairs.base, base, part)),
      to: describeEncoding(after, defaultMediaType(scope.pairs.head, head, part)),
    };
    if (params.from !== params.to) inner.report('part-encoding-changed', params, side);
    compareHeaders(inner.nested(part), before?.headers ?? [], after?.headers ?? [], side);
  }
}

/** Compares the content of a parameter or header, which has exactly one media type. */
export function compareSingleContent(scope: ComparisonScope, base: MediaType, head: MediaType, side: Direction): void {
  compareContents(scope, [base], [head], side);
}

function findEncoding({ encoding }: MediaType, name: string): Encoding | undefined {
  return encoding.find(({ property }) => property === name);
}

/** `defaultType`: default media type of the part. */
function describeEncoding(encoding: Encoding | undefined, defaultType: string | undefined): string {
  if (!encoding) return 'what follows from its type';
  const { contentType, style, explode, allowReserved } = encoding;
  const stated = [
    contentType?.toLowerCase() === defaultType ? undefined : contentType,
    style,
    explode === undefined ? undefined : explode ? 'exploded' : 'not exploded',
    allowReserved ? 'with reserved characters' : undefined,
  ];
  return stated.filter((each) => each !== undefined).join(', ') || 'what follows from its type';
}

/**
 * Returns the default media type of a part by its schema: `text/plain` for scalars, `application/json` for objects.
 * `undefined` for encoded strings, and for arrays, whose items decide.
 */
function defaultMediaType(side: ModelSide, { schema }: MediaType, name: string): string | undefined {
  const form = schema && side.normalForm(side.flattenAllOf([schema.jsonSchema]));
  const property = form?.object?.properties.get(name);
  const part = property && side.normalForm(property);
  if (
    !part ||
    part.types === 0 ||
    part.contentEncoding ||
    part.formats.some(({ value }) => value === 'binary' || value === 'byte' || value === 'base64')
  )
    return undefined;
  if ((part.types & ~scalarTypes) === 0) return 'text/plain';
  return part.types === toTypeSet(['object']) ? 'application/json' : undefined;
}

const scalarTypes = toTypeSet(['string', 'number', 'boolean']);

/** Normalizes case and parameter order. */
function normalizeMediaType(mediaType: string): string {
  const [type = '', ...parameters] = mediaType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  return [type, ...parameters.filter((part) => part !== '').sort()].join('; ');
}

function compareMediaTypes(
  from: string,
  to: string,
): 'media-type-generalised' | 'media-type-specialised' | 'media-type-parameters-changed' | undefined {
  const [before = '', after = ''] = [
    normalizeMediaType(from).split(';', 1)[0],
    normalizeMediaType(to).split(';', 1)[0],
  ];
  if (before === after) return 'media-type-parameters-changed';
  if (covers(after, before)) return 'media-type-generalised';
  return covers(before, after) ? 'media-type-specialised' : undefined;
}

/** Returns whether the range includes the type and is not equal to it. */
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
