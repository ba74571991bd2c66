// A local npm registry (Verdaccio) for tests.

import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runServer } from 'verdaccio';

export interface Registry {
  /** `http://127.0.0.1:4873/`. */
  readonly address: string;
  /** Returns the content of an .npmrc that uses the registry and a separate cache. */
  npmrc(directory: string): string;
  /** Called before each request, which waits for the returned promise. */
  beforeRequest: (request: IncomingMessage) => Promise<void> | undefined;
  /** If true, GET requests return 404. */
  hidesPackages: boolean;
  /** If true, GET requests for archives return 404. */
  hidesArchives: boolean;
  /** Returns the published versions of a package. */
  versions(name: string): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** `runServer` with its settings parameter, which its type omits. */
const serve = runServer as (settings: object) => Promise<unknown>;

/** Starts a registry that stores its data in a directory. Publishing below `@locked` is forbidden. */
export async function startRegistry(directory: string): Promise<Registry> {
  const verdaccio = (await serve({
    self_path: directory,
    configPath: directory,
    storage: `${directory}/storage`,
    uplinks: {},
    packages: { '@locked/*': { access: '$all', publish: 'nobody' }, '**': { access: '$all', publish: '$all' } },
    auth: { htpasswd: { file: `${directory}/htpasswd` } },
    web: { enable: false },
    max_body_size: '50mb',
    log: { type: 'stdout', format: 'json', level: 'fatal' },
  })) as Server;
  const registry: Pick<Registry, 'beforeRequest' | 'hidesPackages' | 'hidesArchives'> = {
    beforeRequest: () => undefined,
    hidesPackages: false,
    hidesArchives: false,
  };
  const server = createServer((request, response) => {
    const isMissing = registry.hidesPackages || (registry.hidesArchives && request.url?.endsWith('.tgz') === true);
    if (isMissing && request.method === 'GET')
      response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    else void Promise.resolve(registry.beforeRequest(request)).then(() => verdaccio.emit('request', request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(registry, {
    address: `http://${host}/`,
    npmrc: (project: string) =>
      `registry=http://${host}/\n//${host}/:_authToken=none\ncache=${project}/.npm-cache\nfetch-retries=0\nupdate-notifier=false\n`,
    async versions(name: string) {
      const response = await fetch(`http://${host}/${name.replace('/', '%2f')}`);
      const { versions = {} } = (await response.json()) as { readonly versions?: object };
      return Object.keys(versions);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}
