// A local npm registry (Verdaccio) for tests.

import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runServer } from 'verdaccio';

export interface Registry {
  /** Temporary directory, in which tests create their projects. */
  readonly directory: string;
  /** URL, such as `http://127.0.0.1:4873/`. */
  readonly address: string;
  /** Returns the content of an .npmrc that uses the registry and a separate cache. */
  npmrc(directory: string): string;
  /** Called before each request, which waits for the returned promise. */
  beforeRequest: (request: IncomingMessage) => Promise<void> | undefined;
  /** If true, GET requests return 404. */
  hidePackages: boolean;
  /** If true, GET requests for archives return 404. */
  hideArchives: boolean;
  /** Returns the published versions of a package. */
  versions(name: string): Promise<readonly string[]>;
  /** Stops the registry and removes its directory. */
  close(): Promise<void>;
}

/** `runServer` with its settings parameter, which is missing from its declared type. */
const serve = runServer as (settings: object) => Promise<unknown>;

/** Starts a registry in a temporary directory. Publishing below `@locked` is forbidden. */
export async function startRegistry(): Promise<Registry> {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'ashlar-registry-')));
  const dataDirectory = join(directory, 'registry');
  const verdaccio = (await serve({
    self_path: dataDirectory,
    configPath: dataDirectory,
    storage: `${dataDirectory}/storage`,
    uplinks: {},
    packages: { '@locked/*': { access: '$all', publish: 'nobody' }, '**': { access: '$all', publish: '$all' } },
    auth: { htpasswd: { file: `${dataDirectory}/htpasswd` } },
    web: { enable: false },
    max_body_size: '50mb',
    log: { type: 'stdout', format: 'json', level: 'fatal' },
  })) as Server;
  const registry: Pick<Registry, 'beforeRequest' | 'hidePackages' | 'hideArchives'> = {
    beforeRequest: () => undefined,
    hidePackages: false,
    hideArchives: false,
  };
  const server = createServer((request, response) => {
    const isMissing = registry.hidePackages || (registry.hideArchives && request.url?.endsWith('.tgz') === true);
    if (isMissing && request.method === 'GET')
      response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    else void Promise.resolve(registry.beforeRequest(request)).then(() => verdaccio.emit('request', request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(registry, {
    directory,
    address: `http://${host}/`,
    npmrc: (project: string) =>
      `registry=http://${host}/\n//${host}/:_authToken=none\ncache=${project}/.npm-cache\nfetch-retries=0\nupdate-notifier=false\n`,
    async versions(name: string) {
      const response = await fetch(`http://${host}/${name.replace('/', '%2f')}`);
      const { versions = {} } = (await response.json()) as { readonly versions?: object };
      return Object.keys(versions);
    },
    async close() {
      await new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      });
      rmSync(directory, { recursive: true, force: true });
    },
  });
}
