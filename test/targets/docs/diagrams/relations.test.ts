// Resources, their relations, and resource diagrams.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  relationDiagrams,
  describeRelation,
  findResources,
  type ResourceGraph,
} from '../../../../src/generator/targets/docs/diagrams/resource-graph.ts';
import { loadModel } from '../../../models.ts';
import { modelOf } from '../../model-of.ts';
import { findLayoutProblems } from './layout-invariants.ts';
import { createReport } from '../../../../src/generator/diagnostics/report.ts';
import { compileRules } from '../../../../src/generator/model/expressions/compile-rules.ts';
import type { Api } from '../../../../src/generator/model/types/api.ts';
import { createMemo } from '../../../../src/generator/output/watch-memo.ts';
import type { Memo } from '../../../../src/generator/plugin/memo-interface.ts';
import { resourcesGuide } from '../../../../src/generator/targets/docs/html/guides/resources.ts';
import { createDocsSite } from '../../../../src/generator/targets/docs/html/site-addresses-and-data.ts';

const okResponse = (name: string): string =>
  `responses: { 200: { description: D, content: { application/json: { schema: { $ref: '#/components/schemas/${name}' } } } } }`;
const pathParameter = (name: string): string => `{ name: ${name}, in: path, required: true, schema: { type: string } }`;

describe('resource relations', () => {
  test('of spec/ come from `x-resource` and from fields', async () => {
    const api = await loadModel('spec/openapi.yaml');
    const resources = findResources(api);
    expect([...resources.contains, ...resources.references].map(describeRelation)).toEqual([
      'NodeBalancer contains NodeBalancerConfig.',
      'StackScript references User by username.',
    ]);
    expect(relationDiagrams(resources, [])).toHaveLength(1);
  });

  test('come from paths and fields in a document without `x-resource`', async () => {
    const api = await modelOf(`
openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /shops/{shopId}: { get: { parameters: [${pathParameter('shopId')}], ${okResponse('Shop')} } }
  /shops/{shopId}/all/items/{id}:
    get:
      parameters: [${pathParameter('shopId')}, ${pathParameter('id')}]
      responses: { 200: { description: D, content: { application/json: { schema: { type: object, properties: { item: { $ref: '#/components/schemas/Item' } } } } } } }
  /people/{name}: { get: { parameters: [${pathParameter('name')}], ${okResponse('Person')} } }
components:
  schemas:
    Shop: { type: object, properties: { owner: { $ref: '#/components/schemas/Person' }, employees: { type: array, items: { anyOf: [{ $ref: '#/components/schemas/Person' }, { type: 'null' }] } } } }
    Item: { type: object, properties: { id: { type: string }, shop: { $ref: '#/components/schemas/Shop' } } }
    Person: { type: object, properties: { name: { type: string }, shop_id: { type: string }, friend: { $ref: '#/components/schemas/Person' } } }
    Unused: { type: object, properties: { shop_id: { type: string } } }
`);
    const resources = findResources(api);
    expect(resources.nodes.map(({ id }) => id)).toEqual(['Item', 'Person', 'Shop']);
    expect([...resources.contains, ...resources.references].map(describeRelation)).toEqual([
      'Shop contains Item.',
      'Person references Shop by shop_id.',
      'Person references Person by friend.',
      'Shop references Person by owner and employees.',
    ]);
  });

  test('between 300 resources have a diagram for each tag, which shows resources of other tags faintly', () => {
    const tags = Array.from({ length: 30 }, (_, index) => `tag${index}`);
    const nodes = tags.flatMap((tag) => Array.from({ length: 10 }, (_, index) => ({ id: `${tag}.${index}`, tag })));
    const contains = tags.map((tag) => ({ from: `${tag}.0`, to: `${tag}.1`, fields: [] }));
    const references = tags.slice(1).map((tag, index) => ({ from: `${tag}.2`, to: `tag${index}.3`, fields: ['x'] }));
    const diagrams = relationDiagrams({ nodes, contains, references }, tags);
    expect(diagrams.map(({ tag }) => tag)).toEqual(tags);
    for (const { diagram } of diagrams) {
      if ('reason' in diagram) throw new Error(diagram.reason);
      expect(findLayoutProblems(diagram.drawing)).toEqual([]);
      expect(diagram.drawing.boxes.filter(({ style }) => style === 'faint').length).toBeGreaterThan(0);
    }
  });

  test('between too many resources of one tag have a reason instead of a diagram', () => {
    const nodes = Array.from({ length: 300 }, (_, index) => ({ id: `r${index}`, tag: 'a' }));
    const contains = [{ from: 'r0', to: 'r1', fields: [] }];
    const [diagram] = relationDiagrams({ nodes, contains, references: [] }, ['a']);
    expect(diagram?.diagram).toEqual({ reason: 'The diagram is omitted: 300 resources exceed the limit of 40.' });
  });

  test('have no diagram if there are no resources', () => {
    expect(relationDiagrams({ nodes: [{ id: 'a', tag: 'x' }], contains: [], references: [] }, ['x'])).toEqual([]);
  });

  test('have diagrams without layout problems and with complete descriptions', () => {
    const ids = Array.from({ length: 12 }, (_, index) => `Resource${index}`);
    const id = fc.constantFrom(...ids);
    const relation = fc.record({ from: id, to: id, fields: fc.array(fc.string({ maxLength: 40 }), { maxLength: 3 }) });
    fc.assert(
      fc.property(
        fc.array(relation, { minLength: 1, maxLength: 9 }),
        fc.array(relation, { maxLength: 9 }),
        (contains, references) => {
          const resources: ResourceGraph = {
            nodes: ids.map((nodeId) => ({ id: nodeId, tag: 'a' })),
            contains: contains.map((containment) => ({ ...containment, fields: [] })),
            references: references.map((reference) => ({ ...reference, fields: [...reference.fields, 'f'] })),
          };
          for (const { diagram } of relationDiagrams(resources, ['a'])) {
            if ('reason' in diagram) throw new Error(diagram.reason);
            expect(findLayoutProblems(diagram.drawing)).toEqual([]);
            for (const edge of [...resources.contains, ...resources.references])
              expect(diagram.drawing.description).toContain(describeRelation(edge));
          }
        },
      ),
      { numRuns: 25 },
    );
  });
});

test('diagrams of a previous run are reused only if the tags have the same order', async () => {
  const names = Array.from({ length: 22 }, (_, index) => `S${String(index).padStart(2, '0')}`);
  const resources = names.flatMap((name) => [name, `${name}Part`]);
  const paths = names.flatMap((name) => [
    `  /${name}/{id}: { get: { tags: [A], parameters: [${pathParameter('id')}], ${okResponse(name)} } }`,
    `  /${name}/{id}/parts/{partId}: { get: { tags: [B], parameters: [${pathParameter('id')}, ${pathParameter('partId')}], ${okResponse(`${name}Part`)} } }`,
  ]);
  const api = await modelOf(`
openapi: 3.1.0
info: { title: T, version: '1' }
paths:
${paths.join('\n')}
components:
  schemas:
${resources.map((name) => `    ${name}: { type: object, properties: { id: { type: string } } }`).join('\n')}
`);
  const reordered: Api = { ...api, tagGroups: api.tagGroups.toReversed() };
  const rules = compileRules(api, createReport());
  const guideOf = (model: Api, memo?: Memo): unknown => {
    const site = createDocsSite(model, rules, 'client', undefined, memo);
    return resourcesGuide(site, site.top)?.sections.map(({ blocks }) => blocks);
  };
  const memo = createMemo();
  expect(guideOf(api, memo)).toEqual(guideOf(api));
  expect(guideOf(reordered)).not.toEqual(guideOf(api));
  expect(guideOf(reordered, memo.next(true))).toEqual(guideOf(reordered));
});
