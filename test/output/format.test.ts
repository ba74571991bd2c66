// Formatting of generated TypeScript, and reporting of syntax errors.

import { expect, test } from 'vitest';
import { formatFiles } from '../../src/generator/output/format.ts';
import type { OutputFile } from '../../src/generator/output/render-templates.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';

const createFile = (path: string, text: string, properties: Partial<OutputFile> = {}): OutputFile => ({
  path,
  text,
  language: 'ts',
  isFormatted: false,
  ...properties,
});

test('formats TypeScript with the project settings', async () => {
  const report = createReport();
  const [formatted] = await formatFiles([createFile('a.ts', 'export   type A = {a:"x",\n b: number[] }')], report);
  expect(formatted).toEqual(createFile('a.ts', "export type A = { a: 'x'; b: number[] };\n", { isFormatted: true }));
  expect(report.diagnostics).toEqual([]);
});

test('does not change formatted files or files in other languages', async () => {
  const files = [
    createFile('a.ts', 'export   type A = 1', { isFormatted: true }),
    createFile('a.md', '*  a', { language: 'md' }),
    createFile('a.json', '{"a":1}', { language: 'json' }),
  ];
  expect(await formatFiles(files, createReport())).toEqual(files);
});

test('reports an error for a file that cannot be formatted, and does not change it', async () => {
  const report = createReport();
  const inputs = [createFile('src/a.ts', 'export type = {'), createFile('src/b.ts', 'export type B=1')];
  const files = await formatFiles(inputs, report);
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
