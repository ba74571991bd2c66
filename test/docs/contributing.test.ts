// Pages for contributors: the code maps refer to existing files and functions, and the glossary to existing types.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { steps } from '../../src/runtime/server/pipeline.ts';
import { listFiles, root } from '../architecture/files.ts';
import { tableRows } from './markdown-tables.ts';

const readPage = (name: string): string => readFileSync(join(root, 'docs/contributing', name), 'utf8');

/** Whether a module exports a function, a constant, or a type with this name. */
function exportsName(path: string, name: string): boolean {
  const code = readFileSync(join(root, path), 'utf8');
  return new RegExp(
    `^export (?:declare )?(?:async )?(?:function\\*?|const|let|class|interface|type|enum) ${name}\\b`,
    'm',
  ).test(code);
}

interface NamedFunction {
  readonly name: string;
  readonly path: string;
}

/** The pages, each with the base directory of its paths. */
const pages = { 'generation.md': 'src/generator/', 'requests.md': '', 'walkthroughs.md': 'src/generator/' };

/** Resolves a path on a page: relative to the project, or to the base directory of the page. */
const resolvePath = (base: string, path: string): string =>
  /^(?:src|test|templates|generated|bin|docs)\//.test(path) ? path : base + path;

/**
 * Returns the functions that a page names, each with the path of its file: "`a()` and `b()` in `c.ts`". The path is
 * empty if the page names no file.
 */
function listNamedFunctions(markdown: string, base: string): readonly NamedFunction[] {
  const pattern =
    /((?:`\w+\(\)`(?:, | or | and )?)+) (?:(?:of|in)|[^.`|]*? (?:with|through)) `([\w./-]+\.ts)`|`(\w+)\(\)`/g;
  return [...markdown.matchAll(pattern)].flatMap(([, names = '', path = '', nameWithoutFile]) => {
    if (nameWithoutFile !== undefined) return [{ name: nameWithoutFile, path: '' }];
    return [...names.matchAll(/`(\w+)\(\)`/g)].map(([, name = '']) => ({ name, path: resolvePath(base, path) }));
  });
}

describe.each(Object.entries(pages))('%s', (page, base) => {
  const markdown = readPage(page);

  it('names only files that exist', () => {
    const paths = [...markdown.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)*\/?)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => /\/|\.(?:ts|js)$/.test(path) && !path.startsWith('.'))
      .map((path) => resolvePath(base, path));
    const stepFiles = new Set(listFiles('src/runtime/server/steps').map((path) => basename(path)));
    const missing = paths.filter((path) => !existsSync(join(root, path)) && !stepFiles.has(path));
    expect(paths.length).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });

  it('names only functions that their file exports', () => {
    const functions = listNamedFunctions(markdown, base);
    expect(functions.length).toBeGreaterThan(8);
    expect(functions.filter(({ name, path }) => path === '' || !exportsName(path, name))).toEqual([]);
  });
});

describe('generation.md', () => {
  it('describes every directory of the generator', () => {
    const documentedDirectories = tableRows(readPage('generation.md'), 'Directory', 'Contents').map(([name = '']) =>
      name.replace(/`|\//g, ''),
    );
    const directories = readdirSync(join(root, 'src/generator'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(documentedDirectories.toSorted()).toEqual(directories.toSorted());
  });
});

describe('requests.md', () => {
  it('lists the steps of the pipeline in order, with stage and statuses', () => {
    const rows = tableRows(readPage('requests.md'), 'Step').map(([id = '', , stage, , statuses]) => ({
      id: id.replaceAll('`', ''),
      stage,
      statuses,
    }));
    expect(rows).toEqual(steps.map(({ id, stage, statuses }) => ({ id, stage, statuses: statuses.join(', ') })));
  });

  it('names the file of each step', () => {
    const pipeline = readFileSync(join(root, 'src/runtime/server/pipeline.ts'), 'utf8');
    const files = tableRows(readPage('requests.md'), 'Step').map(([, file = '']) => file.replaceAll('`', ''));
    const importedFiles = steps.map(({ run }) => {
      const [, file] = new RegExp(`import \\{ ${run.name} \\} from './steps/([\\w-]+\\.ts)'`).exec(pipeline) ?? [];
      return file;
    });
    expect(files).toEqual(importedFiles);
  });
});

describe('glossary.md', () => {
  const rows = tableRows(readPage('glossary.md'), 'Term', 'Meaning', 'In the code');

  it('names only types and functions that their file exports', () => {
    expect(rows.length).toBeGreaterThan(30);
    const unresolvedRows = rows.filter(([, , code = '']) => {
      const [, name = '', path = ''] = /^`(\w+)` in `([\w./-]+)`$/.exec(code) ?? [];
      return !existsSync(join(root, path)) || path === '' || !exportsName(path, name);
    });
    expect(unresolvedRows).toEqual([]);
  });

  it('is in alphabetical order, with one entry for each term', () => {
    const terms = rows.map(([term = '']) => term);
    expect(terms).toEqual([...new Set(terms)].toSorted((a, b) => a.localeCompare(b, 'en')));
  });
});
