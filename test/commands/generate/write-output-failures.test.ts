// `writeOutput` with symbolic links, after an interrupted run, and with write errors.

import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { manifestName, parseManifest, printManifest } from '../../../src/generator/output/manifest.ts';
import { planOutput, writeOutput } from '../../../src/generator/output/write-output.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { readFiles, createTempDirectory, writeTextFile } from '../../cli/temp-directory.ts';
import { codesOf, readOutputFiles, createOutputRequest, writeFiles } from './plan-and-write.ts';

describe('a symbolic link', () => {
  test('to a directory outside is a conflict, and the target is not changed', () => {
    const outside = createTempDirectory({ 'a.ts': 'precious' });
    const directory = createTempDirectory();
    symlinkSync(outside, join(directory, 'types'));
    expect(codesOf(writeFiles(directory, { 'types/a.ts': 'a', 'types/b.ts': 'b' }).diagnostics)).toEqual([
      'cli/output-conflict',
    ]);
    expect(readFiles(outside)).toEqual({ 'a.ts': 'precious' });
  });

  test('that replaces a generated directory does not cause files outside to be removed', () => {
    const directory = createTempDirectory();
    writeFiles(directory, { 'types/a.ts': 'a' });
    const outside = createTempDirectory({ 'a.ts': 'a' });
    rmSync(join(directory, 'types'), { recursive: true });
    symlinkSync(outside, join(directory, 'types'));
    writeFiles(directory, {});
    expect(readFiles(outside)).toEqual({ 'a.ts': 'a' });
  });

  test('to a file is a conflict, and the target is not changed', () => {
    const outside = createTempDirectory({ 'a.ts': 'precious' });
    const directory = createTempDirectory();
    mkdirSync(join(directory, 'types'));
    symlinkSync(join(outside, 'a.ts'), join(directory, 'types/a.ts'));
    expect(codesOf(writeFiles(directory, { 'types/a.ts': 'a' }).diagnostics)).toEqual(['cli/output-conflict']);
    expect(readFiles(outside)).toEqual({ 'a.ts': 'precious' });
  });

  it('is followed if it is the output directory', () => {
    const target = createTempDirectory();
    const parent = createTempDirectory();
    symlinkSync(target, join(parent, 'out'));
    expect(writeFiles(join(parent, 'out'), { 'types/a.ts': 'a' }).isWritten).toBe(true);
    expect(readOutputFiles(target)).toEqual({ 'types/a.ts': 'a' });
  });
});

describe('an interrupted run', () => {
  const before = { 'types/a.ts': 'a', 'types/old.ts': 'old' };
  const interrupted = { 'types/a.ts': 'a2', 'types/new.ts': 'new', 'types/never.ts': 'never' };

  /** Creates an output directory in the state after the first renames of an interrupted run. */
  function createInterruptedOutput(): string {
    const directory = createTempDirectory();
    writeFiles(directory, before);
    const plan = planOutput(createOutputRequest(directory, interrupted), createReport());
    if (plan === undefined) throw new Error('no plan');
    writeTextFile(directory, manifestName, printManifest(plan.interimManifest));
    writeTextFile(directory, 'types/a.ts', 'a2');
    writeTextFile(directory, 'types/new.ts', 'new');
    writeTextFile(directory, '.ashlar-writing-999999999-abc/0', 'never');
    return directory;
  }

  it.each([
    ['the same run again', interrupted],
    ['a run with other files', { 'types/a.ts': 'a3', 'types/new.ts': 'newer' }],
    ['a run with the earlier files', before],
  ])('is repaired by %s', (_, fileTexts) => {
    const directory = createInterruptedOutput();
    expect(writeFiles(directory, fileTexts)).toMatchObject({ isWritten: true, diagnostics: [] });
    expect(readOutputFiles(directory)).toEqual(fileTexts);
    expect(parseManifest(readFileSync(join(directory, manifestName), 'utf8'))?.pending.size).toBe(0);
  });

  it('is repaired after a second interruption', () => {
    const directory = createInterruptedOutput();
    const plan = planOutput(createOutputRequest(directory, { 'types/new.ts': 'newer' }), createReport());
    if (plan === undefined) throw new Error('no plan');
    writeTextFile(directory, manifestName, printManifest(plan.interimManifest));
    expect(writeFiles(directory, { 'types/new.ts': 'newest' })).toMatchObject({ isWritten: true, diagnostics: [] });
    expect(readOutputFiles(directory)).toEqual({ 'types/new.ts': 'newest' });
  });

  it('leaves no staging directory after a run without changes', () => {
    const directory = createTempDirectory();
    writeFiles(directory, before);
    const clean = readFiles(directory);
    writeTextFile(directory, '.ashlar-writing-999999999-abc/0', 'a');
    expect(writeFiles(directory, before).isWritten).toBe(true);
    expect(readFiles(directory)).toEqual(clean);
  });

  it('does not adopt a file that a user created at a pending path', () => {
    const directory = createInterruptedOutput();
    writeTextFile(directory, 'types/never.ts', 'mine');
    expect(codesOf(writeFiles(directory, interrupted).diagnostics)).toEqual(['cli/output-conflict']);
    expect(codesOf(writeFiles(directory, before).diagnostics)).toEqual([]);
    expect(readOutputFiles(directory)).toEqual({ ...before, 'types/never.ts': 'mine' });
  });
});

describe('a write error', () => {
  it('is reported, and existing files are kept', () => {
    const directory = createTempDirectory();
    writeFiles(directory, { 'types/a.ts': 'a' });
    const before = readFiles(directory);
    // A file name above the length limit fails like a full disk.
    const { isWritten, diagnostics } = writeFiles(directory, {
      'types/a.ts': 'b',
      [`types/${'x'.repeat(300)}.ts`]: 'x',
    });
    expect({ isWritten, codes: codesOf(diagnostics), files: readFiles(directory) }).toEqual({
      isWritten: false,
      codes: ['cli/write-failed'],
      files: before,
    });
  });

  test('in the middle of a run is repaired by the next run', () => {
    const directory = createTempDirectory();
    writeFiles(directory, { 'types/a.ts': 'a', 'types/b.ts': 'b' });
    const fileTexts = { 'types/a.ts': 'a2', 'types/b.ts': 'b2', 'types/c.ts': 'c' };
    const report = createReport();
    const output = createOutputRequest(directory, fileTexts);
    const plan = planOutput(output, report);
    mkdirSync(join(directory, 'types/c.ts'));
    expect(plan && writeOutput(output, plan, report)).toBe(false);
    expect(codesOf(report.diagnostics)).toEqual(['cli/write-failed']);
    rmSync(join(directory, 'types/c.ts'), { recursive: true });
    expect(writeFiles(directory, fileTexts)).toMatchObject({ isWritten: true, diagnostics: [] });
    expect(readOutputFiles(directory)).toEqual(fileTexts);
  });

  it.runIf(process.platform === 'linux')('is reported if the directory cannot be created', () => {
    expect(writeFiles('/proc/ashlar/out', { 'types/a.ts': 'a' })).toMatchObject({
      isWritten: false,
      diagnostics: [{ code: 'cli/write-failed' }],
    });
  });

  // The root user can write to any directory of a file system, but not to that of the Linux kernel's objects.
  const isRoot = process.getuid?.() === 0;
  it.runIf(!isRoot || process.platform === 'linux')('is reported if the directory is read-only', () => {
    const directory = isRoot ? '/sys' : createTempDirectory();
    if (!isRoot) chmodSync(directory, 0o500);
    const [diagnostic, ...others] = writeFiles(directory, { 'types/a.ts': 'a' }).diagnostics;
    expect(others).toEqual([]);
    expect(diagnostic?.code).toBe('cli/write-failed');
    expect(diagnostic?.message).toMatch(/^cannot write to `out`: (?:permission denied|the file system is read-only)$/);
  });
});
