// Vocabulary of names, comments, messages, templates, and documentation: no private words where a standard term exists.

import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBannedInName, findBannedInProse, getReplacement } from './banned-words.ts';
import { listFiles, listPaths, readProjectFile } from './files.ts';
import { readSourceVocabulary } from './source-vocabulary.ts';
import { exceptions } from './vocabulary-exceptions.ts';

function isScript(path: string): boolean {
  return /\.[jt]sx?$/.test(path);
}

function isPage(path: string): boolean {
  return path.endsWith('.md');
}

/** Returns the banned words in the comments and messages of a module, and in its names unless it is generated. */
function findInSource(path: string): readonly string[] {
  const code = readProjectFile(path);
  // Parsing takes long, and most files contain none of the words.
  if (findBannedInName(code).length === 0) return [];
  const { names, prose } = readSourceVocabulary(path, code);
  // The names of generated code are those of its document.
  const ownNames = path.startsWith('generated/') ? [] : names;
  return [...ownNames.flatMap(findBannedInName), ...prose.flatMap(findBannedInProse)];
}

/** Returns the banned words in a template, except in its expressions. */
function findInTemplate(path: string): readonly string[] {
  return findBannedInProse(readProjectFile(path).replace(/\{\{(?!!)[^}]*\}\}/g, ' '));
}

/** Returns the banned words on a Markdown page, except in its code. */
function findInPage(path: string): readonly string[] {
  const prose = readProjectFile(path).replace(/^```[^]*?^```/gm, '');
  return prose.split('\n').flatMap(findBannedInProse);
}

const readers: readonly (readonly [readonly string[], (path: string) => readonly string[]])[] = [
  [
    ['src', 'test', 'scripts', 'bin', 'examples', 'generated'].flatMap((directory) => listFiles(directory, isScript)),
    findInSource,
  ],
  [listFiles('templates'), findInTemplate],
  [
    [
      'README.md',
      'CONTRIBUTING.md',
      ...['docs', 'generated', 'examples'].flatMap((directory) => listFiles(directory, isPage)),
    ],
    findInPage,
  ],
  [['src', 'test', 'scripts', 'templates'].flatMap(listPaths), (path) => findBannedInName(posix.basename(path))],
];

/** Uses of banned words, each as "path word". */
const uses = new Set(
  readers.flatMap(([paths, find]) => paths.flatMap((path) => find(path).map((word) => `${path} ${word}`))),
);
const excepted = new Set(exceptions.flatMap(({ path, words }) => words.map((word) => `${path} ${word}`)));

const sample = `
// A comment.
export type Kind = 'first' | \`second-\${string}\`;
const kinds = ['third'] as const;
interface Shape { readonly 'quoted-key'?: string; #hidden: 1 }
call({ key: value, shorthand, ['computed']: 'value' }); // A trailing comment.
describe.each(cases)('a title', () => it.skipIf(true)(\`of \${kind} and more\`));
`;

describe('names, comments, and messages', () => {
  test('use standard terms', () => {
    const banned = [...uses].filter((use) => !excepted.has(use));
    expect(banned.map((use) => `${use} (${getReplacement(use.slice(use.lastIndexOf(' ') + 1))})`)).toEqual([]);
  });

  test.each([
    ['Whoever asks gets the colour.', ['whoever', 'asks', 'colour']],
    ['The format is JSON unless given.', ['unless-given']],
    ['It prints `what is generated`, and "it is none".', []],
    ['Unless it is nonempty.', []],
  ])('are found in %j', (prose, found) => {
    expect(findBannedInProse(prose)).toEqual(found);
    expect(found.map(getReplacement)).not.toContain('');
  });

  test('are read from declarations, keys, types, strings, and comments', () => {
    const { names, prose } = readSourceVocabulary('sample.ts', sample);
    expect(names.join(' ')).toBe('Kind first second-  kinds third Shape quoted-key #hidden key shorthand computed');
    expect(prose).toEqual(['a title', ' and more', '// A comment.', '// A trailing comment.']);
  });

  test('contain the banned words of every exception', () => {
    expect([...excepted].filter((use) => !uses.has(use))).toEqual([]);
  });
});
