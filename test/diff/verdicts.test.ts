// What must not be called a change, and what takes several: pairs that are easily judged too harmless or too harsh.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { mirrorId } from '../../src/generator/commands/diff/catalogue.ts';
import type { Change } from '../../src/generator/commands/diff/change.ts';
import { compareModels } from '../../src/generator/commands/diff/compare-apis.ts';
import { modelOf } from '../unit/validators/model.ts';
import { document, ofDocument, ofOperation, sharedSchema } from './harness/documents.ts';
import { line } from './harness/show.ts';

type Around = 'schemas' | 'operations' | 'interfaces' | 'documents';
const around: Readonly<Record<Around, (own: unknown) => object>> = {
  schemas: sharedSchema,
  operations: ofOperation,
  interfaces: ofDocument,
  documents: document,
};

type Entry = readonly [base: unknown, head: unknown, wanted?: readonly string[]];

interface Row {
  readonly kind: Around;
  readonly claim: string;
  readonly base: unknown;
  readonly head: unknown;
  readonly wanted: readonly string[];
}

function read(name: string): readonly Row[] {
  const text = readFileSync(join(import.meta.dirname, 'verdicts', name), 'utf8');
  const all = parse(text) as Readonly<Partial<Record<Around, Readonly<Record<string, Entry>>>>>; // a developer's own file
  return (Object.keys(around) as Around[]).flatMap((kind) =>
    Object.entries(all[kind] ?? {}).map(([claim, [base, head, wanted = []]]) => ({ kind, claim, base, head, wanted })),
  );
}

/** `type-changed request breaking, response breaking` */
function brief({ id, wire }: Change): string {
  const levels = Object.entries(wire).map(([direction, level]) => `${direction} ${level}`);
  return [id, ...levels.sort()].join(' ');
}

describe('the same', () => {
  it.each(read('same.yaml'))('$kind: $claim', async ({ kind, base, head }) => {
    const [before, after] = [await modelOf(around[kind](base)), await modelOf(around[kind](head))];
    expect(compareModels(before, after).map(line)).toEqual([]);
    expect(compareModels(after, before).map(line)).toEqual([]);
  });
});

describe('not the same', () => {
  it.each(read('levels.yaml'))('$kind: $claim', async ({ kind, base, head, wanted }) => {
    const [before, after] = [await modelOf(around[kind](base)), await modelOf(around[kind](head))];
    const changes = compareModels(before, after);
    expect(changes.map(brief)).toEqual(wanted);
    expect(
      compareModels(after, before)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(changes.map(({ id }) => mirrorId(id)).sort());
  });
});
