// Formatting of generated TypeScript, and reporting of syntax errors.

import { expect, test } from 'vitest';
import { formatFiles } from '../../src/generator/output/format.ts';
import type { OutputFile } from '../../src/generator/output/render-templates.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';

const file = (path: string, text: string, properties: Partial<OutputFile> = {}): OutputFile => ({
  path,
  text,
  language: 'ts',
  isFormatted: false,
  ...properties,
});

test('formats TypeScript with the project settings', async () => {
  const report = createReport();
  const [formatted] = await formatFiles([file('a.ts', 'export   type A = {a:"x",\n b: number[] }')], report);
  expect(formatted).toEqual(file('a.ts', "export type A = { a: 'x'; b: number[] };\n", { isFormatted: true }));
  expect(report.diagnostics).toEqual([]);
});

test('does not change formatted files and other languages', async () => {
  const files = [
    file('a.ts', 'export   type A = 1', { isFormatted: true }),
    file('a.md', '*  a', { language: 'md' }),
    file('a.json', '{"a":1}', { language: 'json' }),
  ];
  expect(await formatFiles(files, createReport())).toEqual(files);
});

test('reports an error for a file that cannot be formatted, and does not change it', async () => {
  const report = createReport();
  const files = await formatFiles([file('src/a.ts', 'export type = {'), file('src/b.ts', 'export type B=1')], report);
  expect(files.map(({ path, text }) => [path, text])).toEqual([
    ['src/a.ts', 'export type = {'],
    ['src/b.ts', 'export type B = 1;\n'],
  ]);
  expect(report.diagnostics).toMatchObject([
    {
      code: 'output/format-failed',
      severity: 'error',
      message: expect.stringMatching(/^the formatter refuses src\/a\.ts: /) as string,
    },
  ]);
  expect(report.hasErrors).toBe(true);
});
