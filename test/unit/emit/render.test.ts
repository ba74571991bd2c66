// Pages become texts: templates laid out with their views, code as it is; templates reach nothing but their view.

import { expect, test } from 'vitest';
import { printJson } from '../../../src/generator/code/json/json.ts';
import { identifier } from '../../../src/generator/code/typescript/identifier.ts';
import { ts } from '../../../src/generator/code/typescript/template-literals.ts';
import { renderPages } from '../../../src/generator/output/render-templates.ts';
import { createTemplateCompiler, parseTemplate, usedPartials } from '../../../src/generator/output/handlebars.ts';

test('code is printed as it is, a template with its view', () => {
  const types = [{ doc: ts`/** <A> & "B" */`, name: identifier('A'), type: ts`'<a>' & "b"` }];
  expect(
    renderPages([
      { path: 'a.json', code: printJson({ a: 1 }), isFormatted: true },
      { path: 'schemas.ts', template: 'types/schemas', view: { imports: ts``, types } },
      { path: 'LICENSE', template: 'shared/mit-license.md', view: {} },
    ]).map(({ path, language, isFormatted, text }) => [path, language, isFormatted, text.slice(0, 160)]),
  ).toEqual([
    ['a.json', 'json', true, '{\n  "a": 1\n}\n'],
    [
      'schemas.ts',
      'ts',
      false,
      '// The schemas of the interface, each under its own name.\n\n\n/** <A> & "B" */\nexport type A = \'<a>\' & "b";\n',
    ],
    ['LICENSE', 'md', false, expect.stringMatching(/^MIT License\n\nCopyright/)],
  ]);
});

test('a view that lacks what a template prints is a bug, not an empty text', () => {
  expect(() => createTemplateCompiler()('types/declared')({ name: 'A' })).toThrow('"type" not defined');
});

test('a template reaches no prototype', () => {
  const view = Object.create({ name: 'A', type: 'inherited' }) as object;
  expect(createTemplateCompiler()('types/declared')(view)).toBe('export type  = ;\n');
});

test('the partials of a template are known', () => {
  expect(usedPartials(parseTemplate('types/schemas'))).toEqual(['types/declared']);
});
