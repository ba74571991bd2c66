// Duplicate $anchor, $dynamicAnchor, and $id keywords: the first takes precedence, and the others are reported.

import { expect, it, test } from 'vitest';
import { createValidator } from '../../src/generator/model/validate/validate.ts';
import { toJson } from '../../src/generator/source/node.ts';
import { loadValidators } from '../targets/validators/load.ts';
import { documentOf, modelOf } from '../targets/validators/model.ts';
import { api31, read } from './marked-document.ts';

it('reports each duplicate anchor of a resource with the location of the first', async () => {
  const { diagnostics } = await read(
    api31(
      'components:\n  schemas:\n    A: { $anchor: here }\n    B: { $dynamicAnchor: here, $anchor: here }\n    C: { items: { $anchor: here } }',
    ),
  );
  expect(
    diagnostics.map(({ code, location, related }) => [
      code,
      location?.line,
      location?.column,
      related?.map((span) => [span.location.line, span.location.column, span.message]),
    ]),
  ).toEqual([
    ['document/duplicate-anchor', 6, 26, [[5, 19, 'first declared here']]],
    ['document/duplicate-anchor', 6, 41, [[5, 19, 'first declared here']]],
    ['document/duplicate-anchor', 7, 28, [[5, 19, 'first declared here']]],
  ]);
});

it.each([
  [
    'in different resources',
    'A: { $id: https://e.com/a, $dynamicAnchor: node }\n    B: { $id: https://e.com/b, $anchor: node }\n    C: { $anchor: node }',
  ],
  ['in different files', 'A: { $anchor: node }\n    B: { $ref: other.yaml }'],
  ['in a schema that a YAML alias repeats', 'A: &a { $anchor: node }\n    B: { items: *a }'],
  ['in a value that is not a schema', 'A: { x-before: { $anchor: node }, default: { $anchor: node }, $anchor: node }'],
  ['as the name of a property', 'A: { $anchor: node, properties: { $anchor: { const: node } } }'],
])('accepts the same anchor %s', async (_description, schemas) => {
  const { diagnostics } = await read(api31(`components:\n  schemas:\n    ${schemas}`), {
    'other.yaml': '$anchor: node',
  });
  expect(diagnostics).toEqual([]);
});

it.each([
  ['two anchors', 'A: { $anchor: n, type: string }\n    B: { $anchor: n, type: number }', 'string', undefined],
  [
    'an anchor before a dynamic anchor',
    'A: { $anchor: n, type: string }\n    B: { $dynamicAnchor: n, type: number }',
    'string',
    undefined,
  ],
  [
    'an anchor after a dynamic anchor',
    'A: { $dynamicAnchor: n, type: string }\n    B: { $anchor: n, type: number }',
    'string',
    'n',
  ],
  ['one schema with both keywords', 'A: { $anchor: n, $dynamicAnchor: n, type: string }', 'string', 'n'],
  [
    'an anchor after one in an x- keyword',
    'O: { x-before: { $anchor: n, type: number } }\n    A: { $anchor: n, type: string }',
    'string',
    undefined,
  ],
])('resolves a reference to the first schema for %s', async (_description, schemas, type, anchor) => {
  const { document } = await read(api31(`components:\n  schemas:\n    ${schemas}\n    Use: { $dynamicRef: '#n' }`));
  const use = document?.components.schemas.get('Use');
  const resolved = use && document?.resolveDynamic(use, '#n');
  const schema = resolved && toJson(resolved.target.node);
  expect([schema, resolved?.anchor]).toEqual([expect.objectContaining({ type }), anchor]);
});

test('validators and the linter use the first dynamic anchor of a resource', async () => {
  const document = documentOf({
    List: {
      $id: 'https://e.com/list',
      type: 'array',
      items: { $dynamicRef: '#item' },
      $defs: { any: { $dynamicAnchor: 'item' } },
    },
    Texts: {
      $id: 'https://e.com/texts',
      $ref: 'list',
      $defs: { first: { $dynamicAnchor: 'item', type: 'string' }, second: { $dynamicAnchor: 'item', type: 'number' } },
      not: { $ref: '#/$defs/second' },
    },
  });
  const api = await modelOf(document);
  const validators = await loadValidators(api);
  const texts = api.schema('Texts')?.jsonSchema ?? false;
  const results = [['a'], [1]].map((value) => [
    validators.schema('Texts').is(value),
    createValidator(api).validate(texts, value, 'response').length === 0,
  ]);
  expect(results).toEqual([
    [true, true],
    [false, false],
  ]);
});

it.each([
  ['the same as the file name of the schema', 'A: { $ref: other.yaml }', '$id: other.yaml'],
  ['a fragment, as in older drafts', 'A: { $id: "#a" }\n    B: { $id: "#/a", items: { $id: "#/b" } }', 'true'],
  ['repeated by a YAML alias', 'A: &a { $id: https://e.com/a }\n    B: { items: *a }', 'true'],
  ['relative to another $id', 'A: { $id: a/b }\n    B: { $id: https://e.com/c, items: { $id: a/b } }', 'true'],
])('accepts an $id that is %s', async (_description, schemas, other) => {
  const { diagnostics } = await read(api31(`components:\n  schemas:\n    ${schemas}`), { 'other.yaml': other });
  expect(diagnostics).toEqual([]);
});

it('resolves a duplicate $id to the first schema, and reports the second with the location of the first', async () => {
  const { document, diagnostics } = await read(
    api31(
      'components:\n  schemas:\n    A: { $id: https://e.com/a, type: string }\n    B: { $id: https://e.com/a, type: number }\n    Use: { $ref: https://e.com/a }',
    ),
  );
  const use = document?.components.schemas.get('Use');
  const resolved = use && document?.resolveSchema(use, 'https://e.com/a');
  expect(resolved && toJson(resolved.node)).toMatchObject({ type: 'string' });
  expect(diagnostics.map(({ location, related }) => [location?.line, related?.[0]?.location.line])).toEqual([[6, 5]]);
});
