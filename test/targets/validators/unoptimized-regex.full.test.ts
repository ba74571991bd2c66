// Long strings in a process without regular expression optimizations, in which validators must not throw either.

import { execFileSync } from 'node:child_process';
import { build } from 'esbuild';
import { expect, it, test } from 'vitest';
import { bundle, renderValidators } from './load.ts';
import { longStrings } from './long-strings.ts';
import { documentOf, modelOf } from './model.ts';

/** Runs a script in an engine that keeps a backtracking state for each repetition, and parses its output as JSON. */
function runUnoptimized(script: string): unknown {
  return JSON.parse(
    execFileSync(process.execPath, ['--no-regexp-optimization', '--input-type=module', '-'], {
      input: script,
      encoding: 'utf8',
      maxBuffer: 1e6,
    }),
  );
}

test('the engine exhausts its stack for a long string', () => {
  const script = `let threw = false; try { /^[a-z]+[0-9]*$/.test('a'.repeat(2e7)); } catch { threw = true; } console.log(threw);`;
  expect(runUnoptimized(script)).toBe(true);
});

test('formats accept strings of 20 million characters, except for formats that end in a counted repetition', async () => {
  const { outputFiles } = await build({
    entryPoints: [new URL('./long-strings.ts', import.meta.url).pathname],
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.text ?? '';
  const rejected = new Set(['a date and time', 'a duration']);
  const expected = longStrings().map(([name, , , isValid]) => [name, isValid && !rejected.has(name)]);
  const results = 'longStrings().map(([name, isValid, text]) => [name, isValid(text)])';
  expect(runUnoptimized(`${code}\nconsole.log(JSON.stringify(${results}));`)).toEqual(expected);
});

it('rejects a string that is too long for a pattern', async () => {
  const api = await modelOf(
    documentOf({
      Plain: { type: 'string', pattern: '^[a-z]+[0-9]*$' },
      Short: { type: 'string', pattern: '^[a-z]{1,9}$' },
    }),
  );
  const code = await bundle(renderValidators(api), 'index.ts');
  expect(
    runUnoptimized(
      `${code}\nconst text = 'a'.repeat(2e7);\nconsole.log(JSON.stringify([isPlain('a1'), isPlain(text), checkPlain(text).length, isShort('a'), isShort(text)]));`,
    ),
  ).toEqual([true, false, 1, true, false]);
});
