// A registry of packages on this machine, for the time of a test file.

import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runServer } from 'verdaccio';

export interface Registry {
  /** `http://127.0.0.1:4873/`. */
  readonly address: string;
  /** The lines of an .npmrc with which npm uses it, and nothing that it has heard before. */
  npmrc(folder: string): string;
  /** Asked of each request; while what it answers is not settled, the request waits. */
  before: (request: IncomingMessage) => Promise<void> | undefined;
  /** While true, it says of everything that it has not got it. */
  hides: boolean;
  /** While true, it has no archive of what it tells of. */
  loses: boolean;
  /** The package as the registry tells of it. */
  versions(name: string): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** What it is started with; its own types know of no settings. */
const serve = runServer as (settings: object) => Promise<unknown>;

/** Starts one that keeps what it is given in the folder. Nobody may publish below `@locked`. */
export async function startRegistry(folder: string): Promise<Registry> {
  const verdaccio = (await serve({
    self_path: folder,
    configPath: folder,
    storage: `${folder}/storage`,
    uplinks: {},
    packages: { '@locked/*': { access: '$all', publish: 'nobody' }, '**': { access: '$all', publish: '$all' } },
    auth: { htpasswd: { file: `${folder}/htpasswd` } },
    web: { enable: false },
    max_body_size: '50mb',
    log: { type: 'stdout', format: 'json', level: 'fatal' },
  })) as Server;
  const registry: Pick<Registry, 'before' | 'hides' | 'loses'> = {
    before: () => undefined,
    hides: false,
    loses: false,
  };
  const server = createServer((request, response) => {
    const isMissing = registry.hides || (registry.loses && request.url?.endsWith('.tgz') === true);
    if (isMissing && request.method === 'GET')
      response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    else void Promise.resolve(registry.before(request)).then(() => verdaccio.emit('request', request, response));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(registry, {
    address: `http://${host}/`,
    npmrc: (project: string) =>
      `registry=http://${host}/\n//${host}/:_authToken=none\ncache=${project}/.npm-cache\nfetch-retries=0\nupdate-notifier=false\n`,
    async versions(name: string) {
      const answer = await fetch(`http://${host}/${name.replace('/', '%2f')}`);
      const { versions = {} } = (await answer.json()) as { readonly versions?: object };
      return Object.keys(versions);
    },
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  });
}
