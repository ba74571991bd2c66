// Calls of a client in editors: each has the documentation of its operation.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { renderOutput } from '../../compile/render-unformatted-output.ts';
import { createLanguageService } from '../language-service.ts';
import { modelOf } from '../model-of.ts';

const shop = modelOf(readFileSync(join(import.meta.dirname, 'shop.yaml'), 'utf8'));

const program = `import { createClient } from './client/index.ts';
const client = createClient();
await client.orders.listOrders();
await client.orders.createOrder({ body: { label: 'a' } });
await client.storage.listArchive();
await client.storage.listArchive({ accept: 'text/csv' });
`;

test('calls have the summary of the operation, and are deprecated if it is, also with several media types', async () => {
  const files = new Map([...(await renderOutput(await shop, ['types', 'client'])), ['program.ts', program]]);
  const service = createLanguageService(files);
  const path = '/virtual/program.ts';
  expect(service.getSemanticDiagnostics(path).map(({ messageText }) => messageText)).toEqual([]);
  const docs = [...program.matchAll(/(?<=client\.\w+\.)\w+/g)].map(({ index }) =>
    ts.displayPartsToString(service.getQuickInfoAtPosition(path, index)?.documentation),
  );
  expect(docs).toEqual(['List the orders', '`POST /orders`', 'List the archived orders', 'List the archived orders']);
  const deprecated = service
    .getSuggestionDiagnostics(path)
    .flatMap(({ reportsDeprecated, start, length }) => (reportsDeprecated ? program.slice(start, start + length) : []));
  expect(deprecated).toEqual(['createOrder', 'listArchive', 'listArchive']);
});
