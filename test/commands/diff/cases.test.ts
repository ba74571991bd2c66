// Golden-file tests of single changes: the change kind, and its inverse kind in the opposite direction.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isChangeId, inverseId } from '../../../src/generator/commands/diff/catalog.ts';
import type { Change } from '../../../src/generator/commands/diff/change.ts';
import { listChanges } from '../../../src/generator/commands/diff/compare-apis.ts';
import { isGoldenUpdate } from '../../golden-harness/update.ts';
import { modelOf } from '../../targets/validators/model.ts';
import { documentWithOperation, documentWithOverrides, documentWithSharedSchema } from './harness/documents.ts';
import { formatChange } from './harness/format-change.ts';
import { casesDirectory, listFamilies, readCases } from './harness/change-cases.ts';

const isUpdating = isGoldenUpdate(process.env);

/** Functions that create the documents of a family from the values of its cases; other families contain schemas. */
const documentFactories: Readonly<Record<string, (value: unknown) => object>> = {
  operations: documentWithOperation,
  vocabulary: documentWithOperation,
  interface: documentWithOverrides,
};

describe.each(listFamilies())('%s', (family) => {
  const createDocument = documentFactories[family] ?? documentWithSharedSchema;
  const golden = join(casesDirectory, `${family}.txt`);
  const expectedText = existsSync(golden) ? readFileSync(golden, 'utf8') : '';
  const sections: string[] = [];

  it.each(readCases(family))('reports $name', async ({ id, name, base, head }) => {
    const [before, after] = [await modelOf(createDocument(base)), await modelOf(createDocument(head))];
    const changes = listChanges(before, after);
    const text = `${name}\n${changes.map(formatChange).join('\n')}`;
    sections.push(text);
    expect(isChangeId(id)).toBe(true);
    expect(idsOf(changes)).toEqual([id]);
    expect(idsOf(listChanges(after, before))).toEqual(changes.map((change) => inverseId(change.id)));
    expect(listChanges(before, before)).toEqual([]);
    if (!isUpdating) expect(`${expectedText}\n`).toContain(`${text}\n`);
  });

  it('has a golden file that contains exactly its cases', () => {
    const text = `${sections.join('\n\n')}\n`;
    if (isUpdating) writeFileSync(golden, text);
    else expect(expectedText).toBe(text);
  });
});

function idsOf(changes: readonly Change[]): readonly string[] {
  return changes.map(({ id }) => id);
}
