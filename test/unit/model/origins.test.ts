// Origins tell the place that the source tells, and cost nothing until someone asks.

import { expect, it } from 'vitest';
import { readDocument } from '../../../src/generator/openapi/read-document.ts';
import { buildApi } from '../../../src/generator/model/build-api.ts';
import { sourceLocationOf, locationOf } from '../../../src/generator/model/locate-origin.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { loadSources } from '../../../src/generator/source/load-sources.ts';
import type { Node } from '../../../src/generator/source/node.ts';
import { memoryFiles } from '../../golden-harness/files.ts';
import { apiOf } from './apis.ts';

const text = `openapi: 3.1.0
info: { title: t, version: '1' }
paths: {}
components:
  schemas:
    Pet: { type: object, properties: { name: { type: string } } }
`;

it('points to the schema in its file', async () => {
  const api = await apiOf({ 'pets.yaml': text });
  const { sourceLocation } = api.schema('Pet') ?? {};
  expect({
    file: sourceLocation?.file,
    pointer: sourceLocation?.pointer,
    line: sourceLocation?.line,
    column: sourceLocation?.column,
  }).toEqual({
    file: 'pets.yaml',
    pointer: '/components/schemas/Pet',
    line: 6,
    column: 10,
  });
});

it('asks the source for a place only when someone asks the origin', () => {
  let asked = 0;
  const location = (start: number): { file: string; line: number; column: number } => ({
    file: 'f',
    line: ++asked,
    column: start,
  });
  const node: Node = {
    kind: 'scalar',
    source: { file: 'f', text: '', location, offset: () => 0, line: () => undefined },
    start: 4,
    end: 5,
    pointer: '/a',
    value: 1,
    raw: '1',
  };
  const origin = sourceLocationOf(node);
  expect([origin.file, origin.pointer, asked]).toEqual(['f', '/a', 0]);
  expect([origin.line, origin.column, asked > 0]).toEqual([1, 4, true]);
  expect(locationOf(origin)).toMatchObject({ file: 'f', column: 4 });
});

it('builds a sound model without asking for any place', async () => {
  const report = createReport();
  const sources = await loadSources('pets.yaml', memoryFiles(new Map([['pets.yaml', text]])), report, []);
  const document = readDocument(sources, report);
  const source = document?.node.source;
  if (!document || !source) throw new Error('the document is sound');
  const places: number[] = [];
  const place = source.location.bind(source);
  Object.assign(source, { place: (start: number, end: number) => (places.push(start), place(start, end)) });
  expect(buildApi(document, report)?.schemas).toHaveLength(1);
  expect(places).toEqual([]);
});
