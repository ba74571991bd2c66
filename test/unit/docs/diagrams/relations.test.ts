// Which resources there are and how they relate, and the drawings of them.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  relationDiagrams,
  describeRelation,
} from '../../../../src/generator/targets/docs/diagrams/resource-relations.ts';
import { findResources, type ResourceGraph } from '../../../../src/generator/targets/docs/diagrams/resources.ts';
import { modelOfFile } from '../../../models.ts';
import { modelOf } from '../../targets/model-of.ts';
import { broken } from './laws.ts';

const answers = (name: string): string =>
  `responses: { 200: { description: D, content: { application/json: { schema: { $ref: '#/components/schemas/${name}' } } } } }`;
const parameter = (name: string): string => `{ name: ${name}, in: path, required: true, schema: { type: string } }`;

describe('the relations of resources', () => {
  it('of spec/, as x-resource states them and fields name them', async () => {
    const api = await modelOfFile('spec/openapi.yaml');
    const resources = findResources(api);
    expect([...resources.contains, ...resources.references].map(describeRelation)).toEqual([
      'NodeBalancer contains NodeBalancerConfig.',
      'StackScript refers to User by username.',
    ]);
    expect(relationDiagrams(resources, [])).toHaveLength(1);
  });

  it('from paths and fields, where the document has no words for them', async () => {
    const api = await modelOf(`
openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /shops/{shopId}: { get: { parameters: [${parameter('shopId')}], ${answers('Shop')} } }
  /shops/{shopId}/all/items/{id}:
    get:
      parameters: [${parameter('shopId')}, ${parameter('id')}]
      responses: { 200: { description: D, content: { application/json: { schema: { type: object, properties: { item: { $ref: '#/components/schemas/Item' } } } } } } }
  /people/{name}: { get: { parameters: [${parameter('name')}], ${answers('Person')} } }
components:
  schemas:
    Shop: { type: object, properties: { owner: { $ref: '#/components/schemas/Person' }, helpers: { type: array, items: { anyOf: [{ $ref: '#/components/schemas/Person' }, { type: 'null' }] } } } }
    Item: { type: object, properties: { id: { type: string }, shop: { $ref: '#/components/schemas/Shop' } } }
    Person: { type: object, properties: { name: { type: string }, shop_id: { type: string }, friend: { $ref: '#/components/schemas/Person' } } }
    Unused: { type: object, properties: { shop_id: { type: string } } }
`);
    const resources = findResources(api);
    expect(resources.nodes.map(({ id }) => id)).toEqual(['Item', 'Person', 'Shop']);
    expect([...resources.contains, ...resources.references].map(describeRelation)).toEqual([
      'Shop contains Item.',
      'Person refers to Shop by shop_id.',
      'Person refers to Person by friend.',
      'Shop refers to Person by owner and helpers.',
    ]);
  });

  it('of three hundred resources, by area; what belongs to another is faint', () => {
    const areas = Array.from({ length: 30 }, (_, index) => `area${index}`);
    const nodes = areas.flatMap((area) =>
      Array.from({ length: 10 }, (_, index) => ({ id: `${area}.${index}`, tag: area })),
    );
    const contains = areas.map((area) => ({ from: `${area}.0`, to: `${area}.1`, fields: [] }));
    const references = areas
      .slice(1)
      .map((area, index) => ({ from: `${area}.2`, to: `area${index}.3`, fields: ['x'] }));
    const parts = relationDiagrams({ nodes, contains, references }, areas);
    expect(parts.map(({ tag }) => tag)).toEqual(areas);
    for (const { diagram } of parts) {
      if ('reason' in diagram) throw new Error(diagram.reason);
      expect(broken(diagram.drawing)).toEqual([]);
      expect(diagram.drawing.boxes.filter(({ look }) => look === 'faint').length).toBeGreaterThan(0);
    }
  });

  it('of too many in one area: a sentence', () => {
    const nodes = Array.from({ length: 300 }, (_, index) => ({ id: `r${index}`, tag: 'a' }));
    const [part] = relationDiagrams({ nodes, contains: [{ from: 'r0', to: 'r1', fields: [] }], references: [] }, ['a']);
    expect(part?.diagram).toEqual({ reason: 'There is no diagram: 300 resources are more than one shows well.' });
  });

  it('of none: nothing', () => {
    expect(relationDiagrams({ nodes: [{ id: 'a', tag: 'x' }], contains: [], references: [] }, ['x'])).toEqual([]);
  });

  it('are sound drawings, however they are', () => {
    const ids = Array.from({ length: 12 }, (_, index) => `Resource${index}`);
    const id = fc.constantFrom(...ids);
    const relation = fc.record({ from: id, to: id, fields: fc.array(fc.string({ maxLength: 40 }), { maxLength: 3 }) });
    fc.assert(
      fc.property(
        fc.array(relation, { minLength: 1, maxLength: 9 }),
        fc.array(relation, { maxLength: 9 }),
        (contains, refers) => {
          const resources: ResourceGraph = {
            nodes: ids.map((each) => ({ id: each, tag: 'a' })),
            contains: contains.map((each) => ({ ...each, fields: [] })),
            references: refers.map((each) => ({ ...each, fields: [...each.fields, 'f'] })),
          };
          for (const { diagram } of relationDiagrams(resources, ['a'])) {
            if ('reason' in diagram) throw new Error(diagram.reason);
            expect(broken(diagram.drawing)).toEqual([]);
            for (const each of [...resources.contains, ...resources.references])
              expect(diagram.drawing.description).toContain(describeRelation(each));
          }
        },
      ),
      { numRuns: 25 },
    );
  });
});
