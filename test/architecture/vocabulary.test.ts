// Vocabulary of names, comments, and titles of tests: no private words where a standard term exists.

import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBannedInName, findBannedInProse, getReplacement } from './banned-words.ts';
import { listPaths, listSources, readProjectFile } from './files.ts';
import { readSourceVocabulary } from './source-vocabulary.ts';
import { exceptions } from './vocabulary-exceptions.ts';

/** Returns the banned words that a module uses, each as "path word". */
function findUsesInSource(path: string): readonly string[] {
  const code = readProjectFile(path);
  // Parsing takes long, and most files contain none of the words.
  if (findBannedInName(code).length === 0) return [];
  const { names, prose } = readSourceVocabulary(path, code);
  const words = new Set([...names.flatMap(findBannedInName), ...prose.flatMap(findBannedInProse)]);
  return [...words].map((word) => `${path} ${word}`);
}

const usesInPaths = ['src', 'test', 'scripts']
  .flatMap(listPaths)
  .flatMap((path) => findBannedInName(posix.basename(path)).map((word) => `${path} ${word}`));

const uses = new Set([...listSources().flatMap(findUsesInSource), ...usesInPaths]);
const excepted = new Set(exceptions.flatMap(({ path, words }) => words.map((word) => `${path} ${word}`)));

const sample = `
// A comment.
export type Kind = 'first' | \`second-\${string}\`;
const kinds = ['third'] as const;
interface Shape { readonly 'quoted-key'?: string; #hidden: 1 }
call({ key: value, shorthand, ['computed']: 'value' });
describe.each(cases)('a title', () => it.skipIf(true)(\`of \${kind} and more\`));
`;

describe('names, comments, and titles of tests', () => {
  test('use standard terms', () => {
    const banned = [...uses].filter((use) => !excepted.has(use));
    expect(banned.map((use) => `${use} (${getReplacement(use.slice(use.lastIndexOf(' ') + 1))})`)).toEqual([]);
  });

  test('are read from declarations, keys, types, and tests', () => {
    const { names, prose } = readSourceVocabulary('sample.ts', sample);
    expect(names.join(' ')).toBe('Kind first second-  kinds third Shape quoted-key #hidden key shorthand computed');
    expect(prose).toEqual(['a title', 'of ', ' and more', '// A comment.']);
  });

  test('need every exception', () => {
    expect([...excepted].filter((use) => !uses.has(use))).toEqual([]);
  });
});
