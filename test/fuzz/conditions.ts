// A condition of the language of rules, from chance: over fields whose types are known, guarded where they may be absent, and never with but one answer.

import type { Random } from '../differential/random.ts';
import { test } from './tests.ts';
import { all, any, choose, member, not, relation, type Printed } from './printed.ts';

/** What the language of rules knows of a value. */
export type Kind =
  | { readonly kind: 'text' | 'moment' | 'whole' | 'number' | 'flag' }
  | { readonly kind: 'choice'; readonly values: readonly [string, ...string[]] }
  | { readonly kind: 'list'; readonly items: Kind }
  | { readonly kind: 'map'; readonly values: Kind }
  | { readonly kind: 'object'; readonly fields: readonly Field[] };

export interface Field {
  readonly name: string;
  readonly of: Kind;
  /** Whether the schema lists it among what is required. */
  readonly required: boolean;
  readonly nullable: boolean;
  /** Carried in one direction alone. */
  readonly only?: 'readOnly' | 'writeOnly';
}

/** What a condition may read: fields of a variable, or the time. */
export type Root = { readonly name: string; readonly fields: readonly Field[] } | 'now';

interface Place {
  readonly of: string;
  readonly field: Field;
}

/** A condition that reads each of its fields once, so that no part of it is known from another. */
export function conditionOver(random: Random, roots: readonly [Root, ...Root[]]): string {
  const places = roots.flatMap((root) =>
    root === 'now' ? [] : root.fields.map((field): Place => ({ of: root.name, field })),
  );
  const parts: Printed[] = roots.includes('now') && random.once(places.length === 0 ? 1 : 5) ? [ofTime(random)] : [];
  for (let left = 1 + random.below(3); left > 0 && places.length > 0; left--) {
    const [first] = places.splice(random.below(places.length), 1);
    if (!first) break;
    const at = random.once(2) ? places.findIndex((place) => compares(first.field.of, place.field.of)) : -1;
    const [second] = at < 0 ? [] : places.splice(at, 1);
    parts.push(second ? both(random, first, second) : read(random, first.of, first.field));
  }
  return together(random, parts).text.replaceAll(/ (?=&&|\|\|)/g, () => (random.once(8) ? '\n  ' : ' '));
}

/** Whether a field is read as its type allows; the test of a field that may be absent or null stands behind what makes it sure. */
export function read(random: Random, of: string, field: Field, depth = 0): Printed {
  const at = member(random, of, field.name);
  if (!field.required && random.once(6)) return at.has;
  return guarded(random, [{ of, field }], test(random, at.text, field.of, depth));
}

function guarded(random: Random, places: readonly Place[], tested: Printed): Printed {
  return [...places].reverse().reduce((inner, { of, field }) => {
    const at = member(random, of, field.name);
    const isNull = relation(at.text, '==', 'null');
    const given = !field.nullable
      ? inner
      : random.once(2)
        ? any(random, isNull, inner)
        : all(random, relation(at.text, '!=', 'null'), inner);
    if (field.required && field.only !== 'writeOnly') return given;
    return random.pick([
      () => any(random, not(random, at.has), given),
      () => all(random, at.has, given),
      () => choose(random, at.has, given, random.pick(['true', 'false'])),
    ])();
  }, tested);
}

/** Two fields held against each other. */
function both(random: Random, left: Place, right: Place): Printed {
  const [a, b] = [left, right].map(({ of, field }) => member(random, of, field.name).text) as [string, string];
  const { of: kind } = right.field;
  const operators = random.pick(['==', '!=', '<', '>=']);
  const tested =
    kind.kind === 'list'
      ? random.pick<Printed>([
          relation(a, 'in', b),
          { text: `${b}.all(each, each != ${a})`, level: 7 },
          { text: `${b}.exists(each, each == ${a})`, level: 7 },
        ])
      : relation(a, operators, b);
  return guarded(random, [left, right], tested);
}

function compares(left: Kind, right: Kind): boolean {
  if (right.kind === 'list') return left.kind === right.items.kind && (left.kind === 'text' || left.kind === 'whole');
  return (
    ['text', 'whole', 'number'].includes(left.kind) &&
    (left.kind === right.kind || (left.kind !== 'text' && ['whole', 'number'].includes(right.kind)))
  );
}

function ofTime(random: Random): Printed {
  return random.pick([
    relation('now', '>', 'timestamp("2020-02-29T00:00:00Z")'),
    relation('now.getHours()', '<', '12'),
    relation('now - duration("36h")', '>=', 'timestamp("2001-01-01T00:00:00+02:00")'),
  ]);
}

function together(random: Random, parts: readonly Printed[]): Printed {
  const [first, second, third] = parts;
  if (!first) throw new Error('a condition reads something');
  const one = random.once(6) ? not(random, first) : first;
  if (!second) return one;
  if (third && random.once(3)) return choose(random, one, second, third.text, third.level);
  const joined = random.once(2) ? all(random, one, second) : any(random, one, second);
  return third ? (random.once(2) ? all(random, joined, third) : any(random, third, joined)) : joined;
}
