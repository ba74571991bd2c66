// Every registry is complete: each diagnostic is raised and provoked, each target and each path in the docs exists.

import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diagnosticCodes } from '../src/generator/diagnostics/codes.ts';
import { loadTarget, targetNames } from '../src/generator/targets/builtin.ts';
import { filesBelow, root, textOf } from './architecture/files.ts';
import { goldenCases } from './golden-harness/cases.ts';

describe('diagnostics', () => {
  /** Codes that no test can provoke, each with its reason. */
  const unprovoked: Readonly<Record<string, string>> = {};
  const raising = filesBelow('src/generator', (path) => path.endsWith('.ts') && !path.includes('/report/codes/'))
    .map(textOf)
    .join('\n');
  const tests = filesBelow('test', (path) => path.endsWith('.ts') && path !== 'test/registries.test.ts').map(textOf);
  const provoking = [...tests, ...goldenCases().map(({ expected }) => expected['diagnostics.txt'] ?? '')].join('\n');
  const names = Object.keys(diagnosticCodes);
  const provoked = (code: string): boolean => new RegExp(`(?<![\\w/-])${code}(?![\\w/-])`).test(provoking);

  it('are raised somewhere', () => {
    expect(names.filter((code) => !raising.includes(`'${code}'`))).toEqual([]);
  });

  it('are provoked by a test each', () => {
    expect(names.filter((code) => !provoked(code) && !Object.hasOwn(unprovoked, code))).toEqual([]);
  });

  it('have no stale waivers', () => {
    expect(Object.keys(unprovoked).filter((code) => !names.includes(code) || provoked(code))).toEqual([]);
  });

  it('explain themselves in a sentence', () => {
    const poor = Object.entries(diagnosticCodes).filter(
      ([name, { explanation }]) => !/^[a-z]+\/[a-z0-9-]+$/.test(name) || !/^\P{Ll}.*[.]$/su.test(explanation),
    );
    expect(poor.map(([name]) => name)).toEqual([]);
  });
});

describe('targets', () => {
  it('have a folder each', () => {
    const folders = filesBelow('src/generator/targets', (path) => path.endsWith('/target.ts')).map(
      (path) => path.split('/')[3],
    );
    expect(targetNames.filter((name) => !folders.includes(name))).toEqual([]);
  });

  it.each(targetNames)('%s is found by its name', async (name) => expect((await loadTarget(name)).name).toBe(name));
});

describe('documentation', () => {
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    ...filesBelow('docs', (path) => path.endsWith('.md') && !path.startsWith('docs/plans/')),
  ];

  it.each(pages)('%s names only what exists', (page) => {
    const text = textOf(page).replace(/^\x60{3}.*?^\x60{3}/gms, '');
    const named = [
      ...text.matchAll(
        /\x60((?:src|test|templates|spec|docs|scripts|generated|schemas|bin|\.ci|\.github)\/[^\x60\s]*)\x60/g,
      ),
    ].map(([, path = '']) => path);
    const linked = [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target))
      .map((target) => posix.join(posix.dirname(page), target));
    const missing = [...named, ...linked].filter((path) => !existsSync(join(root, path.replace(/[<*{].*$/, ''))));
    expect(missing).toEqual([]);
  });
});
