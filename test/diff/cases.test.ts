// Every case is exactly the change that it is named for, at the level that was reviewed; turned round it is the mirror.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isChangeId, mirrorId } from '../../src/generator/commands/diff/catalogue.ts';
import type { Change } from '../../src/generator/commands/diff/change.ts';
import { compareModels } from '../../src/generator/commands/diff/compare-apis.ts';
import { updating } from '../golden-harness/update.ts';
import { modelOf } from '../unit/validators/model.ts';
import { ofDocument, ofOperation, sharedSchema } from './harness/documents.ts';
import { line } from './harness/show.ts';
import { casesFolder, families, stepsOf } from './harness/steps.ts';

const rewrite = updating(process.env);

/** How the documents of a family are made of what its steps say. */
const around: Readonly<Record<string, (own: unknown) => object>> = {
  operations: ofOperation,
  vocabulary: ofOperation,
  interface: ofDocument,
};

describe.each(families())('%s', (family) => {
  const document = around[family] ?? sharedSchema;
  const golden = join(casesFolder, `${family}.txt`);
  const reviewed = existsSync(golden) ? readFileSync(golden, 'utf8') : '';
  const lines: string[] = [];

  it.each(stepsOf(family))('$name', async ({ id, name, base, head }) => {
    const [before, after] = [await modelOf(document(base)), await modelOf(document(head))];
    const changes = compareModels(before, after);
    const text = `${name}\n${changes.map(line).join('\n')}`;
    lines.push(text);
    expect(isChangeId(id)).toBe(true);
    expect(ids(changes)).toEqual([id]);
    expect(ids(compareModels(after, before))).toEqual(changes.map((each) => mirrorId(each.id)));
    expect(compareModels(before, before)).toEqual([]);
    if (!rewrite) expect(`${reviewed}\n`).toContain(`${text}\n`);
  });

  it('has nothing in its golden file but its cases', () => {
    const text = `${lines.join('\n\n')}\n`;
    if (rewrite) writeFileSync(golden, text);
    else expect(reviewed).toBe(text);
  });
});

function ids(changes: readonly Change[]): readonly string[] {
  return changes.map(({ id }) => id);
}
