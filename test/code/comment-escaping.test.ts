// Escaping of comments in generated TypeScript: hostile text cannot end a comment, add tags, or disable checks.

import fc from 'fast-check';
import tsc from 'typescript';
import { expect, test } from 'vitest';
import { docComment, lineComment, wrapProse } from '../../src/generator/code/typescript/comment.ts';
import { runs } from '../tier.ts';

const hostileParts = fc.constantFrom(
  '*/',
  '/*',
  '*',
  '/',
  '\\',
  '//',
  '\n',
  '\r',
  '\n\n',
  '\u2028',
  '\u2029',
  '\0',
  '\u0085',
  ' ',
  '@deprecated',
  '{@link x}',
  '@ts-ignore',
  '@ts-nocheck',
  '<reference path="x"/>',
  '`',
  '${',
  'word',
  '- item',
  '```',
  '| a | b |',
  '@',
  'a@b.c',
  '(@type',
);
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(hostileParts, { maxLength: 60 }).map((parts) => parts.join('')),
  fc.array(hostileParts).map((parts) => parts.join(' ')),
);

/** Parses TypeScript code and returns its statements. */
function parseStatements(code: string): tsc.NodeArray<tsc.Statement> {
  return tsc.createSourceFile('a.ts', code, tsc.ScriptTarget.ESNext, true).statements;
}

test('code after a doc comment is intact and has no JSDoc tags', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const [declaration, ...rest] = parseStatements(`${docComment(text) ?? ''}\nexport type After = 1;`);
      expect(rest).toEqual([]);
      expect(declaration?.getText()).toBe('export type After = 1;');
      expect(declaration && tsc.getJSDocTags(declaration).map((tag) => tag.tagName.text)).toEqual([]);
    }),
    { numRuns: runs(500) },
  );
});

test('code after line comments is intact', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      expect(
        parseStatements(`${lineComment(text)}\nexport type After = 1;`).map((statement) => statement.getText()),
      ).toEqual(['export type After = 1;']);
    }),
  );
});

test('a comment does not disable type checks', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const file = tsc.createSourceFile(
        'a.ts',
        `export type Before = 1;\n${docComment(text) ?? ''}\nexport type After = 1;`,
        tsc.ScriptTarget.ESNext,
      );
      expect((file as unknown as { commentDirectives?: unknown }).commentDirectives).toBe(undefined);
    }),
  );
});

test('a doc comment for a deprecated schema has only the tag `@deprecated`, with its explanation', () => {
  const [declaration] = parseStatements(
    `${docComment('Display only.', { deprecated: 'Use tags.' }) ?? ''}\nexport type After = 1;`,
  );
  const tags = declaration ? tsc.getJSDocTags(declaration) : [];
  expect(tags.map((tag) => `${tag.tagName.text}: ${String(tag.comment)}`)).toEqual(['deprecated: Use tags.']);
});

test.each([
  ['one line', 'A client.', {}, '/** A client. */'],
  ['no text', undefined, {}, undefined],
  ['blank text', ' \n\n ', {}, undefined],
  ['only a deprecation', undefined, { deprecated: true }, '/** @deprecated */'],
  ['paragraphs', 'One.\n\n\n\nTwo.\n', {}, '/**\n * One.\n *\n * Two.\n */'],
  ['the end of a comment', 'a */ b', {}, '/** a *\\/ b */'],
  ['a tag', '@internal', {}, '/** \\@internal */'],
  ['an email address', 'mail a@b.example', {}, '/** mail a@b.example */'],
])('prints a doc comment with %s', (_, text, tags, expected) => {
  expect(docComment(text, tags)).toBe(expected);
});

test('wraps list items with a hanging indent, and does not wrap tables and code blocks', () => {
  expect(wrapProse('- one two three four', 12)).toEqual(['- one two', '  three four']);
  expect(wrapProse('| one two three four |', 12)).toEqual(['| one two three four |']);
  expect(wrapProse('```\none two three four\n```', 12)).toEqual(['```', 'one two three four', '```']);
  expect(wrapProse('one two - three', 8)).toEqual(['one two -', 'three']);
});

test('preserves every word when wrapping', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('word', '-', 'a', 'longer-word', '#', '1.', '>'), { maxLength: 80 }),
      (words) => {
        const text = `start ${words.join(' ')}`;
        expect(wrapProse(text, 20).join(' ').split(/\s+/)).toEqual(text.trimEnd().split(/\s+/));
      },
    ),
  );
});
