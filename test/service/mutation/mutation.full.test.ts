// Does a claim go red when the behaviour that it states is broken? Broken one line at a time, in a run of its own each.

import { execFile } from 'node:child_process';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { root } from '../../architecture/files.ts';
import { variable } from '../../setup/mutation.ts';
import { changeOf, mutants } from './mutants.ts';
import { provers } from './provers.ts';

interface Run {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

/** Proves one claim on SQLite, with a change or without. */
function proven(id: string, change: string): Promise<Run> {
  const words = [
    'node_modules/vitest/vitest.mjs',
    'run',
    provers.get(id) ?? 'nowhere',
    '-t',
    `on sqlite ${id}$`,
    '--reporter=json',
  ];
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      words,
      { cwd: root, env: { ...process.env, [variable]: change }, maxBuffer: 1 << 26 },
      (_error, stdout, stderr) => {
        const from = stdout.indexOf('{"num');
        if (from < 0) reject(new Error(stderr));
        else resolve(JSON.parse(stdout.slice(from)) as Run);
      },
    );
  });
}

describe('a claim', () => {
  it.each(mutants)('goes red without its behaviour: $id', async (mutant) => {
    expect(await proven(mutant.id, JSON.stringify(changeOf(mutant)))).toMatchObject({
      numPassedTests: 0,
      numFailedTests: 1,
    });
  });

  it('is green with it', async () => {
    const [first] = mutants;
    expect(first && (await proven(first.id, ''))).toMatchObject({ numPassedTests: 1, numFailedTests: 0 });
  });
});
