// Comparison of API-wide conventions.

import type { Conventions } from '../../../model/types/api.ts';
import { canonicalJson } from '../../../model/canonical-json.ts';
import type { ComparisonScope } from './comparison-scope.ts';

export function compareConventions({ report }: ComparisonScope, base: Conventions, head: Conventions): void {
  const [before, after] = [conventionEntries(base), conventionEntries(head)];
  for (const [name, value] of after) {
    const earlier = before.get(name);
    const to = formatSettings(value);
    if (earlier === undefined) report('convention-added', { name, to }, 'request');
    else if (canonicalJson(earlier) !== canonicalJson(value))
      report('convention-changed', { name, from: formatSettings(earlier), to }, 'request');
  }
  for (const [name, value] of before)
    if (!after.has(name)) report('convention-removed', { name, from: formatSettings(value) }, 'request');
}

type ConventionSettings = Readonly<Record<string, string | number>>;

function conventionEntries(conventions: Conventions): ReadonlyMap<string, ConventionSettings> {
  const all: readonly (readonly [string, ConventionSettings])[] = Object.entries(conventions);
  return new Map(all);
}

function formatSettings(settings: ConventionSettings): string {
  return Object.entries(settings)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}
