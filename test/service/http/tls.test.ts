// Tests the service over HTTPS with the generated client, and with unusable certificates and keys.

import { createClient } from '@cloud-api/client';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { listen } from '../../../src/service/http/listening-server.ts';
import {
  authority,
  leaf,
  leafKey,
  namelessCertificate,
  namelessKey,
  otherKey,
  encryptedKey,
} from '../claims/helpers/certificates.ts';
import { startLoggedService, type LoggedService } from '../start/logged-service.ts';

const directory = mkdtempSync(join(tmpdir(), 'ashlar-tls-'));
const writeTlsFile = (name: string, text: string): string => {
  const path = join(directory, name);
  writeFileSync(path, text);
  return path;
};
const cert = writeTlsFile('leaf.pem', leaf);
const key = writeTlsFile('leaf.key', leafKey);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Works like `fetch`, but trusts the test certificate authority. */
async function fetchOverTls(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { url, method, headers, body } = new Request(input, init);
  const requestBody = body === null ? undefined : Buffer.from(await new Response(body).arrayBuffer());
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      { method, headers: Object.fromEntries(headers), ca: authority, servername: 'shop.example.com', agent: false },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () =>
          resolve(
            new Response(chunks.length === 0 ? null : Buffer.concat(chunks), {
              status: incoming.statusCode ?? 0,
              headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
            }),
          ),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(requestBody);
  });
}

describe('the service over HTTPS', () => {
  let running: LoggedService;
  beforeAll(async () => void (running = await startLoggedService({ tls: { cert, key } })));
  afterAll(() => running.service.stop(0));

  it('responds to reads and writes of the generated client', async () => {
    const { baseUrl } = running.service;
    expect(baseUrl).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
    const client = createClient({ baseUrl, token: 'demo-unrestricted-token', fetch: fetchOverTls });
    const createResult = await client.longview.createLongviewClient({ body: { label: 'over-tls' } });
    expect(createResult).toMatchObject({ ok: true, data: { label: 'over-tls' } });
    const listResult = await client.longview.listLongviewClients({ filter: { label: 'over-tls' } });
    expect(listResult).toMatchObject({ ok: true, data: { results: 1 } });
  });

  it('sets cookies for HTTPS only', async () => {
    const response = await fetchOverTls(
      `${running.service.baseUrl}/oauth/authorize?client_id=2737bf16b39ab5d7b4a1&scope=*`,
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-ashlar_login=.*; Secure/);
  });

  it('cannot be reached over plain HTTP or by clients that do not trust its authority', async () => {
    await expect(fetch(`${running.service.baseUrl}/healthz`)).rejects.toThrow();
    await expect(fetch(`${running.service.baseUrl.replace('https', 'http')}/healthz`)).rejects.toThrow();
  });
});

describe('TLS files', () => {
  const listenAndClose = (tls: { readonly cert: string; readonly key: string }): Promise<unknown> =>
    listen({ host: '127.0.0.1', port: 0, tls }).then(({ server }) => server.close());
  const notPem = /expected a certificate and its private key in PEM format, without a passphrase\.$/;

  test.each([
    ['a key for a different certificate', leaf, otherKey, /the key does not belong to the certificate\.$/],
    ['a key of a different type', leaf, namelessKey, /the key does not belong to the certificate\.$/],
    ['a key with a passphrase', leaf, encryptedKey, notPem],
    ['swapped certificate and key', leafKey, leaf, notPem],
    ['text that is not PEM', 'certificate', 'key', notPem],
    ['empty files', '', '', notPem],
  ])('are rejected with a message if unusable: %s', async (name, certificate, privateKey, message) => {
    const tls = { cert: writeTlsFile(`${name}.pem`, certificate), key: writeTlsFile(`${name}.key`, privateKey) };
    await expect(listenAndClose(tls)).rejects.toThrow(message);
  });

  test('are named in the error if missing or a directory', async () => {
    await expect(listenAndClose({ cert: join(directory, 'missing'), key })).rejects.toThrow(
      /^--tls-cert .*missing cannot be read: no such file/,
    );
    await expect(listenAndClose({ cert, key: directory })).rejects.toThrow(
      /^--tls-key .* cannot be read: it is a directory/,
    );
  });

  it('can have any key type, and can contain a certificate chain', async () => {
    await expect(
      listenAndClose({ cert: writeTlsFile('rsa.pem', namelessCertificate), key: writeTlsFile('rsa.key', namelessKey) }),
    ).resolves.toBeDefined();
    await expect(
      listenAndClose({ cert: writeTlsFile('chain.pem', `${leaf}\n${authority}`), key }),
    ).resolves.toBeDefined();
  });
});
