// Writing where links lead astray, a run was killed, or the disk refuses.

import { chmodSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { manifestName, parseManifest, printManifest } from '../../../src/generator/output/manifest.ts';
import { planOutput, writeOutput } from '../../../src/generator/output/write-output.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { filesIn, folderWith, put } from './folder.ts';
import { codes, made, outputOf, write } from './writing.ts';

describe('links', () => {
  it('that lead out of the folder are refused, and nothing beyond them is touched', () => {
    const beyond = folderWith({ 'a.ts': 'precious' });
    const folder = folderWith();
    symlinkSync(beyond, join(folder, 'types'));
    expect(codes(write(folder, { 'types/a.ts': 'a', 'types/b.ts': 'b' }).said)).toEqual(['cli/output-conflict']);
    expect(filesIn(beyond)).toEqual({ 'a.ts': 'precious' });
  });

  it('put in after the first run do not lead a removal outside', () => {
    const folder = folderWith();
    write(folder, { 'types/a.ts': 'a' });
    const beyond = folderWith({ 'a.ts': 'a' });
    rmSync(join(folder, 'types'), { recursive: true });
    symlinkSync(beyond, join(folder, 'types'));
    write(folder, {});
    expect(filesIn(beyond)).toEqual({ 'a.ts': 'a' });
  });

  it('to a file are not written through', () => {
    const beyond = folderWith({ 'a.ts': 'precious' });
    const folder = folderWith();
    mkdirSync(join(folder, 'types'));
    symlinkSync(join(beyond, 'a.ts'), join(folder, 'types/a.ts'));
    expect(codes(write(folder, { 'types/a.ts': 'a' }).said)).toEqual(['cli/output-conflict']);
    expect(filesIn(beyond)).toEqual({ 'a.ts': 'precious' });
  });

  it('that are the output folder itself are followed', () => {
    const real = folderWith();
    const holder = folderWith();
    symlinkSync(real, join(holder, 'out'));
    expect(write(join(holder, 'out'), { 'types/a.ts': 'a' }).done).toBe(true);
    expect(made(real)).toEqual({ 'types/a.ts': 'a' });
  });
});

describe('a run that was killed', () => {
  const before = { 'types/a.ts': 'a', 'types/old.ts': 'old' };
  const killed = { 'types/a.ts': 'a2', 'types/new.ts': 'new', 'types/never.ts': 'never' };

  /** The folder as it is when the run dies after its first renames. */
  function halfWay(): string {
    const folder = folderWith();
    write(folder, before);
    const plan = planOutput(outputOf(folder, killed), createReport());
    if (plan === undefined) throw new Error('no plan');
    put(folder, manifestName, printManifest(plan.interimManifest));
    put(folder, 'types/a.ts', 'a2');
    put(folder, 'types/new.ts', 'new');
    put(folder, '.ashlar-writing-999999999-abc/0', 'never');
    return folder;
  }

  it.each([
    ['the same run again', killed],
    ['a run that wants something else', { 'types/a.ts': 'a3', 'types/new.ts': 'newer' }],
    ['the run before', before],
  ])('is repaired by %s', (_, texts) => {
    const folder = halfWay();
    expect(write(folder, texts)).toMatchObject({ done: true, said: [] });
    expect(made(folder)).toEqual(texts);
    expect(parseManifest(readFileSync(join(folder, manifestName), 'utf8'))?.pending.size).toBe(0);
  });

  it('is repaired after a second kill', () => {
    const folder = halfWay();
    const plan = planOutput(outputOf(folder, { 'types/new.ts': 'newer' }), createReport());
    if (plan === undefined) throw new Error('no plan');
    put(folder, manifestName, printManifest(plan.interimManifest));
    expect(write(folder, { 'types/new.ts': 'newest' })).toMatchObject({ done: true, said: [] });
    expect(made(folder)).toEqual({ 'types/new.ts': 'newest' });
  });

  it('leaves nothing behind after a run that has nothing to write', () => {
    const folder = folderWith();
    write(folder, before);
    const clean = filesIn(folder);
    put(folder, '.ashlar-writing-999999999-abc/0', 'a');
    expect(write(folder, before).done).toBe(true);
    expect(filesIn(folder)).toEqual(clean);
  });

  it('does not make a file its own that a person put where it had meant to write', () => {
    const folder = halfWay();
    put(folder, 'types/never.ts', 'mine');
    expect(codes(write(folder, killed).said)).toEqual(['cli/output-conflict']);
    expect(codes(write(folder, before).said)).toEqual([]);
    expect(made(folder)).toEqual({ ...before, 'types/never.ts': 'mine' });
  });
});

describe('a disk that refuses', () => {
  it('is a diagnostic, and what was there stays', () => {
    const folder = folderWith();
    write(folder, { 'types/a.ts': 'a' });
    const before = filesIn(folder);
    // A name that no disk takes stands for a full disk.
    const { done, said } = write(folder, { 'types/a.ts': 'b', [`types/${'x'.repeat(300)}.ts`]: 'x' });
    expect({ done, codes: codes(said), files: filesIn(folder) }).toEqual({
      done: false,
      codes: ['cli/write-failed'],
      files: before,
    });
  });

  it('half-way is repaired by the next run', () => {
    const folder = folderWith();
    write(folder, { 'types/a.ts': 'a', 'types/b.ts': 'b' });
    const texts = { 'types/a.ts': 'a2', 'types/b.ts': 'b2', 'types/c.ts': 'c' };
    const report = createReport();
    const output = outputOf(folder, texts);
    const plan = planOutput(output, report);
    mkdirSync(join(folder, 'types/c.ts'));
    expect(plan && writeOutput(output, plan, report)).toBe(false);
    expect(codes(report.diagnostics)).toEqual(['cli/write-failed']);
    rmSync(join(folder, 'types/c.ts'), { recursive: true });
    expect(write(folder, texts)).toMatchObject({ done: true, said: [] });
    expect(made(folder)).toEqual(texts);
  });

  it.runIf(process.platform === 'linux')('may take no folders at all', () => {
    expect(write('/proc/ashlar/out', { 'types/a.ts': 'a' })).toMatchObject({
      done: false,
      said: [{ code: 'cli/write-failed' }],
    });
  });

  it.runIf(process.getuid?.() !== 0)('may be read-only', () => {
    const folder = folderWith();
    chmodSync(folder, 0o500);
    expect(write(folder, { 'types/a.ts': 'a' }).said).toMatchObject([
      { code: 'cli/write-failed', message: 'cannot write to out: permission denied' },
    ]);
  });
});
