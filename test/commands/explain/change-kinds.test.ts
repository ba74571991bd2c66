// Change kinds of `ashlar diff` in `ashlar explain` and in docs/diff.md.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, it } from 'vitest';
import { changeIds, changeKind } from '../../../src/generator/commands/diff/catalog.ts';
import { formatLevels } from '../../../src/generator/commands/explain/explain-change.ts';
import { ashlar } from '../../cli/command.ts';
import { createTempDirectory } from '../../cli/temp-directory.ts';
import { isGoldenUpdate } from '../../golden-harness/update.ts';

const explain = (...args: readonly string[]) => ashlar(createTempDirectory(), ['explain', ...args]);

it('explains a change kind with its message and levels', async () => {
  const { status, stdout } = await explain('maximum-lowered');
  expect(status).toBe(0);
  expect(stdout).toContain('maximum-lowered: change kind\nReported by ashlar diff.\n');
  expect(stdout).toContain(`\nMessage\n  ${changeKind('maximum-lowered').messageTemplate}\n`);
  expect(stdout).toContain('\nLevel for requests and responses\n  request: breaking, response: compatible\n');
  expect(stdout).toContain('\nInverse change\n  maximum-raised\n');
  expect(JSON.parse((await explain('maximum-lowered', '--json')).stdout)).toMatchObject({
    change: 'maximum-lowered',
    wire: { request: 'breaking', response: 'compatible' },
  });
});

it('suggests a change kind for a misspelled one', async () => {
  expect((await explain('maximum-lowerd')).stderr).toContain('did you mean `maximum-lowered`?');
});

it('is documented with every change kind', () => {
  const path = join(import.meta.dirname, '../../../docs/diff.md');
  const page = readFileSync(path, 'utf8');
  const [begin, end] = ['<!-- change kinds -->\n\n', '\n<!-- end of change kinds -->'];
  const start = page.indexOf(begin) + begin.length;
  const list = changeIds
    .map((id) => `- \`${id}\`: ${changeKind(id).messageTemplate} (${formatLevels(changeKind(id).wire)})\n`)
    .join('');
  const expected = page.slice(0, start) + list + page.slice(page.indexOf(end));
  if (isGoldenUpdate(process.env)) writeFileSync(path, expected);
  else expect(page).toBe(expected);
});
