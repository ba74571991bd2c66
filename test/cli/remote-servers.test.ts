// Requests for remote documents: headers, and servers that fail.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConnectionError } from '../../src/generator/pipeline/inputs/download-errors.ts';
import { defaultTimeLimit } from '../../src/generator/pipeline/inputs/input-reader.ts';
import { ashlar, petShop, type CommandOutput } from './command.ts';
import { redirect, respond, startServer, type Routes } from './http-server.ts';
import { createTempDirectory } from './temp-directory.ts';

const secret = 'hunter2';
const petFile = 'Pet: { type: object, properties: { name: { type: string } } }\n';
const withReference = (ref: string): string => petShop.replace("'#/components/schemas/Pet'", JSON.stringify(ref));
const joinOutput = ({ stdout, stderr }: CommandOutput): string => stdout + stderr;

// The time limit passes only when a server says so, however long a busy machine takes.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());
const exceedTimeLimit = (): void => void vi.advanceTimersByTime(defaultTimeLimit + 10);

/** Runs `model` on a server with this route. */
async function printModel(route: Routes[string]): Promise<CommandOutput> {
  const { origin } = await startServer({ '/openapi.yaml': route });
  return ashlar(createTempDirectory(), ['model', `${origin}/openapi.yaml`]);
}

describe('input.headers', () => {
  const configure = (origin: string): string =>
    createTempDirectory({
      'ashlar.config.json': JSON.stringify({
        document: `${origin}/openapi.yaml`,
        input: { headers: { [origin]: { Authorization: 'Bearer ${API_TOKEN}', 'X-Kind': 'build' } }, allow: [] },
      }),
    });

  it('are sent to their origin only, also after a redirect', async () => {
    const other = await startServer({ '/pets.yaml': petFile, '/moved.yaml': petFile });
    const { origin, requests } = await startServer({
      '/openapi.yaml': withReference(`${other.origin}/pets.yaml#/Pet`).replace(
        'integer }',
        "integer }\n        toy: { $ref: 'moved.yaml#/Pet' }",
      ),
      '/moved.yaml': redirect(`${other.origin}/moved.yaml`),
    });
    const { status } = await ashlar(configure(origin), ['model', '--allow', other.origin], {
      env: { API_TOKEN: secret },
    });
    expect(status).toBe(0);
    expect(requests.map(({ headers }) => [headers.authorization, headers['x-kind']])).toEqual([
      [`Bearer ${secret}`, 'build'],
      [`Bearer ${secret}`, 'build'],
    ]);
    expect(other.requests.map(({ headers }) => [headers.authorization, headers['x-kind']])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it.each([
    ['is not set', {}, 'the environment variable `API_TOKEN` is not set'],
    ['is empty', { API_TOKEN: '' }, 'the environment variable `API_TOKEN` is not set'],
    [
      'has a line break',
      { API_TOKEN: `${secret}\n` },
      'remove line breaks and other control characters from `API_TOKEN`',
    ],
    ['has other characters', { API_TOKEN: `${secret}€` }, 'contains characters that HTTP does not allow'],
  ])('are not sent if a variable %s', async (_name, env, message) => {
    const { origin, requests } = await startServer({ '/openapi.yaml': petShop });
    const { stderr } = await ashlar(configure(origin), ['model'], { env });
    expect(stderr).toContain('error source/missing-variable');
    expect(stderr).toContain(message);
    expect(stderr).not.toContain(secret);
    expect(requests).toEqual([]);
  });

  it('appear in no output if the server rejects them', async () => {
    const { origin } = await startServer({ '/openapi.yaml': respond(401, `bad token ${secret}`) });
    const output = await ashlar(configure(origin), ['model'], { env: { API_TOKEN: secret } });
    expect(output.stderr).toContain('the server returned the status 401 (Unauthorized)');
    expect(output.stderr).toContain(`check the values of \`input.headers\` for \`${origin}\``);
    expect(joinOutput(output)).not.toContain(secret);
  });
});

describe('a server', () => {
  it.each([
    ['returns 401', respond(401, secret), 'the status 401 (Unauthorized)', 'in `input.headers` of the configuration'],
    ['returns 404', respond(404, secret), 'the status 404 (Not Found)', 'check the URL; if it is private, declare'],
    ['returns 500', respond(500, secret), 'the status 500 (Internal Server Error)', 'try again later'],
    ['returns 204', respond(204), 'the status 204 (No Content)', 'check the URL'],
    [
      'returns a login page',
      respond(200, `<!DOCTYPE html><title>${secret}`, { 'content-type': 'text/html' }),
      'an HTML page instead of a document',
      'input.headers',
    ],
    ['closes the connection', (response) => void response.destroy(), 'the HTTP request failed', 'check the URL'],
    [
      'breaks off',
      (response) => {
        response.writeHead(200, { 'content-length': '1000' }).write(secret, () => response.destroy());
      },
      'the HTTP request failed',
      'check the URL',
    ],
    [
      'sends an invalid encoding',
      (response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(secret),
      'the HTTP request failed (`Z_DATA_ERROR`)',
      'check the URL',
    ],
  ] as const satisfies readonly (readonly [string, Routes[string], string, string])[])(
    'that %s is reported with a fix, without content',
    async (_name, route, reason, help) => {
      const output = await printModel(route);
      expect(output.status).toBe(2);
      expect(output.stderr).toMatch(/^error source\/unreadable-url$/m);
      expect(output.stderr).toContain(reason);
      expect(output.stderr).toContain(help);
      expect(joinOutput(output)).not.toContain(secret);
    },
  );

  it.each([
    ['sends no headers', exceedTimeLimit],
    [
      'sends no body',
      (response) => {
        response.writeHead(200).flushHeaders();
        setImmediate(exceedTimeLimit);
      },
    ],
    [
      'sends its body slowly',
      (response) => {
        const timer = setInterval(() => {
          response.write('#');
          vi.advanceTimersByTime(defaultTimeLimit / 10);
        }, 1);
        response.on('close', () => clearInterval(timer));
      },
    ],
  ] as const satisfies readonly (readonly [string, Routes[string]])[])(
    'that %s is reported after the time limit, and is asked only once',
    async (_name, route) => {
      const { origin, requests } = await startServer({
        '/openapi.yaml': withReference('slow.yaml#/Pet').replace(
          'integer }',
          "integer }\n        toy: { $ref: 'other.yaml#/Pet' }",
        ),
        '/slow.yaml': route,
        '/other.yaml': petFile,
      });
      const { stderr } = await ashlar(createTempDirectory(), ['model', `${origin}/openapi.yaml`], {
        inputTimeLimit: defaultTimeLimit,
      });
      expect(stderr).toContain('the server did not send the whole document within 8 seconds');
      expect(requests.map(({ path }) => path)).toEqual(['/openapi.yaml', '/slow.yaml']);
    },
  );

  it('that is slow leaves no time for other servers: the time limit is for the whole run', async () => {
    const slow = await startServer({ '/pets.yaml': exceedTimeLimit });
    const other = await startServer({ '/toys.yaml': petFile });
    const directory = createTempDirectory({
      'openapi.yaml': withReference(`${slow.origin}/pets.yaml#/Pet`).replace(
        'integer }',
        `integer }\n        toy: { $ref: '${other.origin}/toys.yaml#/Pet' }`,
      ),
    });
    const args = ['model', 'openapi.yaml', '--allow', slow.origin, '--allow', other.origin];
    const { stderr } = await ashlar(directory, args, { inputTimeLimit: defaultTimeLimit });
    expect(stderr).toContain('the server did not send the whole document within 8 seconds');
    expect(stderr).toContain('earlier downloads took the whole time limit of 8 seconds');
    expect(other.requests).toEqual([]);
  });

  it('that sends more than 64 MB is reported', async () => {
    const chunk = '#'.repeat(1_000_000);
    const { stderr } = await printModel((response) => {
      const send = (): void => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', send);
      send();
    });
    expect(stderr).toContain('source/unreadable-url');
    expect(stderr).toContain('it is larger than 64 MB');
  });

  it('that does not listen is reported', async () => {
    const { origin, close } = await startServer();
    await close();
    const directory = createTempDirectory();
    expect((await ashlar(directory, ['model', `${origin}/a.yaml`])).stderr).toContain('no server is listening');
    expect((await ashlar(directory, ['model', 'https://'])).stderr).toContain('it is not a valid URL');
  });

  it('without TLS is reported', async () => {
    const { origin } = await startServer();
    const { stderr } = await ashlar(createTempDirectory(), ['model', `${origin.replace('http:', 'https:')}/a.yaml`]);
    expect(stderr).toContain('does not support TLS');
  });

  it.each([
    ['ENOTFOUND', 'cannot find the host `api.example`', 'check the URL'],
    ['EAI_AGAIN', 'cannot find the host `api.example`', 'check the URL'],
    ['CERT_HAS_EXPIRED', 'the TLS certificate of `api.example:8443` is not trusted', 'NODE_EXTRA_CA_CERTS'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'the TLS certificate of `api.example:8443` is not trusted', 'NODE_EXTRA_CA_CERTS'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'the TLS certificate of `api.example:8443` is not trusted', 'NODE_EXTRA_CA'],
    ['EPROTO', '`api.example:8443` does not support TLS', 'check the protocol'],
    ['ECONNRESET', 'the HTTPS request failed (`ECONNRESET`)', 'check the URL'],
  ])('with the error %s is reported without its message', (code, reason, help) => {
    const cause = Object.assign(new Error(secret), { code });
    const error = createConnectionError(new TypeError(secret, { cause }), new URL('https://api.example:8443/a'));
    expect(error.message).toContain(reason);
    expect(error.help).toContain(help);
    expect(error.message + (error.help ?? '')).not.toContain(secret);
  });
});
