// Vocabulary of identifiers and comments: words for which OpenAPI, JSON Schema, HTTP, or TypeScript have another term.

import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { listSources, readProjectFile } from './files.ts';

/** Words, each with the term to use instead. */
const replacements: Readonly<Record<string, string>> = {
  tell: 'report',
  tells: 'report',
  told: 'report',
  judge: 'validate, check',
  judges: 'validate, check',
  judged: 'validate, check',
  mend: 'fix',
  mends: 'fix',
  mended: 'fix',
  remark: 'annotation',
  refuse: 'reject',
  refuses: 'reject',
  refused: 'reject',
  refusal: 'error response',
  anew: 'again',
  beside: 'next to, besides',
  nobody: 'the actor',
  somebody: 'the actor',
  whoever: 'the actor',
  shelf: 'cache',
  misfit: 'type error',
  stray: 'orphaned',
  strays: 'orphaned',
  complaint: 'error',
  complaints: 'error',
  surroundings: 'detected project',
  sought: 'lookup',
  stranger: 'third-party',
  strangers: 'third-party',
  grave: 'severe',
  folder: 'directory',
  folders: 'directory',
  area: 'tag',
  areas: 'tag',
  world: 'seed data',
  worlds: 'seed data',
  ask: 'require, prompt, request',
  asks: 'require, prompt, request',
  colour: 'color',
  colours: 'color',
  licence: 'license',
  nowhere: 'cannot be resolved',
};

/** Banned in identifiers only: as participles, they name no value. In a comment, they can be ordinary verbs. */
const identifierReplacements: Readonly<Record<string, string>> = {
  kept: 'cached, remaining',
  asked: 'requested',
  gone: 'removed',
  foreign: 'other, opposite-direction',
  remembered: 'cached',
  sound: 'valid',
};

/** Files in which words have another meaning: names of the DOM and SQL, test data, and printed parameter names. */
const otherMeanings: Readonly<Record<string, readonly string[]>> = {
  'src/runtime/docs/request-form/request-form-fields.ts': ['area'],
  'src/service/http/drain.ts': ['tell'],
  'src/runtime/client/retry.ts': ['asks'],
  'src/service/work/nodes/loopback-probe.ts': ['refused'],
  'test/service/storage/durable.test.ts': ['foreign'],
  'test/architecture/vocabulary.test.ts': Object.keys(replacements),
};

interface Use {
  readonly path: string;
  readonly word: string;
}

function wordsOf(text: string): readonly string[] {
  return (text.match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? []).map((word) => word.toLowerCase());
}

/** Returns the declared names; keys of object literals can be data. */
function declaredNames(source: ts.SourceFile): readonly string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const { parent } = node;
    if (
      ts.isIdentifier(node) &&
      !ts.isPropertyAssignment(parent) &&
      (parent as { readonly name?: ts.Node }).name === node &&
      !ts.isPropertyAccessExpression(parent)
    )
      names.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** Returns the comments that begin a line. */
function commentsIn(code: string): readonly string[] {
  return [...code.matchAll(/^[ \t]*(?:\/\/.*|\/\*\*?[^]*?\*\/)/gm)].map(([comment]) => comment);
}

/** Any of the words, also within an identifier. Most files contain none, and parsing them takes long. */
const anyWord = new RegExp([...Object.keys(replacements), ...Object.keys(identifierReplacements)].join('|'), 'i');

function findUses(path: string): readonly Use[] {
  const code = readProjectFile(path);
  if (!anyWord.test(code)) return [];
  const allowed = new Set(otherMeanings[path] ?? []);
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.ES2023, true);
  const wordsInNames = declaredNames(source)
    .flatMap(wordsOf)
    .filter((word) => Object.hasOwn(replacements, word) || Object.hasOwn(identifierReplacements, word));
  const wordsInComments = commentsIn(code)
    .map((comment) => comment.replace(/`[^`]*`|"[^"]*"/g, ''))
    .flatMap(wordsOf)
    .filter((word) => Object.hasOwn(replacements, word));
  const words = new Set([...wordsInNames, ...wordsInComments]);
  return [...words].filter((word) => !allowed.has(word)).map((word) => ({ path, word }));
}

describe('identifiers and comments', () => {
  it('use standard terms', () => {
    const uses = listSources().flatMap(findUses);
    expect(
      uses.map(({ path, word }) => `${path}: ${word} (${replacements[word] ?? identifierReplacements[word] ?? ''})`),
    ).toEqual([]);
  });
});
