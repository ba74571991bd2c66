// Servers of documents with mistakes in their security: every operation still requires credentials.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Service } from '../../../src/runtime/server/service.ts';
import { documentWith, generateRepaired } from '../../openapi/repair/repaired-documents.ts';
import { generateServer, write } from './generate-server.ts';
import { send } from './notes-service.ts';

const application = readFileSync(new URL('./repaired-handlers.txt', import.meta.url), 'utf8');

test.each<readonly [title: string, scheme: unknown, accepted: Readonly<Record<string, string>> | undefined]>([
  ['no declaration', undefined, undefined],
  ['`type: bearer`', { type: 'bearer' }, { authorization: 'Bearer secret' }],
  ['`oauth2` without flows', { type: 'oauth2' }, { authorization: 'Bearer secret' }],
  ['`apiKey` without `in`', { type: 'apiKey', name: 'key' }, undefined],
  ['an unknown type', { type: 'magic' }, undefined],
])('a scheme with %s', async (title, scheme, accepted) => {
  const components = { schemas: { S: {} }, ...(scheme !== undefined && { securitySchemes: { auth: scheme } }) };
  const { api } = await generateRepaired(documentWith({ root: { components, security: [{ auth: [] }] } }));
  const { directory } = await generateServer(`repaired-${title.replace(/\W+/g, '-')}`, api);
  const { service } = (await import(write(directory, 'app.ts', application))) as { service: Service };
  for (const method of ['GET', 'DELETE']) {
    expect(await send(service, `${method} /a/1`)).toMatchObject({ status: 401 });
    expect(await send(service, `${method} /a/1`, { headers: { key: 'secret' } })).toMatchObject({ status: 401 });
    if (accepted) expect(await send(service, `${method} /a/1`, { headers: accepted })).toMatchObject({ status: 200 });
  }
});
