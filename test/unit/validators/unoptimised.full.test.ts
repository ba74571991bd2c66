// A process whose engine has no room to optimise patterns, as one with many others in use: nothing throws there either.

import { execFileSync } from 'node:child_process';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { bundle, validatorTexts } from './load.ts';
import { longTexts } from './long-texts.ts';
import { documentOf, modelOf } from './model.ts';

/** What a script of modules prints as JSON where the engine keeps a place to come back to for each repetition. */
function printed(script: string): unknown {
  return JSON.parse(
    execFileSync(process.execPath, ['--no-regexp-optimization', '--input-type=module', '-'], {
      input: script,
      encoding: 'utf8',
      maxBuffer: 1e6,
    }),
  );
}

it('the engine is one that runs out of its stack', () => {
  const script = `let threw = false; try { /^[a-z]+[0-9]*$/.test('a'.repeat(2e7)); } catch { threw = true; } console.log(threw);`;
  expect(printed(script)).toBe(true);
});

it('formats judge texts of twenty million characters, but for those that end in a repetition that they must count: these are refused', async () => {
  const { outputFiles } = await build({
    entryPoints: [new URL('long-texts.ts', import.meta.url).pathname],
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.text ?? '';
  const refused = new Set(['a date and time', 'a duration']);
  const wanted = longTexts().map(([claim, , , valid]) => [claim, valid && !refused.has(claim)]);
  expect(
    printed(`${code}\nconsole.log(JSON.stringify(longTexts().map(([claim, judge, text]) => [claim, judge(text)])));`),
  ).toEqual(wanted);
});

it('a text that is too long for a pattern is refused', async () => {
  const api = await modelOf(
    documentOf({
      Plain: { type: 'string', pattern: '^[a-z]+[0-9]*$' },
      Short: { type: 'string', pattern: '^[a-z]{1,9}$' },
    }),
  );
  const code = await bundle(validatorTexts(api), 'index.ts');
  expect(
    printed(
      `${code}\nconst text = 'a'.repeat(2e7);\nconsole.log(JSON.stringify([isPlain('a1'), isPlain(text), checkPlain(text).length, isShort('a'), isShort(text)]));`,
    ),
  ).toEqual([true, false, 1, true, false]);
});
