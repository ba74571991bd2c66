// Source locations of the model: correct, and computed lazily.

import { expect, it } from 'vitest';
import { readDocument } from '../../src/generator/openapi/read-document.ts';
import { buildApi } from '../../src/generator/model/build-api.ts';
import { sourceLocationOf, diagnosticLocationOf } from '../../src/generator/model/source-location.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { loadSources } from '../../src/generator/source/load-sources.ts';
import type { Node } from '../../src/generator/source/node.ts';
import { createInMemoryReader } from '../golden-harness/in-memory-reader.ts';
import { apiOf } from './build-test-api.ts';

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

it('computes a location only when its line or column is read', () => {
  let calls = 0;
  const location = (start: number): { file: string; line: number; column: number } => ({
    file: 'f',
    line: ++calls,
    column: start,
  });
  const node: Node = {
    kind: 'scalar',
    source: { file: 'f', text: '', cacheKey: {}, location, offset: () => 0, line: () => undefined },
    start: 4,
    end: 5,
    pointer: '/a',
    value: 1,
    raw: '1',
  };
  const sourceLocation = sourceLocationOf(node);
  expect([sourceLocation.file, sourceLocation.pointer, calls]).toEqual(['f', '/a', 0]);
  expect([sourceLocation.line, sourceLocation.column, calls > 0]).toEqual([1, 4, true]);
  expect(diagnosticLocationOf(sourceLocation)).toMatchObject({ file: 'f', column: 4 });
});

it('builds a valid model without computing any location', async () => {
  const report = createReport();
  const sources = await loadSources('pets.yaml', createInMemoryReader(new Map([['pets.yaml', text]])), report, []);
  const document = readDocument(sources, report);
  const source = document?.node.source;
  if (!document || !source) throw new Error('expected a valid document');
  const offsets: number[] = [];
  const location = source.location.bind(source);
  Object.assign(source, { location: (start: number, end: number) => (offsets.push(start), location(start, end)) });
  expect(buildApi(document, report)?.schemas).toHaveLength(1);
  expect(offsets).toEqual([]);
});
