// Resolution of references (pointers, files, identifiers, anchors) and names of referenced objects.

import { describe, expect, test } from 'vitest';
import type { SchemaLocation } from '../../src/generator/openapi/types.ts';
import { toJson } from '../../src/generator/source/node.ts';
import { api30, api31, read, type ReadResult } from './marked-document.ts';

async function readValid(
  text: string,
  files: Readonly<Record<string, string>> = {},
  entry?: string,
): Promise<NonNullable<ReadResult['document']>> {
  const { document, diagnostics } = await read(text, files, entry);
  expect(diagnostics).toEqual([]);
  if (!document) throw new Error('no document');
  return document;
}

function toValue(site: SchemaLocation | undefined): unknown {
  return site && toJson(site.node);
}

describe('a schema reference', () => {
  const text =
    '{"openapi":"3.1.0","info":{"title":"T","version":"1"},"paths":{"/a~b/{id}":{"get":{"parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"string"}}],"responses":{"200":{"description":"ok"}}}}},"components":{"schemas":{"S":{"type":"object"},"é %":{}}}}';

  test.each([
    ['#/paths/~1a~0b~1{id}/get/parameters/0/schema', { type: 'string' }],
    ['#/paths/~1a~0b~1%7Bid%7D/get/parameters/0/schema', { type: 'string' }],
    ['#/components/schemas/%C3%A9%20%25', {}],
    ['document.json#/components/schemas/S', { type: 'object' }],
    ['./x/../document.json#/components/schemas/S', { type: 'object' }],
    ['#/components/schemas/None', undefined],
    ['#/paths/~1a~0b~1{id}/get/parameters/00/schema', undefined],
  ])('%s resolves to its target', async (ref, expected) => {
    const { document } = await read(text, {}, 'document.json');
    const site = document?.components.schemas.get('S');
    expect(site && toValue(document?.resolveSchema(site, ref))).toEqual(expected);
  });

  test('in another file is resolved against that file', async () => {
    const document = await readValid(api31('components: { schemas: { A: { $ref: "s/a.yaml#/A" } } }'), {
      's/a.yaml': 'A: { $ref: "b.yaml" }',
      's/b.yaml': 'type: integer',
    });
    const a = document.components.schemas.get('A');
    const first = a && document.resolveSchema(a, 's/a.yaml#/A');
    expect(toValue(first && document.resolveSchema(first, 'b.yaml'))).toEqual({ type: 'integer' });
  });

  test('inside a schema with $id is resolved against it, and anchors belong to the resource', async () => {
    const schemas = `
    A:
      $id: https://example.com/a
      $anchor: top
      properties:
        own: { $ref: '#top' }
        near: { $ref: 'b#here' }
        inner: { $ref: '#/$defs/d' }
      $defs: { d: { type: boolean } }
    B:
      $id: https://example.com/b
      items: { $anchor: here, type: integer }
    C: { $ref: https://example.com/a }`;
    const document = await readValid(api31(`components:\n  schemas:${schemas}`));
    const a = document.components.schemas.get('A');
    if (!a) throw new Error('no A');
    expect(a.resource.uri).toBe('https://example.com/a');
    expect(document.resolveSchema(a, '#top')?.node).toBe(a.node);
    expect(toValue(document.resolveSchema(a, 'b#here'))).toEqual({ $anchor: 'here', type: 'integer' });
    expect(toValue(document.resolveSchema(a, '#/$defs/d'))).toEqual({ type: 'boolean' });
    expect(document.resolveSchema(a, '#here')).toBeUndefined();
    expect(document.resolveSchema({ ...a, resource: { ...a.resource, uri: 'x' } }, 'https://example.com/b')?.node).toBe(
      document.components.schemas.get('B')?.node,
    );
  });

  test('that is dynamic resolves to the dynamic anchor that can be overridden', async () => {
    const schemas =
      '{ Tree: { $id: "https://e.com/tree", $dynamicAnchor: node, properties: { c: { $dynamicRef: "#node" } } }, Flat: { $anchor: fixed, items: { $dynamicRef: "#fixed" } } }';
    const document = await readValid(api31(`components: { schemas: ${schemas} }`));
    const [tree, flat] = [document.components.schemas.get('Tree'), document.components.schemas.get('Flat')];
    expect(tree && document.resolveDynamic(tree, '#node')).toMatchObject({
      anchor: 'node',
      target: { node: tree?.node },
    });
    expect(flat && document.resolveDynamic(flat, '#fixed')).not.toHaveProperty('anchor');
  });

  test('in OpenAPI 3.0 ignores $id', async () => {
    const { document } = await read(api30('paths: {}\ncomponents: { schemas: { A: { $id: "https://e.com/a" } } }'));
    expect(document?.components.schemas.get('A')?.resource.uri).toBe('document.yaml');
  });
});

describe('a referenced object', () => {
  const use = (ref: string): string =>
    `paths:\n  /p:\n    get:\n      parameters: [{ $ref: "${ref}" }]\n      responses: { "200": { description: ok } }\n`;
  const parameter = '{ name: page, in: query, schema: {} }';

  async function getComponentName(
    text: string,
    files: Readonly<Record<string, string>> = {},
  ): Promise<string | undefined> {
    const document = await readValid(text, files);
    return document.paths[0]?.operations[0]?.parameters[0]?.component;
  }

  test('has the name of its component', async () => {
    expect(
      await getComponentName(
        api31(`${use('#/components/parameters/Page')}components: { parameters: { Page: ${parameter} } }`),
      ),
    ).toBe('Page');
  });
  test('has the name of a component that only refers to it', async () => {
    const components = 'components: { parameters: { Page: { $ref: "p.yaml#/size" } } }';
    expect(await getComponentName(api31(use('p.yaml#/size') + components), { 'p.yaml': `size: ${parameter}` })).toBe(
      'Page',
    );
    expect(
      await getComponentName(api31(use('#/components/parameters/Page') + components), {
        'p.yaml': `size: ${parameter}`,
      }),
    ).toBe('Page');
  });
  test('has the name of the component at the end of a chain', async () => {
    expect(
      await getComponentName(
        api31(
          `${use('#/components/parameters/A')}components: { parameters: { A: { $ref: "#/components/parameters/B" }, B: ${parameter} } }`,
        ),
      ),
    ).toBe('B');
  });
  test('outside components has the name of the last pointer segment', async () => {
    expect(
      await getComponentName(api31(use('p.yaml#/shared/size')), { 'p.yaml': `shared: { size: ${parameter} }` }),
    ).toBe('size');
  });
  test('that is a whole file has the name of the file', async () => {
    expect(await getComponentName(api31(use('params/page-size.yaml')), { 'params/page-size.yaml': parameter })).toBe(
      'page-size',
    );
  });
  test('does not have the name of an unrelated component', async () => {
    const other = 'components: { parameters: { size: { name: size, in: query, schema: {} } } }';
    expect(await getComponentName(api31(use('p.yaml#/size') + other), { 'p.yaml': `size: ${parameter}` })).toBe(
      'size_2',
    );
  });
  test('that is inline has no name', async () => {
    expect(
      await getComponentName(
        api31(`paths: { /p: { get: { parameters: [${parameter}], responses: { "200": { description: ok } } } } }`),
      ),
    ).toBeUndefined();
  });
  test('in OpenAPI 3.1 has the description next to the reference', async () => {
    const document = await readValid(
      api31(
        `paths:\n  /p:\n    get:\n      parameters: [{ $ref: "#/components/parameters/A", description: here }]\n      responses: { "200": { description: ok } }\ncomponents: { parameters: { A: { name: a, in: query, schema: {}, description: there } } }`,
      ),
    );
    expect(document.paths[0]?.operations[0]?.parameters[0]).toMatchObject({ component: 'A', description: 'here' });
    expect(document.components.parameters.get('A')).toMatchObject({ description: 'there' });
  });
});
