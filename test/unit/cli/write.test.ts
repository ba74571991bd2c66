// Writing: all or nothing, only what changed, only what is Ashlar's own, and repaired after a kill.

import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { manifestName, parseManifest, printManifest } from '../../../src/generator/emit/manifest.ts';
import { planOutput, writeOutput, type Output } from '../../../src/generator/emit/write.ts';
import type { Plan } from '../../../src/generator/emit/write-plan.ts';
import type { Diagnostic } from '../../../src/generator/report/diagnostic.ts';
import { createReport } from '../../../src/generator/report/report.ts';
import { filesIn, folderWith, put } from './folder.ts';

type Texts = Readonly<Record<string, string>>;

function outputOf(folder: string, texts: Texts, more: Partial<Output> = {}): Output {
  const files = Object.entries(texts).map(([path, text]) => ({ path, target: path.startsWith('docs/') ? ('docs' as const) : ('types' as const), text }));
  return { folder, shown: 'out', ashlar: '0.0.0', targets: ['types', 'docs'], kept: [], files, ...more };
}

function write(folder: string, texts: Texts, more: Partial<Output> = {}): { readonly done: boolean; readonly plan: Plan | undefined; readonly said: readonly Diagnostic[] } {
  const report = createReport();
  const output = outputOf(folder, texts, more);
  const plan = planOutput(output, report);
  const done = plan !== undefined && writeOutput(output, plan, report);
  return { done, plan, said: report.diagnostics };
}

function codes(said: readonly Diagnostic[]): readonly string[] {
  return said.map(({ code }) => code);
}

/** The folder's files but the manifest. */
function made(folder: string): Texts {
  return Object.fromEntries(Object.entries(filesIn(folder)).filter(([path]) => path !== manifestName));
}

describe('a first run', () => {
  it('makes the folder, the files and the manifest, and nothing else', () => {
    const folder = join(folderWith(), 'deep', 'out');
    expect(write(folder, { 'types/a.ts': 'a', 'docs/x/y.md': 'y' }).done).toBe(true);
    expect(Object.keys(filesIn(folder))).toEqual(['.ashlar.json', 'docs/x/y.md', 'types/a.ts']);
    expect(existsSync(join(folder, 'types/a.ts'))).toBe(true);
  });

  it('takes over a file that already holds what it would write', () => {
    const folder = folderWith({ 'types/a.ts': 'a' });
    const { done, plan } = write(folder, { 'types/a.ts': 'a' });
    expect({ done, unchanged: plan?.unchanged }).toEqual({ done: true, unchanged: ['types/a.ts'] });
  });

  it('writes nothing at all when one foreign file is in the way', () => {
    const folder = folderWith({ 'types/a.ts': 'mine' });
    const { done, said } = write(folder, { 'types/a.ts': 'a', 'types/b.ts': 'b' });
    expect({ done, codes: codes(said), files: filesIn(folder) }).toEqual({ done: false, codes: ['cli/in-the-way'], files: { 'types/a.ts': 'mine' } });
  });

  it('refuses a folder where a file is to be, and a file where a folder is to be', () => {
    const folder = folderWith({ 'types/a.ts/inner': 'x', docs: 'x' });
    const { done, said } = write(folder, { 'types/a.ts': 'a', 'docs/x.md': 'x' });
    expect({ done, codes: codes(said) }).toEqual({ done: false, codes: ['cli/in-the-way', 'cli/in-the-way'] });
  });

  it('refuses an output folder that is a file', () => {
    const folder = folderWith({ out: 'x' });
    const { done, said } = write(join(folder, 'out'), { 'types/a.ts': 'a' });
    expect({ done, codes: codes(said), files: filesIn(folder) }).toEqual({ done: false, codes: ['cli/cannot-write'], files: { out: 'x' } });
  });
});

describe('a later run', () => {
  it('leaves unchanged files alone, to the very inode', () => {
    const folder = folderWith();
    write(folder, { 'types/a.ts': 'a', 'types/b.ts': 'b' });
    const before = statSync(join(folder, 'types/a.ts')).ino;
    const manifest = statSync(join(folder, manifestName)).ino;
    write(folder, { 'types/a.ts': 'a', 'types/b.ts': 'b2' });
    expect(statSync(join(folder, 'types/a.ts')).ino).toBe(before);
    expect(statSync(join(folder, manifestName)).ino).not.toBe(manifest);
    const changed = statSync(join(folder, manifestName)).ino;
    write(folder, { 'types/a.ts': 'a', 'types/b.ts': 'b2' });
    expect(statSync(join(folder, manifestName)).ino).toBe(changed);
  });

  it('overwrites a file of its own that was changed by hand', () => {
    const folder = folderWith();
    write(folder, { 'types/a.ts': 'a' });
    put(folder, 'types/a.ts', 'edited');
    expect(write(folder, { 'types/a.ts': 'a' }).done).toBe(true);
    expect(made(folder)).toEqual({ 'types/a.ts': 'a' });
  });

  it('removes its strays and the folders that this empties, and leaves the neighbours', () => {
    const folder = folderWith();
    write(folder, { 'types/a.ts': 'a', 'docs/deep/er/x.md': 'x', 'docs/full/y.md': 'y' });
    put(folder, 'docs/full/notes.txt', 'mine');
    write(folder, { 'types/a.ts': 'a' });
    expect(made(folder)).toEqual({ 'types/a.ts': 'a', 'docs/full/notes.txt': 'mine' });
    expect(existsSync(join(folder, 'docs/deep'))).toBe(false);
  });

  it('leaves a stray that was changed by hand, says so once, and never claims it again', () => {
    const folder = folderWith();
    write(folder, { 'types/a.ts': 'a', 'types/old.ts': 'old' });
    put(folder, 'types/old.ts', 'edited');
    const first = write(folder, { 'types/a.ts': 'a' });
    expect({ done: first.done, codes: codes(first.said) }).toEqual({ done: true, codes: ['cli/stray-modified'] });
    expect(codes(write(folder, { 'types/a.ts': 'a' }).said)).toEqual([]);
    const claimed = write(folder, { 'types/a.ts': 'a', 'types/old.ts': 'new' });
    expect({ codes: codes(claimed.said), text: readFileSync(join(folder, 'types/old.ts'), 'utf8') }).toEqual({ codes: ['cli/in-the-way'], text: 'edited' });
  });

  it('of some targets leaves the others as they are', () => {
    const folder = folderWith();
    write(folder, { 'types/a.ts': 'a', 'docs/x.md': 'x' });
    write(folder, { 'types/a.ts': 'a2' }, { targets: ['types'], kept: ['docs'] });
    expect(made(folder)).toEqual({ 'types/a.ts': 'a2', 'docs/x.md': 'x' });
    write(folder, { 'types/a.ts': 'a2' }, { targets: ['types'], kept: [] });
    expect(made(folder)).toEqual({ 'types/a.ts': 'a2' });
  });

  it('by a newer Ashlar changes nothing when the files are the same', () => {
    const folder = folderWith();
    write(folder, { 'types/a.ts': 'a' }, { ashlar: '1.0.0' });
    const before = filesIn(folder);
    expect(write(folder, { 'types/a.ts': 'a' }, { ashlar: '2.0.0' }).plan?.manifest).toBe('same');
    expect(filesIn(folder)).toEqual(before);
  });

  it('refuses a manifest that is none', () => {
    const folder = folderWith({ [manifestName]: '{}', 'types/a.ts': 'x' });
    expect(codes(write(folder, { 'types/a.ts': 'a' }).said)).toEqual(['cli/broken-manifest']);
  });
});

describe('links', () => {
  it('that lead out of the folder are refused, and nothing beyond them is touched', () => {
    const beyond = folderWith({ 'a.ts': 'precious' });
    const folder = folderWith();
    symlinkSync(beyond, join(folder, 'types'));
    expect(codes(write(folder, { 'types/a.ts': 'a', 'types/b.ts': 'b' }).said)).toEqual(['cli/in-the-way']);
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
    expect(codes(write(folder, { 'types/a.ts': 'a' }).said)).toEqual(['cli/in-the-way']);
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
    put(folder, manifestName, printManifest(plan.interim));
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
    put(folder, manifestName, printManifest(plan.interim));
    expect(write(folder, { 'types/new.ts': 'newest' })).toMatchObject({ done: true, said: [] });
    expect(made(folder)).toEqual({ 'types/new.ts': 'newest' });
  });

  it('does not make a file its own that a person put where it had meant to write', () => {
    const folder = halfWay();
    put(folder, 'types/never.ts', 'mine');
    expect(codes(write(folder, killed).said)).toEqual(['cli/in-the-way']);
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
    expect({ done, codes: codes(said), files: filesIn(folder) }).toEqual({ done: false, codes: ['cli/cannot-write'], files: before });
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
    expect(codes(report.diagnostics)).toEqual(['cli/cannot-write']);
    rmSync(join(folder, 'types/c.ts'), { recursive: true });
    expect(write(folder, texts)).toMatchObject({ done: true, said: [] });
    expect(made(folder)).toEqual(texts);
  });

  it.runIf(process.platform === 'linux')('may take no folders at all', () => {
    expect(write('/proc/ashlar/out', { 'types/a.ts': 'a' })).toMatchObject({ done: false, said: [{ code: 'cli/cannot-write' }] });
  });

  it.runIf(process.getuid?.() !== 0)('may be read-only', () => {
    const folder = folderWith();
    chmodSync(folder, 0o500);
    expect(write(folder, { 'types/a.ts': 'a' }).said).toMatchObject([{ code: 'cli/cannot-write', message: 'cannot write to out: permission denied' }]);
  });
});
