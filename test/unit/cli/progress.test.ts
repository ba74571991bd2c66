// The progress line on an emulated terminal: one row while it is shown, none after it.

import { Terminal } from '@xterm/headless';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printInternalError } from '../../../src/generator/cli/internal-error.ts';
import type { Environment } from '../../../src/generator/cli/environment.ts';
import { createProgress, fitToWidth, type Timing } from '../../../src/generator/cli/progress.ts';
import { columnWidth } from '../../../src/generator/diagnostics/terminal-safe-text.ts';
import { ashlar, petShop } from './command.ts';
import { folderWith } from './folder.ts';
import { runs } from '../../tier.ts';

const stages: readonly Timing['stage'][] = [
  'recall',
  'load',
  'read',
  'build',
  'pages',
  'render',
  'format',
  'write',
  'compare',
  'handlers',
  'compile',
];

/** Stages as a run for five targets has them. */
const run: readonly Timing['stage'][] = [
  'recall',
  'load',
  'read',
  'build',
  ...Array.from({ length: 5 }, (): readonly Timing['stage'][] => ['pages', 'render', 'format']).flat(),
  'write',
];

/** A terminal of `columns` by 24 on which a command was entered, as a host that prints to it. */
function terminalOf(columns: number) {
  const terminal = new Terminal({ cols: columns, rows: 24, allowProposedApi: true });
  let now = 0;
  const stderr = { isTTY: true, columns, write: (text: string) => terminal.write(text.replaceAll('\n', '\r\n')) };
  const host: Environment = {
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
    host,
    resize: (to: number): void => {
      terminal.resize(to, 24);
      stderr.columns = to;
    },
    /** The rows that are not blank, once everything written has arrived. */
    rows: async (): Promise<readonly string[]> => {
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
    'takes one row of a terminal of %i columns, names the current stage, and leaves no row behind',
    async (columns) => {
      const { host, rows } = terminalOf(columns);
      const progress = createProgress(host, false);
      for (const stage of run) {
        progress.begin(stage);
        const [command, line, ...more] = await rows();
        expect([command, line?.includes(stage), more]).toEqual(['$ a', true, []]);
      }
      progress.end();
      expect(await rows()).toEqual(['$ a']);
    },
  );

  it('leaves no row behind when the terminal is resized while it is shown', async () => {
    const step = fc.oneof(fc.constantFrom(...stages), fc.integer({ min: 4, max: 120 }));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 4, max: 120 }), fc.array(step, { maxLength: 30 }), async (columns, steps) => {
        const { host, rows, resize } = terminalOf(columns);
        const progress = createProgress(host, false);
        for (const each of steps) {
          if (typeof each === 'number') resize(each);
          else progress.begin(each);
          expect((await rows()).length).toBeLessThanOrEqual(2);
        }
        progress.end();
        expect(await rows()).toEqual(['$ a']);
      }),
      { seed: 30, numRuns: runs(60) },
    );
  });

  it('takes a terminal that does not report its width for one of 80 columns', async () => {
    const { host, rows } = terminalOf(80);
    Object.assign(host.stderr, { columns: 0 });
    const progress = createProgress(host, false);
    for (const stage of run) progress.begin(stage);
    expect((await rows()).length).toBe(2);
  });

  it('makes room for the report of an internal error', async () => {
    const { host, rows } = terminalOf(120);
    const progress = createProgress(host, false);
    for (const stage of run) progress.begin(stage);
    const message = 'This is a bug in Ashlar, not in your document.';
    expect((await rows())[1]?.length).toBeGreaterThan(message.length);
    printInternalError(new Error('x'), host);
    expect((await rows())[1]).toBe(message);
  });

  it('is one plain line for each stage where the output is not a terminal, however narrow', async () => {
    const { stderr } = await ashlar(folderWith({ 'openapi.yaml': petShop }), ['model', 'openapi.yaml']);
    expect(stderr).toMatch(/^(?:[a-z]+ +[\d.]+ m?s\n)+$/);
  });

  it.each([
    ['diff', ['diff', 'openapi.yaml', 'missing.yaml']],
    ['diff', ['diff', 'openapi.yaml', 'openapi.yaml', '--approvals', 'missing.yaml']],
    ['generate', ['generate', 'missing.yaml', '--targets', 'types', '--out', 'api']],
    ['lint', ['lint', 'missing.yaml']],
    ['model', ['model', 'missing.yaml']],
  ])('is gone when `%s` ends early: %j', async (_, words) => {
    const { stderr } = await ashlar(folderWith({ 'openapi.yaml': petShop }), words, { terminal: true });
    const { host, rows } = terminalOf(200);
    host.stderr.write(stderr);
    expect((await rows()).join('\n')).not.toContain('…');
  });
});

describe('a line that is fitted into columns', () => {
  it('is never wider, counts wide characters twice, and keeps its end', () => {
    const part = fc.string({ unit: fc.constantFrom('a', '漢', 'ｗ', '한', '🙂', 'e\u0301', ' '), maxLength: 12 });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), fc.integer({ min: 1, max: 40 }), (parts, columns) => {
        const line = fitToWidth(parts, columns);
        expect(Array.from(line).reduce((sum, character) => sum + columnWidth(character), 0)).toBeLessThanOrEqual(
          columns,
        );
        expect(parts.join('  ').endsWith(line) || (parts.at(-1) ?? '').startsWith(line)).toBe(true);
      }),
      { seed: 30, numRuns: runs(500) },
    );
  });
});
