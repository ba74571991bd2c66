// Rendering of pages from code and templates, which can access only own properties of their view.

import { expect, test } from 'vitest';
import { printJson } from '../../src/generator/code/json/print-json.ts';
import { requiredDocComment } from '../../src/generator/code/typescript/comment.ts';
import { identifier, stringLiteral } from '../../src/generator/code/typescript/typescript.ts';
import { renderPages } from '../../src/generator/output/render-templates.ts';
import { createTemplateCompiler } from '../../src/generator/output/template-compiler.ts';

test('prints code unchanged, and renders templates with their views', () => {
  const types = [{ doc: requiredDocComment('<A> & "B"'), name: identifier('A'), type: stringLiteral('<a> & "b"') }];
  expect(
    renderPages([
      { path: 'a.json', code: printJson({ a: 1 }), isFormatted: true },
      { path: 'schemas.ts', template: 'types/schemas', view: { imports: [], types } },
      { path: 'LICENSE', template: 'shared/mit-license.md', view: {} },
    ]).map(({ path, language, isFormatted, text }) => [path, language, isFormatted, text.slice(0, 160)]),
  ).toEqual([
    ['a.json', 'json', true, '{\n  "a": 1\n}\n'],
    ['schemas.ts', 'ts', false, '// Types of schemas.\n\n\n/** <A> & "B" */\nexport type A = \'<a> & "b"\';\n'],
    ['LICENSE', 'md', false, expect.stringMatching(/^MIT License\n\nCopyright/)],
  ]);
});

test('throws if a view lacks a property that the template prints', () => {
  expect(() => createTemplateCompiler()('types/alias')({ name: 'A' })).toThrow('"type" not defined');
});

test('does not read inherited properties of a view', () => {
  const view = Object.create({ name: 'A', type: 'inherited' }) as object;
  expect(createTemplateCompiler()('types/alias')(view)).toBe('export type  = ;\n');
});
