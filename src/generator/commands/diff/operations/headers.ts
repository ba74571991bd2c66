// Comparison of response and part headers, by case-insensitive name.

import type { Header } from '../../../model/types/api.ts';
import type { Direction } from '../change.ts';
import { compareSingleContent } from './media-types.ts';
import { pairByKey } from './pair-operations.ts';
import { mayExplode } from './parameters.ts';
import type { ComparisonScope } from './comparison-scope.ts';

export function compareHeaders(
  scope: ComparisonScope,
  base: readonly Header[],
  head: readonly Header[],
  side: Direction,
): void {
  const { both, removed, added } = pairByKey(base, head, ({ name }) => name.toLowerCase());
  for (const pair of both) compareHeader(scope, pair.base, pair.head, side);
  for (const header of added)
    scope.report(header.required ? 'required-header-added' : 'header-added', { name: header.name }, side, {
      head: header.sourceLocation,
    });
  for (const header of removed)
    scope.report(header.required ? 'required-header-removed' : 'header-removed', { name: header.name }, side, {
      base: header.sourceLocation,
    });
}

function compareHeader(outer: ComparisonScope, base: Header, head: Header, side: Direction): void {
  const scope = outer.nested(`header ${head.name}`, { base: base.sourceLocation, head: head.sourceLocation });
  if (base.required !== head.required)
    scope.report(head.required ? 'header-became-required' : 'header-became-optional', {}, side);
  if (base.deprecated !== head.deprecated) scope.report(head.deprecated ? 'deprecated' : 'reactivated', {}, side);
  const [from, to] = [serializationOf(base), serializationOf(head)];
  if (from !== to && (base.content ?? head.content ?? mayExplode(scope, base, head)))
    scope.report('header-style-changed', { from, to }, side);
  if (base.content && head.content) compareSingleContent(scope, base.content, head.content, side);
  else scope.compareSchemas(base.schema ?? base.content?.schema, head.schema ?? head.content?.schema, side);
}

function serializationOf({ explode, content }: Header): string {
  return content ? 'a document' : explode ? 'exploded text' : 'text';
}
