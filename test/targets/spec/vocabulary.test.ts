// The canonical document preserves the x- vocabulary, and reports what it cannot represent.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { toPlainJson } from '../../../src/generator/code/json/print-json.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { printDocument } from '../../../src/generator/targets/spec/openapi-document.ts';
import { spec } from '../../../src/generator/targets/spec/target.ts';
import { modelAt, modelOf, modelOfSchemas } from '../model-of.ts';

const document = `
openapi: 3.1.0
info: { title: T, version: '1', x-unspecified: The author. }
servers: [{ url: 'https://{host}', variables: { host: { default: a.example, x-unspecified: The port. } }, x-unspecified: [The region., The uptime.] }]
tags: [{ name: unused, x-unspecified: The purpose. }]
x-ashlar: { version: 1, caller: Thing, conventions: { filter: { header: X-Filter } }, allow: [x-mine, x-theirs] }
paths:
  /things/{id}:
    x-resource: { schema: Thing, parameter: id, within: { schema: Thing, parameter: id } }
    x-unspecified: The visibility.
    put:
      operationId: updateThing
      x-name: changeThing
      x-access: { grant: thing, level: read_write }
      x-effect: { kind: update, merge: shallow, defaults: [a.b], also: [Sends a notification.] }
      x-preconditions: [{ id: exists, rule: resource.a > 0, message: Does not exist., status: 409, field: a }, { id: ready, rule: resource.a > 1, message: Not ready. }]
      x-limits: [{ id: count, of: Thing, per: account, max: 5, where: self.a > 0, within: day, message: Too many. }, { id: rate, requests: 10, seconds: 60 }]
      x-emits: [thing_update]
      x-affects: [updateThing]
      x-unspecified: [The order., The duration.]
      x-mine: { lang: js }
      parameters: [{ name: id, in: path, required: true, schema: { type: integer }, x-unspecified: Its range. }]
      requestBody:
        x-unspecified: Its size.
        content: { multipart/form-data: { schema: { type: object, properties: { a: { type: object, properties: { b: {} } } } }, encoding: { a: { contentType: a/b, x-unspecified: Other types. } }, examples: { one: { value: {}, x-unspecified: Other examples. } }, x-unspecified: Its charset. } }
      responses:
        '204':
          description: Done.
          x-unspecified: Its headers.
          headers: { X-A: { schema: {}, x-unspecified: Its format. } }
          links: { next: { operationId: updateThing, server: { url: /b, x-unspecified: Its path. }, x-unspecified: The condition. } }
      callbacks: { thingUpdated: { '{$request.body#/url}': { post: { x-access: { public: true }, x-effect: action, responses: { '204': { description: Received. } } } }, x-unspecified: The number of retries. } }
    delete: { x-access: { users: unrestricted }, x-effect: delete, parameters: [{ name: id, in: path, required: true, schema: {} }], responses: { '204': { description: Deleted. } } }
    get: { x-access: { public: true }, parameters: [{ name: id, in: path, required: true, schema: {} }], responses: { '204': { description: No content. } } }
    post: { x-access: { own: true }, x-effect: action, parameters: [{ name: id, in: path, required: true, schema: {} }], responses: { '204': { description: Done. } } }
components:
  securitySchemes:
    key: { type: apiKey, name: k, in: header, x-unspecified: Its lifetime. }
    auth: { type: oauth2, flows: { implicit: { authorizationUrl: 'https://a.example', scopes: {}, x-unspecified: The refresh interval. } } }
  schemas:
    Thing:
      type: object
      x-name: Item
      x-message: Must be a thing.
      x-rules: [{ id: minimum, rule: self.a > 1, message: Too small., field: a }]
      required: [a]
      properties:
        a: { type: integer, x-filterable: true, x-round: { to: [1, 5], mode: up } }
        b: { type: string, x-redacted: { as: '***', unless: operation == "updateThing" } }
        c: { type: string, x-lifecycle: { states: { on: Running., off: null }, moves: [{ from: on, to: off, trigger: updateThing }, { from: any, to: [on, off], trigger: The service., when: idle }], open: true }, x-theirs: 1 }
`;

test('prints every `x-` keyword unchanged', async () => {
  const canonicalDocument = toPlainJson(printDocument(await modelOf(document)));
  expect(collectExtensions(canonicalDocument)).toEqual(collectExtensions(parse(document)));
});

/** Returns the value of every x- keyword by its JSON Pointer. */
function collectExtensions(value: unknown, pointer = ''): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {};
  const values: Record<string, unknown> = {};
  for (const [key, child] of Object.entries(value)) {
    if (key.startsWith('x-')) values[`${pointer}/${key}`] = JSON.parse(JSON.stringify(child)) as unknown;
    else Object.assign(values, collectExtensions(child, `${pointer}/${key}`));
  }
  return values;
}

test('preserves third-party keywords if the document has no x-ashlar', async () => {
  const api = await modelOfSchemas('X: { type: string, x-rules: third-party value, x-effect: { a: [1] } }');
  expect(toPlainJson(printDocument(api))).toMatchObject({
    components: { schemas: { X: { type: 'string', 'x-rules': 'third-party value', 'x-effect': { a: [1] } } } },
  });
});

test('reports a dynamic reference only if an outer schema overrides its target', async () => {
  const report = createReport();
  const directory = join(import.meta.dirname, '../../golden/dynamic-ref');
  const api = await modelAt(
    'document.yaml',
    new Map([['document.yaml', readFileSync(join(directory, 'document.yaml'), 'utf8')]]),
  );
  if (!api) throw new Error('the document has errors');
  spec.plan(api, { settings: { packages: false, importExtension: '.js' }, report });
  expect(report.diagnostics).toMatchObject([
    { code: 'output/dynamic-reference', severity: 'warning', location: { file: 'document.yaml' } },
  ]);

  const treeReport = createReport();
  const tree = await modelOfSchemas(
    'Tree: { $id: "https://example.com/tree", $dynamicAnchor: node, type: array, items: { $dynamicRef: "#node" } }',
  );
  spec.plan(tree, { settings: { packages: false, importExtension: '.js' }, report: treeReport });
  expect(treeReport.diagnostics).toEqual([]);
});

test('renames components with invalid names, including references to them', async () => {
  const api = await modelOfSchemas(
    '"a b": { type: string }\nAB: { type: array, items: { $ref: "#/components/schemas/a%20b" } }',
  );
  expect(toPlainJson(printDocument(api))).toMatchObject({
    components: { schemas: { AB: { items: { $ref: '#/components/schemas/AB2' } }, AB2: { type: 'string' } } },
  });
});
