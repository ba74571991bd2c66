// Comparison of API-wide conventions.

import type { Conventions } from '../../../model/types/api.ts';
import { canonical } from '../../../model/canonical-json.ts';
import type { Scope } from './comparison-scope.ts';

export function compareConventions({ tell }: Scope, base: Conventions, head: Conventions): void {
  const [before, after] = [entries(base), entries(head)];
  for (const [name, value] of after) {
    const known = before.get(name);
    const to = text(value);
    if (known === undefined) tell('convention-added', { name, to }, 'request');
    else if (canonical(known) !== canonical(value))
      tell('convention-changed', { name, from: text(known), to }, 'request');
  }
  for (const [name, value] of before)
    if (!after.has(name)) tell('convention-removed', { name, from: text(value) }, 'request');
}

type Members = Readonly<Record<string, string | number>>;

function entries(conventions: Conventions): ReadonlyMap<string, Members> {
  const all: readonly (readonly [string, Members])[] = Object.entries(conventions);
  return new Map(all);
}

function text(members: Members): string {
  return Object.entries(members)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}
