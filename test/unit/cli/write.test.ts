// Writing: all or nothing, only what changed, and only what is Ashlar's own.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { manifestName } from '../../../src/generator/output/manifest.ts';
import { filesIn, folderWith, put } from './folder.ts';
import { codes, made, write } from './writing.ts';

describe('a first run', () => {
  it('makes the folder, the files and the manifest, and nothing else', () => {
    const folder = join(folderWith(), 'deep', 'out');
    expect(write(folder, { 'types/a.ts': 'a', 'docs/x/y.md': 'y' }).done).toBe(true);
    expect(Object.keys(filesIn(folder))).toEqual(['.ashlar.json', 'docs/x/y.md', 'types/a.ts']);
    expect(existsSync(join(folder, 'types/a.ts'))).toBe(true);
  });

  it.each(['../up.ts', '/tmp/x.ts', 'types/../../x.ts'])('never leaves the folder for %s', (path) => {
    const folder = folderWith();
    expect(() => write(join(folder, 'out'), { [path]: 'x' })).toThrow('outside the output folder');
    expect(filesIn(folder)).toEqual({});
  });

  it('takes over a file that already holds what it would write', () => {
    const folder = folderWith({ 'types/a.ts': 'a' });
    const { done, plan } = write(folder, { 'types/a.ts': 'a' });
    expect({ done, unchanged: plan?.unchanged }).toEqual({ done: true, unchanged: ['types/a.ts'] });
  });

  it('writes nothing at all when one foreign file is in the way', () => {
    const folder = folderWith({ 'types/a.ts': 'mine' });
    const { done, said } = write(folder, { 'types/a.ts': 'a', 'types/b.ts': 'b' });
    expect({ done, codes: codes(said), files: filesIn(folder) }).toEqual({
      done: false,
      codes: ['cli/output-conflict'],
      files: { 'types/a.ts': 'mine' },
    });
  });

  it('refuses a folder where a file is to be, and a file where a folder is to be', () => {
    const folder = folderWith({ 'types/a.ts/inner': 'x', docs: 'x' });
    const { done, said } = write(folder, { 'types/a.ts': 'a', 'docs/x.md': 'x' });
    expect({ done, codes: codes(said) }).toEqual({
      done: false,
      codes: ['cli/output-conflict', 'cli/output-conflict'],
    });
  });

  it('refuses an output folder that is a file', () => {
    const folder = folderWith({ out: 'x' });
    const { done, said } = write(join(folder, 'out'), { 'types/a.ts': 'a' });
    expect({ done, codes: codes(said), files: filesIn(folder) }).toEqual({
      done: false,
      codes: ['cli/write-failed'],
      files: { out: 'x' },
    });
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
    expect({ done: first.done, codes: codes(first.said) }).toEqual({ done: true, codes: ['cli/modified-orphan'] });
    expect(codes(write(folder, { 'types/a.ts': 'a' }).said)).toEqual([]);
    const claimed = write(folder, { 'types/a.ts': 'a', 'types/old.ts': 'new' });
    expect({ codes: codes(claimed.said), text: readFileSync(join(folder, 'types/old.ts'), 'utf8') }).toEqual({
      codes: ['cli/output-conflict'],
      text: 'edited',
    });
  });

  it('of some targets leaves the others as they are', () => {
    const folder = folderWith();
    write(folder, { 'types/a.ts': 'a', 'docs/x.md': 'x' });
    write(folder, { 'types/a.ts': 'a2' }, { targets: ['types'], untouchedTargets: ['docs'] });
    expect(made(folder)).toEqual({ 'types/a.ts': 'a2', 'docs/x.md': 'x' });
    write(folder, { 'types/a.ts': 'a2' }, { targets: ['types'], untouchedTargets: [] });
    expect(made(folder)).toEqual({ 'types/a.ts': 'a2' });
  });

  it('by a newer Ashlar changes nothing when the files are the same', () => {
    const folder = folderWith();
    write(folder, { 'types/a.ts': 'a' }, { ashlarVersion: '1.0.0' });
    const before = filesIn(folder);
    expect(write(folder, { 'types/a.ts': 'a' }, { ashlarVersion: '2.0.0' }).plan?.manifestState).toBe('same');
    expect(filesIn(folder)).toEqual(before);
  });

  it('refuses a manifest that is none', () => {
    const folder = folderWith({ [manifestName]: '{}', 'types/a.ts': 'x' });
    expect(codes(write(folder, { 'types/a.ts': 'a' }).said)).toEqual(['cli/invalid-manifest']);
  });
});
