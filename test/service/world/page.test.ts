// Is what docs/world.md shows of world files so?

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildWorld } from '../../../src/service/world/build/world.ts';
import { WorldError } from '../../../src/service/world/problem.ts';
import { readWorld } from '../../../src/service/world/read.ts';
import { root } from '../../architecture/files.ts';
import { now, vault } from '../harness/seed.ts';

const [right = '', shapeless = '', shapelessSays = '', impossible = '', impossibleSays = '', ...more] = Array.from(
  readFileSync(join(root, 'docs/world.md'), 'utf8').matchAll(/^```(?:yaml)?\n([^]*?)\n```$/gm),
  ([, text = '']) => text,
);

/** What is said of a file. */
async function said(text: string): Promise<string> {
  try {
    await buildWorld(readWorld(text, 'world.yaml'), { now, vault });
    return 'nothing';
  } catch (error) {
    if (error instanceof WorldError) return error.message;
    throw error;
  }
}

it('its example can be seeded, and what is wrong with the others is told so', async () => {
  expect(await said(right)).toBe('nothing');
  expect(await said(shapeless)).toBe(shapelessSays);
  expect(await said(impossible)).toBe(impossibleSays);
  expect(more).toEqual([]);
});
