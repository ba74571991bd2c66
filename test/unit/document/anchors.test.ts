// What a name means that schemas have by $anchor, $dynamicAnchor or $id: one thing, that of the first, which is told of the others.

import { expect, it } from 'vitest';
import { createValidator } from '../../../src/generator/model/validate/validate.ts';
import { toJson } from '../../../src/generator/source/node-to-json.ts';
import { loadValidators } from '../validators/load.ts';
import { documentOf, modelOf } from '../validators/model.ts';
import { api31, read } from './marked.ts';

it('each name that stands in its resource already is told with the first of them', async () => {
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
      related?.map((one) => [one.location.line, one.location.column, one.message]),
    ]),
  ).toEqual([
    ['document/duplicate-anchor', 6, 26, [[5, 19, 'where that stands']]],
    ['document/duplicate-anchor', 6, 41, [[5, 19, 'where that stands']]],
    ['document/duplicate-anchor', 7, 28, [[5, 19, 'where that stands']]],
  ]);
});

it.each([
  [
    'in resources of their own',
    'A: { $id: https://e.com/a, $dynamicAnchor: node }\n    B: { $id: https://e.com/b, $anchor: node }\n    C: { $anchor: node }',
  ],
  ['in files of their own', 'A: { $anchor: node }\n    B: { $ref: other.yaml }'],
  ['in a schema that an alias has brought elsewhere', 'A: &a { $anchor: node }\n    B: { items: *a }'],
  ['in what only looks like a schema', 'A: { x-before: { $anchor: node }, default: { $anchor: node }, $anchor: node }'],
  ['as the name of a property', 'A: { $anchor: node, properties: { $anchor: { const: node } } }'],
])('the same name is fine %s', async (_where, schemas) => {
  expect(
    (await read(api31(`components:\n  schemas:\n    ${schemas}`), { 'other.yaml': '$anchor: node' })).diagnostics,
  ).toEqual([]);
});

it.each([
  ['two anchors', 'A: { $anchor: n, type: string }\n    B: { $anchor: n, type: number }', 'string', undefined],
  [
    'an anchor before a dynamic one',
    'A: { $anchor: n, type: string }\n    B: { $dynamicAnchor: n, type: number }',
    'string',
    undefined,
  ],
  [
    'an anchor after a dynamic one',
    'A: { $dynamicAnchor: n, type: string }\n    B: { $anchor: n, type: number }',
    'string',
    'n',
  ],
  ['one and the same schema', 'A: { $anchor: n, $dynamicAnchor: n, type: string }', 'string', 'n'],
  [
    'an x- keyword before it',
    'O: { x-before: { $anchor: n, type: number } }\n    A: { $anchor: n, type: string }',
    'string',
    undefined,
  ],
])('of %s the first schema is meant', async (_which, schemas, type, anchor) => {
  const { document } = await read(api31(`components:\n  schemas:\n    ${schemas}\n    Use: { $dynamicRef: '#n' }`));
  const use = document?.components.schemas.get('Use');
  const meant = use && document?.resolveDynamic(use, '#n');
  expect([meant && toJson(meant.site.node), meant?.anchor]).toEqual([expect.objectContaining({ type }), anchor]);
});

it('validators and the linter go by the first dynamic anchor of a resource, too', async () => {
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
  const accepted = [['a'], [1]].map((value) => [
    validators.schema('Texts').is(value),
    createValidator(api).validate(texts, value, 'response').length === 0,
  ]);
  expect(accepted).toEqual([
    [true, true],
    [false, false],
  ]);
});

it.each([
  ['that of the file which the schema is', 'A: { $ref: other.yaml }', '$id: other.yaml'],
  ['a fragment, as older drafts have it', 'A: { $id: "#a" }\n    B: { $id: "#/a", items: { $id: "#/b" } }', 'true'],
  ['brought elsewhere by an alias', 'A: &a { $id: https://e.com/a }\n    B: { items: *a }', 'true'],
  ['another below another', 'A: { $id: a/b }\n    B: { $id: https://e.com/c, items: { $id: a/b } }', 'true'],
])('an $id is fine that is %s', async (_which, schemas, other) => {
  const { diagnostics } = await read(api31(`components:\n  schemas:\n    ${schemas}`), { 'other.yaml': other });
  expect(diagnostics).toEqual([]);
});

it('of two schemas with one $id the first is meant, which is told with the second', async () => {
  const { document, diagnostics } = await read(
    api31(
      'components:\n  schemas:\n    A: { $id: https://e.com/a, type: string }\n    B: { $id: https://e.com/a, type: number }\n    Use: { $ref: https://e.com/a }',
    ),
  );
  const use = document?.components.schemas.get('Use');
  const meant = use && document?.resolveSchema(use, 'https://e.com/a');
  expect(meant && toJson(meant.node)).toMatchObject({ type: 'string' });
  expect(diagnostics.map(({ location, related }) => [location?.line, related?.[0]?.location.line])).toEqual([[6, 5]]);
});
