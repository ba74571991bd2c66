// Media types and what they carry: of bodies, answers, and parameters that are written as one.

import type { Content, Encoding } from '../../model/declarations/api.ts';
import type { Direction } from '../change.ts';
import { compareHeaders } from './headers.ts';
import { matchBy } from './match.ts';
import type { Scope } from './scope.ts';

export function compareContents(scope: Scope, base: readonly Content[], head: readonly Content[], side: Direction): void {
  const exact = matchBy(base, head, ({ mediaType }) => normal(mediaType));
  for (const pair of exact.both) compareContent(scope, pair.base, pair.head, side, base.length > 1 || head.length > 1);
  const gone = new Set(exact.removed);
  for (const content of exact.added) {
    const related = [...gone].find((other) => relate(other.mediaType, content.mediaType) !== undefined);
    const relation = related && relate(related.mediaType, content.mediaType);
    if (!related || !relation) {
      scope.tell('media-type-added', { name: content.mediaType }, side);
      continue;
    }
    gone.delete(related);
    scope.tell(relation, { from: related.mediaType, to: content.mediaType }, side);
    compareContent(scope, related, content, side, false);
  }
  for (const content of gone) scope.tell('media-type-removed', { name: content.mediaType }, side);
}

/** `several`: whether the media type has to be named for people to know which is meant. */
function compareContent(scope: Scope, base: Content, head: Content, side: Direction, several: boolean): void {
  const inner = several ? scope.within(head.mediaType) : scope;
  inner.schemas(base.schema, head.schema, side);
  const names = new Set([...base.encoding, ...head.encoding].map(({ property }) => property));
  for (const name of names) {
    const [before, after] = [find(base, name), find(head, name)];
    const words = { name, from: written(before), to: written(after) };
    if (words.from !== words.to) inner.tell('part-encoding-changed', words, side);
    compareHeaders(inner.within(name), before?.headers ?? [], after?.headers ?? [], side);
  }
}

/** The content of a parameter or header, which has exactly one media type. */
export function compareContentOf(scope: Scope, base: Content, head: Content, side: Direction): void {
  compareContents(scope, [base], [head], side);
}

function find({ encoding }: Content, name: string): Encoding | undefined {
  return encoding.find(({ property }) => property === name);
}

function written(encoding: Encoding | undefined): string {
  if (!encoding) return 'what follows from its type';
  const { contentType, style, explode, allowReserved } = encoding;
  const stated = [contentType, style, explode === undefined ? undefined : explode ? 'exploded' : 'not exploded', allowReserved ? 'with reserved characters' : undefined];
  return stated.filter((each) => each !== undefined).join(', ') || 'what follows from its type';
}

/** Types are the same in any case, and parameters in any order. */
function normal(mediaType: string): string {
  const [type = '', ...parameters] = mediaType.toLowerCase().split(';').map((part) => part.trim());
  return [type, ...parameters.filter((part) => part !== '').sort()].join('; ');
}

function relate(from: string, to: string): 'media-type-generalised' | 'media-type-specialised' | 'media-type-parameters-changed' | undefined {
  const [before = '', after = ''] = [normal(from).split(';', 1)[0], normal(to).split(';', 1)[0]];
  if (before === after) return 'media-type-parameters-changed';
  if (covers(after, before)) return 'media-type-generalised';
  return covers(before, after) ? 'media-type-specialised' : undefined;
}

/** `image/*` covers `image/png`; `*` and `*\/*` cover all. */
function covers(range: string, type: string): boolean {
  if (range === '*/*' || range === '*') return true;
  return range.endsWith('/*') && type.startsWith(range.slice(0, -1));
}
