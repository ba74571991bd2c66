// `writeOutput`: writes all files or none, only changed files, and never files that Ashlar did not create.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { manifestName } from '../../../src/generator/output/manifest.ts';
import { readFiles, createTempDirectory, writeTextFile } from '../../cli/temp-directory.ts';
import { codesOf, readOutputFiles, writeFiles } from './plan-and-write.ts';

describe('a first run', () => {
  it('creates the directory, the files, and the manifest', () => {
    const directory = join(createTempDirectory(), 'deep', 'out');
    expect(writeFiles(directory, { 'types/a.ts': 'a', 'docs/x/y.md': 'y' }).isWritten).toBe(true);
    expect(Object.keys(readFiles(directory))).toEqual(['.ashlar.json', 'docs/x/y.md', 'types/a.ts']);
    expect(existsSync(join(directory, 'types/a.ts'))).toBe(true);
  });

  it.each(['../up.ts', '/tmp/x.ts', 'types/../../x.ts'])('throws for %s, a path outside the directory', (path) => {
    const directory = createTempDirectory();
    expect(() => writeFiles(join(directory, 'out'), { [path]: 'x' })).toThrow('outside the output directory');
    expect(readFiles(directory)).toEqual({});
  });

  it('adopts an existing file with the same content', () => {
    const directory = createTempDirectory({ 'types/a.ts': 'a' });
    const { isWritten, plan } = writeFiles(directory, { 'types/a.ts': 'a' });
    expect({ isWritten, unchanged: plan?.unchanged }).toEqual({ isWritten: true, unchanged: ['types/a.ts'] });
  });

  it('writes nothing if a file that Ashlar did not create occupies an output path', () => {
    const directory = createTempDirectory({ 'types/a.ts': 'mine' });
    const { isWritten, diagnostics } = writeFiles(directory, { 'types/a.ts': 'a', 'types/b.ts': 'b' });
    expect({ isWritten, codes: codesOf(diagnostics), files: readFiles(directory) }).toEqual({
      isWritten: false,
      codes: ['cli/output-conflict'],
      files: { 'types/a.ts': 'mine' },
    });
  });

  it('reports a directory at the path of a file, and a file at the path of a directory', () => {
    const directory = createTempDirectory({ 'types/a.ts/inner': 'x', docs: 'x' });
    const { isWritten, diagnostics } = writeFiles(directory, { 'types/a.ts': 'a', 'docs/x.md': 'x' });
    expect({ isWritten, codes: codesOf(diagnostics) }).toEqual({
      isWritten: false,
      codes: ['cli/output-conflict', 'cli/output-conflict'],
    });
  });

  it('reports an output directory that is a file', () => {
    const directory = createTempDirectory({ out: 'x' });
    const { isWritten, diagnostics } = writeFiles(join(directory, 'out'), { 'types/a.ts': 'a' });
    expect({ isWritten, codes: codesOf(diagnostics), files: readFiles(directory) }).toEqual({
      isWritten: false,
      codes: ['cli/write-failed'],
      files: { out: 'x' },
    });
  });
});

describe('a later run', () => {
  it('does not rewrite unchanged files, which keep their inodes', () => {
    const directory = createTempDirectory();
    writeFiles(directory, { 'types/a.ts': 'a', 'types/b.ts': 'b' });
    const before = statSync(join(directory, 'types/a.ts')).ino;
    const manifest = statSync(join(directory, manifestName)).ino;
    writeFiles(directory, { 'types/a.ts': 'a', 'types/b.ts': 'b2' });
    expect(statSync(join(directory, 'types/a.ts')).ino).toBe(before);
    expect(statSync(join(directory, manifestName)).ino).not.toBe(manifest);
    const changed = statSync(join(directory, manifestName)).ino;
    writeFiles(directory, { 'types/a.ts': 'a', 'types/b.ts': 'b2' });
    expect(statSync(join(directory, manifestName)).ino).toBe(changed);
  });

  it('overwrites a generated file that was edited', () => {
    const directory = createTempDirectory();
    writeFiles(directory, { 'types/a.ts': 'a' });
    writeTextFile(directory, 'types/a.ts', 'edited');
    expect(writeFiles(directory, { 'types/a.ts': 'a' }).isWritten).toBe(true);
    expect(readOutputFiles(directory)).toEqual({ 'types/a.ts': 'a' });
  });

  it('removes orphaned files and directories that become empty, and keeps other files', () => {
    const directory = createTempDirectory();
    writeFiles(directory, { 'types/a.ts': 'a', 'docs/deep/er/x.md': 'x', 'docs/full/y.md': 'y' });
    writeTextFile(directory, 'docs/full/notes.txt', 'mine');
    writeFiles(directory, { 'types/a.ts': 'a' });
    expect(readOutputFiles(directory)).toEqual({ 'types/a.ts': 'a', 'docs/full/notes.txt': 'mine' });
    expect(existsSync(join(directory, 'docs/deep'))).toBe(false);
  });

  it('keeps an orphaned file that was edited, reports it once, and treats it as a conflict later', () => {
    const directory = createTempDirectory();
    writeFiles(directory, { 'types/a.ts': 'a', 'types/old.ts': 'old' });
    writeTextFile(directory, 'types/old.ts', 'edited');
    const first = writeFiles(directory, { 'types/a.ts': 'a' });
    expect({ isWritten: first.isWritten, codes: codesOf(first.diagnostics) }).toEqual({
      isWritten: true,
      codes: ['cli/modified-orphan'],
    });
    expect(codesOf(writeFiles(directory, { 'types/a.ts': 'a' }).diagnostics)).toEqual([]);
    const conflict = writeFiles(directory, { 'types/a.ts': 'a', 'types/old.ts': 'new' });
    expect({
      codes: codesOf(conflict.diagnostics),
      text: readFileSync(join(directory, 'types/old.ts'), 'utf8'),
    }).toEqual({
      codes: ['cli/output-conflict'],
      text: 'edited',
    });
  });

  it('keeps the files of untouched targets', () => {
    const directory = createTempDirectory();
    writeFiles(directory, { 'types/a.ts': 'a', 'docs/x.md': 'x' });
    writeFiles(directory, { 'types/a.ts': 'a2' }, { targets: ['types'], untouchedTargets: ['docs'] });
    expect(readOutputFiles(directory)).toEqual({ 'types/a.ts': 'a2', 'docs/x.md': 'x' });
    writeFiles(directory, { 'types/a.ts': 'a2' }, { targets: ['types'], untouchedTargets: [] });
    expect(readOutputFiles(directory)).toEqual({ 'types/a.ts': 'a2' });
  });

  it('changes nothing if a newer version of Ashlar generates the same files', () => {
    const directory = createTempDirectory();
    writeFiles(directory, { 'types/a.ts': 'a' }, { ashlarVersion: '1.0.0' });
    const before = readFiles(directory);
    expect(writeFiles(directory, { 'types/a.ts': 'a' }, { ashlarVersion: '2.0.0' }).plan?.manifestState).toBe('same');
    expect(readFiles(directory)).toEqual(before);
  });

  it('rejects an invalid manifest', () => {
    const directory = createTempDirectory({ [manifestName]: '{}', 'types/a.ts': 'x' });
    expect(codesOf(writeFiles(directory, { 'types/a.ts': 'a' }).diagnostics)).toEqual(['cli/invalid-manifest']);
  });
});
