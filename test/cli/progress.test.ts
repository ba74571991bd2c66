// Progress line in an emulated terminal: one row while it is shown, and none afterward.

import { createRequire } from 'node:module';
import type * as xterm from '@xterm/headless';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printInternalError } from '../../src/generator/cli/run.ts';
import type { Environment } from '../../src/generator/cli/environment.ts';
import { createProgress, joinLastPartsThatFit, type Timing } from '../../src/generator/cli/progress.ts';
import { characterWidth } from '../../src/generator/diagnostics/character-width.ts';
import { ashlar, petShop } from './command.ts';
import { createTempDirectory } from './temp-directory.ts';
import { runs } from '../tier.ts';

// Node.js does not find the named exports of this CommonJS module.
const { Terminal } = createRequire(import.meta.url)('@xterm/headless') as typeof xterm;

const stages: readonly Timing['stage'][] = [
  'cache',
  'load',
  'read',
  'build',
  'pages',
  'render',
  'format',
  'write',
  'compare',
  'scaffold',
  'compile',
];

/** Stages of a run with five targets. */
const runStages: readonly Timing['stage'][] = [
  'cache',
  'load',
  'read',
  'build',
  ...Array.from({ length: 5 }, (): readonly Timing['stage'][] => ['pages', 'render', 'format']).flat(),
  'write',
];

/** Creates an emulated terminal with 24 rows in which a command was entered, and an environment that prints to it. */
function createTerminal(columns: number) {
  const terminal = new Terminal({ cols: columns, rows: 24, allowProposedApi: true });
  let now = 0;
  const stderr = { isTTY: true, columns, write: (text: string) => terminal.write(text.replaceAll('\n', '\r\n')) };
  const environment: Environment = {
    cwd: '/',
    env: {},
    stdout: stderr,
    stderr,
    today: () => '2030-01-15',
    now: () => (now += 1234),
    runUninterrupted: (work) => work(),
  };
  stderr.write('$ a\n');
  return {
    environment,
    resize: (newColumns: number): void => {
      terminal.resize(newColumns, 24);
      stderr.columns = newColumns;
    },
    /** Returns the rows that are not blank after all output was processed. */
    readRows: async (): Promise<readonly string[]> => {
      await new Promise<void>((resolve) => terminal.write('', resolve));
      const { active } = terminal.buffer;
      return Array.from(
        { length: active.length },
        (_, index) => active.getLine(index)?.translateToString(true) ?? '',
      ).filter((row) => row !== '');
    },
  };
}

describe('the progress line', () => {
  it.each([200, 80, 60, 40, 20, 8])(
    'has one row in a terminal of %i columns, shows the current stage, and is erased',
    async (columns) => {
      const { environment, readRows } = createTerminal(columns);
      const progress = createProgress(environment, false);
      for (const stage of runStages) {
        progress.begin(stage);
        const [command, line, ...otherRows] = await readRows();
        expect([command, line?.includes(stage), otherRows]).toEqual(['$ a', true, []]);
      }
      progress.end();
      expect(await readRows()).toEqual(['$ a']);
    },
  );

  it('is erased if the terminal is resized while it is shown', async () => {
    const stepArbitrary = fc.oneof(fc.constantFrom(...stages), fc.integer({ min: 4, max: 120 }));
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 4, max: 120 }),
        fc.array(stepArbitrary, { maxLength: 30 }),
        async (columns, steps) => {
          const { environment, readRows, resize } = createTerminal(columns);
          const progress = createProgress(environment, false);
          for (const stageOrWidth of steps) {
            if (typeof stageOrWidth === 'number') resize(stageOrWidth);
            else progress.begin(stageOrWidth);
            expect((await readRows()).length).toBeLessThanOrEqual(2);
          }
          progress.end();
          expect(await readRows()).toEqual(['$ a']);
        },
      ),
      { seed: 30, numRuns: runs(60) },
    );
  });

  it('assumes 80 columns if the terminal does not report its width', async () => {
    const { environment, readRows } = createTerminal(80);
    Object.assign(environment.stderr, { columns: 0 });
    const progress = createProgress(environment, false);
    for (const stage of runStages) progress.begin(stage);
    expect((await readRows()).length).toBe(2);
  });

  it('is replaced by the report of an internal error', async () => {
    const { environment, readRows } = createTerminal(120);
    const progress = createProgress(environment, false);
    for (const stage of runStages) progress.begin(stage);
    const message = 'This is a bug in Ashlar, not in your document.';
    expect((await readRows())[1]?.length).toBeGreaterThan(message.length);
    printInternalError(new Error('x'), environment);
    expect((await readRows())[1]).toBe(message);
  });

  it.each([
    ['diff', ['diff', 'openapi.yaml', 'missing.yaml']],
    ['diff', ['diff', 'openapi.yaml', 'openapi.yaml', '--approvals', 'missing.yaml']],
    ['generate', ['generate', 'missing.yaml', '--targets', 'types', '--out', 'api']],
    ['lint', ['lint', 'missing.yaml']],
    ['model', ['model', 'missing.yaml']],
  ])('is erased if `%s` ends early: %j', async (_, args) => {
    const { stderr } = await ashlar(createTempDirectory({ 'openapi.yaml': petShop }), args, { isTerminal: true });
    const { environment, readRows } = createTerminal(200);
    environment.stderr.write(stderr);
    expect((await readRows()).join('\n')).not.toContain('…');
  });
});

describe('the width of a character', () => {
  it.each([
    ['combining mark', '\u0301', 0],
    ['Latin', 'a', 1],
    ['before Hangul syllables', '\uABFF', 1],
    ['first Hangul syllable', '\uAC00', 2],
    ['last Hangul syllable', '\uD7A3', 2],
    ['after Hangul syllables', '\uD7A4', 1],
    ['first Hangul letter', '\u1100', 2],
    ['last initial Hangul letter', '\u115F', 2],
    ['first CJK radical', '\u2E80', 2],
    ['half fill space', '\u303F', 1],
    ['last Yi radical', '\uA4CF', 2],
    ['first compatibility ideograph', '\uF900', 2],
    ['last full-width form', '\uFF60', 2],
    ['half-width form', '\uFF61', 1],
    ['full-width won', '\uFFE6', 2],
    ['ideograph of plane 2', '\u{20000}', 2],
    ['emoji', '🙂', 2],
  ])('is that of its kind: %s', (_, character, width) => {
    expect(characterWidth(character)).toBe(width);
  });
});

describe('joinPartsThatFit', () => {
  it('never exceeds the width, counts wide characters twice, and keeps the end of the line', () => {
    const partArbitrary = fc.string({
      unit: fc.constantFrom('a', '漢', 'ｗ', '한', '🙂', 'e\u0301', ' '),
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.array(partArbitrary, { maxLength: 8 }), fc.integer({ min: 1, max: 40 }), (parts, columns) => {
        const line = joinLastPartsThatFit(parts, columns);
        expect(Array.from(line).reduce((sum, character) => sum + characterWidth(character), 0)).toBeLessThanOrEqual(
          columns,
        );
        expect(parts.join('  ').endsWith(line) || (parts.at(-1) ?? '').startsWith(line)).toBe(true);
      }),
      { seed: 30, numRuns: runs(500) },
    );
  });
});
