// Comparison of response and part headers, by case-insensitive name.

import type { Header } from '../../../model/types/api.ts';
import type { Direction } from '../change.ts';
import { compareContentOf } from './media-types.ts';
import { matchBy } from './pair-operations.ts';
import { mayExplode } from './parameters.ts';
import type { Scope } from './comparison-scope.ts';

export function compareHeaders(scope: Scope, base: readonly Header[], head: readonly Header[], side: Direction): void {
  const { both, removed, added } = matchBy(base, head, ({ name }) => name.toLowerCase());
  for (const pair of both) compareHeader(scope, pair.base, pair.head, side);
  for (const header of added)
    scope.tell(header.required ? 'required-header-added' : 'header-added', { name: header.name }, side, {
      head: header.origin,
    });
  for (const header of removed)
    scope.tell(header.required ? 'required-header-removed' : 'header-removed', { name: header.name }, side, {
      base: header.origin,
    });
}

function compareHeader(outer: Scope, base: Header, head: Header, side: Direction): void {
  const scope = outer.within(`header ${head.name}`, { base: base.origin, head: head.origin });
  if (base.required !== head.required)
    scope.tell(head.required ? 'header-became-required' : 'header-became-optional', {}, side);
  if (base.deprecated !== head.deprecated) scope.tell(head.deprecated ? 'deprecated' : 'reactivated', {}, side);
  const [from, to] = [writtenAs(base), writtenAs(head)];
  if (from !== to && (base.content ?? head.content ?? mayExplode(scope, base, head)))
    scope.tell('header-style-changed', { from, to }, side);
  if (base.content && head.content) compareContentOf(scope, base.content, head.content, side);
  else scope.schemas(base.schema ?? base.content?.schema, head.schema ?? head.content?.schema, side);
}

function writtenAs({ explode, content }: Header): string {
  return content ? 'a document' : explode ? 'exploded text' : 'text';
}
