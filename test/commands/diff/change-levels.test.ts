// Levels of changes that are easy to misclassify: equivalent documents, and edits that cause several changes.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { inverseId } from '../../../src/generator/commands/diff/catalog.ts';
import type { Change } from '../../../src/generator/commands/diff/change.ts';
import { listChanges } from '../../../src/generator/commands/diff/compare-apis.ts';
import { modelOf } from '../../targets/validators/model.ts';
import {
  createDocument,
  documentWithOperation,
  documentWithOverrides,
  documentWithSharedSchema,
} from './harness/documents.ts';
import { formatChange } from './harness/format-change.ts';

type ValueKind = 'schemas' | 'operations' | 'interfaces' | 'documents';
const documentFactories: Readonly<Record<ValueKind, (value: unknown) => object>> = {
  schemas: documentWithSharedSchema,
  operations: documentWithOperation,
  interfaces: documentWithOverrides,
  documents: createDocument,
};

type Entry = readonly [base: unknown, head: unknown, expected?: readonly string[]];

type EntriesByKind = Readonly<Partial<Record<ValueKind, Readonly<Record<string, Entry>>>>>;

interface LevelCase {
  readonly kind: ValueKind;
  readonly claim: string;
  readonly base: unknown;
  readonly head: unknown;
  readonly expected: readonly string[];
}

function readLevelCases(name: string): readonly LevelCase[] {
  const text = readFileSync(join(import.meta.dirname, 'level-cases', name), 'utf8');
  const entries = parse(text) as EntriesByKind; // a trusted test file
  return (Object.keys(documentFactories) as ValueKind[]).flatMap((kind) =>
    Object.entries(entries[kind] ?? {}).map(([claim, [base, head, expected = []]]) => ({
      kind,
      claim,
      base,
      head,
      expected,
    })),
  );
}

/** Formats a change without its subject: `type-changed request breaking, response breaking`. */
function formatLevels({ id, wire }: Change): string {
  const levels = Object.entries(wire).map(([direction, level]) => `${direction} ${level}`);
  return [id, ...levels.sort()].join(' ');
}

describe('reports no change between equivalent documents', () => {
  test.each(readLevelCases('equivalent.yaml'))('$kind: $claim', async ({ kind, base, head }) => {
    const createCaseDocument = documentFactories[kind];
    const [before, after] = [await modelOf(createCaseDocument(base)), await modelOf(createCaseDocument(head))];
    expect(listChanges(before, after).map(formatChange)).toEqual([]);
    expect(listChanges(after, before).map(formatChange)).toEqual([]);
  });
});

describe('reports every change with its levels', () => {
  test.each(readLevelCases('levels.yaml'))('$kind: $claim', async ({ kind, base, head, expected }) => {
    const createCaseDocument = documentFactories[kind];
    const [before, after] = [await modelOf(createCaseDocument(base)), await modelOf(createCaseDocument(head))];
    const changes = listChanges(before, after);
    expect(changes.map(formatLevels)).toEqual(expected);
    expect(
      listChanges(after, before)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(changes.map(({ id }) => inverseId(id)).sort());
  });
});
