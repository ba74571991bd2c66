// Is there, for each rule of `spec/`, a value that breaks it and no other?

import { describe, expect, it } from 'vitest';
import type { ConditionEntry } from '../../../src/generator/model/expressions/compile-rules.ts';
import { compiled } from './judges/compiled.ts';
import { spec } from './judges/spec.ts';
import type { Judged, Row } from './spec/breaks.ts';
import { operationRows } from './spec/operations.ts';
import { recordRows } from './spec/records.ts';
import { schemaRows } from './spec/schemas.ts';

const { api, book } = spec;
const rows: ReadonlyMap<string, Row> = new Map(Object.entries({ ...schemaRows, ...recordRows, ...operationRows }));
const now = Date.UTC(2030, 0, 15, 10, 20, 30);

/** The value that keeps all rules of an owner. */
function goodOf(owner: string): Judged {
  const stated = rows.get(owner)?.good;
  if (stated) return { now, ...stated };
  const assertion = api.schema(owner)?.jsonSchema;
  const example = typeof assertion === 'object' ? assertion.annotations.examples?.[0] : undefined;
  if (typeof example !== 'object' || example === null || Array.isArray(example))
    throw new Error(`${owner} has no example`);
  return { now, self: Object.fromEntries(Object.entries(example)) };
}

function changed(good: Judged, changes: Judged): Judged {
  const entries = Object.entries(changes).map(([name, value]) => {
    const before = good[name];
    return [name, typeof value === 'object' && typeof before === 'object' ? { ...before, ...value } : value] as const;
  });
  return { ...good, ...Object.fromEntries(entries) };
}

const holds = ({ expression, variablesRead }: ConditionEntry, value: Judged): unknown =>
  compiled(expression)(Object.fromEntries([...variablesRead].map((name) => [name, value[name]])));

describe.each([...new Set(book.all.map(({ owner }) => owner))])('%s', (owner) => {
  const own = book.all.filter((entry) => entry.owner === owner);
  it('has a good value', () => {
    expect(own.filter((entry) => holds(entry, goodOf(owner)) !== true).map(({ id }) => id)).toEqual([]);
  });
  it('has a row for each rule, and none for others', () => {
    expect(Object.keys(rows.get(owner)?.breaks ?? {}).sort()).toEqual(own.map(({ id }) => id).sort());
  });
  it.each(own.map((entry) => [entry.id, entry] as const))('%s is broken alone', (id, { kind }) => {
    const value = changed(goodOf(owner), rows.get(owner)?.breaks[id] ?? {});
    // Conditions of redaction stand at different properties and are judged one by one.
    const together = kind === 'unless' ? own.filter((entry) => entry.id === id) : own;
    expect(together.filter((entry) => holds(entry, value) !== true).map((entry) => entry.id)).toEqual([
      ...(rows.get(owner)?.besides?.[id] ?? []),
      id,
    ]);
  });
});

it('every row is of an owner of rules', () => {
  const known = new Set(book.all.map(({ owner }) => owner));
  expect([...rows.keys()].filter((owner) => !known.has(owner))).toEqual([]);
});
