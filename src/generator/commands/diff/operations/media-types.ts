// Comparison of media types and their content.

import type { Content, Encoding } from '../../../model/types/api.ts';
import { setOf } from '../../../model/shape/type-set.ts';
import type { Direction } from '../change.ts';
import type { Side } from '../schemas/flatten-all-of.ts';
import { compareHeaders } from './headers.ts';
import { matchBy } from './pair-operations.ts';
import type { Scope } from './comparison-scope.ts';

export function compareContents(
  scope: Scope,
  base: readonly Content[],
  head: readonly Content[],
  side: Direction,
): void {
  const exact = matchBy(base, head, ({ mediaType }) => normal(mediaType));
  for (const pair of exact.both)
    compareContent(
      scope,
      pair.base,
      pair.head,
      side,
      base.length > 1 || head.length > 1 ? pair.head.mediaType : undefined,
    );
  const gone = new Set(exact.removed);
  for (const content of exact.added) {
    const related = [...gone].find((other) => relate(other.mediaType, content.mediaType) !== undefined);
    const relation = related && relate(related.mediaType, content.mediaType);
    if (!related || !relation) {
      const range = base.find(({ mediaType }) => isWithin(content.mediaType, mediaType));
      if (!range) {
        scope.tell('media-type-added', { name: content.mediaType }, side);
        continue;
      }
      scope.tell('media-type-singled-out', { name: content.mediaType, range: range.mediaType }, side);
      compareContent(scope, range, content, side, content.mediaType);
      continue;
    }
    gone.delete(related);
    scope.tell(relation, { from: related.mediaType, to: content.mediaType }, side);
    compareContent(scope, related, content, side);
  }
  for (const content of gone) {
    const range = head.find(({ mediaType }) => isWithin(content.mediaType, mediaType));
    if (!range) scope.tell('media-type-removed', { name: content.mediaType }, side);
    else {
      scope.tell('media-type-merged', { name: content.mediaType, range: range.mediaType }, side);
      compareContent(scope, content, range, side, content.mediaType);
    }
  }
}

/** `name`: the media type, if more than one is possible. */
function compareContent(scope: Scope, base: Content, head: Content, side: Direction, name?: string): void {
  const inner = name === undefined ? scope : scope.within(name);
  inner.schemas(base.schema, head.schema, side);
  const names = new Set([...base.encoding, ...head.encoding].map(({ property }) => property));
  for (const part of names) {
    const [before, after] = [find(base, part), find(head, part)];
    const words = {
      name: part,
      from: written(before, usualOf(scope.pairs.base, base, part)),
      to: written(after, usualOf(scope.pairs.head, head, part)),
    };
    if (words.from !== words.to) inner.tell('part-encoding-changed', words, side);
    compareHeaders(inner.within(part), before?.headers ?? [], after?.headers ?? [], side);
  }
}

/** Compares the content of a parameter or header, which has exactly one media type. */
export function compareContentOf(scope: Scope, base: Content, head: Content, side: Direction): void {
  compareContents(scope, [base], [head], side);
}

function find({ encoding }: Content, name: string): Encoding | undefined {
  return encoding.find(({ property }) => property === name);
}

/** `defaultType`: default media type of the part. */
function written(encoding: Encoding | undefined, usual: string | undefined): string {
  if (!encoding) return 'what follows from its type';
  const { contentType, style, explode, allowReserved } = encoding;
  const stated = [
    contentType?.toLowerCase() === usual ? undefined : contentType,
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
function usualOf(side: Side, { schema }: Content, name: string): string | undefined {
  const whole = schema && side.form(side.conjoin([schema.assertion]));
  const member = whole?.object?.members.get(name);
  const part = member && side.form(member);
  if (
    !part ||
    part.types === 0 ||
    part.contentEncoding ||
    part.formats.some(({ value }) => value === 'binary' || value === 'byte' || value === 'base64')
  )
    return undefined;
  if ((part.types & ~plain) === 0) return 'text/plain';
  return part.types === setOf(['object']) ? 'application/json' : undefined;
}

const plain = setOf(['string', 'number', 'boolean']);

/** Normalizes case and parameter order. */
function normal(mediaType: string): string {
  const [type = '', ...parameters] = mediaType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  return [type, ...parameters.filter((part) => part !== '').sort()].join('; ');
}

function relate(
  from: string,
  to: string,
): 'media-type-generalised' | 'media-type-specialised' | 'media-type-parameters-changed' | undefined {
  const [before = '', after = ''] = [normal(from).split(';', 1)[0], normal(to).split(';', 1)[0]];
  if (before === after) return 'media-type-parameters-changed';
  if (covers(after, before)) return 'media-type-generalised';
  return covers(before, after) ? 'media-type-specialised' : undefined;
}

/** Returns whether the range includes the type and is not equal to it. */
function isWithin(type: string, range: string): boolean {
  const [inner = '', outer = ''] = [normal(type).split(';', 1)[0], normal(range).split(';', 1)[0]];
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
