// Registries are complete: each diagnostic is reported and tested, and each target and each path in the docs exists.

import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { diagnosticCodes, isDiagnosticCode } from '../src/generator/diagnostics/codes.ts';
import { explanationOf } from '../src/generator/diagnostics/explanations.ts';
import { loadTarget, targetNames } from '../src/generator/targets/builtin.ts';
import { listFiles, root, readProjectFile } from './architecture/files.ts';
import { goldenCases } from './golden-harness/cases.ts';

describe('diagnostics', () => {
  const generatorSource = listFiles(
    'src/generator',
    (path) => path.endsWith('.ts') && !/^src\/generator\/diagnostics\/(?:codes|explanations)/.test(path),
  )
    .map(readProjectFile)
    .join('\n');
  const testSources = listFiles('test', (path) => path.endsWith('.ts') && path !== 'test/registries.test.ts').map(
    readProjectFile,
  );
  const testText = [...testSources, ...goldenCases().map(({ expected }) => expected['diagnostics.txt'] ?? '')].join(
    '\n',
  );
  const codes = Object.keys(diagnosticCodes).filter(isDiagnosticCode);
  const isTested = (code: string): boolean => new RegExp(`(?<![\\w/-])${code}(?![\\w/-])`).test(testText);

  test('are reported by a module', () => {
    expect(codes.filter((code) => !generatorSource.includes(`'${code}'`))).toEqual([]);
  });

  test('are all triggered by a test', () => {
    expect(codes.filter((code) => !isTested(code))).toEqual([]);
  });

  test('have a code in kebab case and an explanation in full sentences', () => {
    const invalid = codes.filter((code) => {
      const { cause, consequence } = explanationOf(code);
      return !/^[a-z]+\/[a-z0-9-]+$/.test(code) || [cause, consequence].some((text) => !/^\P{Ll}.*[.]$/su.test(text));
    });
    expect(invalid).toEqual([]);
  });
});

describe('targets', () => {
  test('each have a directory', () => {
    const directories = listFiles('src/generator/targets', (path) => path.endsWith('/target.ts')).map(
      (path) => path.split('/')[3],
    );
    expect(targetNames.filter((name) => !directories.includes(name))).toEqual([]);
  });

  test.each(targetNames)('%s can be loaded by name', async (name) => expect((await loadTarget(name)).name).toBe(name));
});

describe('documentation', () => {
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    ...listFiles('docs', (path) => path.endsWith('.md') && !path.startsWith('docs/plans/')),
  ];

  test.each(pages)('%s refers only to existing files', (page) => {
    const prose = readProjectFile(page).replace(/^\x60{3}.*?^\x60{3}/gms, '');
    // Tutorials and guides name files of the reader's project.
    const isGuide = /^docs\/(?:tutorials|guides)\//.test(page);
    const codePaths = [
      ...(isGuide ? '' : prose).matchAll(
        /\x60((?:src|test|templates|spec|docs|scripts|generated|schemas|bin|\.ci|\.github)\/[^\x60\s]*)\x60/g,
      ),
    ]
      .map(([, path = '']) => path)
      // Template names have no extension.
      .filter((path) => !existsSync(join(root, 'templates', `${path}.hbs`)));
    const linkTargets = [...prose.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target))
      .map((target) => posix.join(posix.dirname(page), target));
    const withoutPlaceholder = (path: string): string => path.replace(/[<*{].*$/, '');
    const missingPaths = [...codePaths, ...linkTargets].filter(
      (path) => !existsSync(join(root, withoutPlaceholder(path))),
    );
    expect(missingPaths).toEqual([]);
  });
});
