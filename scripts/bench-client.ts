// Bundle size benchmark of generated clients: `npm run bench -- client`.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { renderOutput } from '../test/compile/render-unformatted-output.ts';
import { loadModel } from '../test/models.ts';
import { installComparedTools, type PeerVersions } from './install-peers.ts';
import { table } from './table.ts';

/** Generated client, with programs that use it. */
interface Contestant {
  readonly name: string;
  /** Reads one instance with a bearer token and handles the response. */
  readonly oneOperation: string;
  /** Exports every operation of the client. */
  readonly allOperations: string;
  /** Reads the same instance with TanStack Query, which is not part of the size; absent without generated queries. */
  readonly oneQuery?: string;
  /** Generates the client into the directory of the programs, which import it. */
  readonly generate?: (directory: string) => Promise<void> | void;
  /** Directory with the `node_modules` that the programs import; the project by default. */
  readonly packageDirectory?: string;
}

const project = join(import.meta.dirname, '..');
const document = join(project, 'generated/spec/openapi.json');
const peerVersions: PeerVersions = {
  '@hey-api/openapi-ts': '0.95.0',
  orval: '7.13.2',
  'openapi-fetch': '0.17.0',
  'openapi-react-query': '0.5.4',
  typescript: '5.9.3',
};

const programs = ['oneOperation', 'allOperations', 'oneQuery'] as const;

const columns = ['client', 'one call', 'gzipped', 'all calls', 'gzipped', 'one query', 'gzipped'];

/** Returns the table of sizes; throws if a peer cannot be installed or generates nothing. */
export async function benchClient(options: { readonly markdown: boolean; readonly peers: boolean }): Promise<string> {
  const scratch = mkdtempSync(join(tmpdir(), 'ashlar-bench-'));
  try {
    const contestants = [
      ashlar,
      ...(options.peers ? peerContestants(installComparedTools('client', peerVersions)) : []),
    ];
    const rows: string[][] = [];
    for (const contestant of contestants) {
      const directory = join(scratch, contestant.name.replace(/\W+/g, '-'));
      mkdirSync(directory);
      await contestant.generate?.(directory);
      const cells: string[] = [];
      for (const program of programs) {
        const code = contestant[program];
        const size = code === undefined ? undefined : await measureSize(contestant, code, directory);
        cells.push(...(size ? [`${size.minified} B`, `${size.gzipped} B`] : ['–', '–']));
      }
      rows.push([contestant.name, ...cells]);
    }
    return `${table(columns, rows, options.markdown)}\nMinified by esbuild as one module for browsers; ${document.slice(project.length + 1)}.\n`;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Bundles and minifies a program. Returns its size in bytes. */
async function measureSize(
  contestant: Contestant,
  program: string,
  directory: string,
): Promise<{ readonly minified: number; readonly gzipped: number }> {
  const entry = join(directory, 'program.ts');
  writeFileSync(entry, program);
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    external: ['react', '@tanstack/*'],
    conditions: ['source'],
    nodePaths: [join(contestant.packageDirectory ?? project, 'node_modules')],
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  return { minified: code.length, gzipped: gzipSync(code, { level: 9 }).length };
}

const ashlar: Contestant = {
  name: 'Ashlar',
  oneOperation: `import { createBaseClient, getComputeInstance } from '@cloud-api/client';
const client = createBaseClient({ baseUrl: 'https://api.example.com', token: 'secret' });
const result = await getComputeInstance(client, { path: { computeId: 1 } });
console.log(result.ok ? result.data.label : result.error);
`,
  allOperations: `import { createClient } from '@cloud-api/client';
export const client = createClient({ baseUrl: 'https://api.example.com', token: 'secret' });
`,
  async generate(directory) {
    for (const [path, text] of await renderOutput(await loadModel(document), ['types', 'client', 'query'])) {
      const file = join(directory, 'api', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  },
  oneQuery: `import { useQuery } from '@tanstack/react-query';
import { createBaseClient } from './api/client';
import { getComputeInstanceOptions } from './api/query';
const client = createBaseClient({ baseUrl: 'https://api.example.com', token: 'secret' });
export const useInstance = () => useQuery(getComputeInstanceOptions(client, { path: { computeId: 1 } }));
`,
};

function peerContestants(packageDirectory: string): readonly Contestant[] {
  const version = (name: string): string => `${name} ${peerVersions[name] ?? ''}`;
  const run = (script: string, ...args: string[]): void => {
    const { status, stderr } = spawnSync(process.execPath, [join(packageDirectory, 'node_modules', script), ...args], {
      cwd: packageDirectory,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${script} did not generate a client:\n${stderr}`);
  };
  const setupCode = `import createClient from 'openapi-fetch';
const client = createClient({ baseUrl: 'https://api.example.com', headers: { Authorization: 'Bearer secret' } });
`;
  return [
    {
      name: version('openapi-fetch'),
      packageDirectory,
      oneOperation: `${setupCode}const { data, error } = await client.GET('/v4/compute/instances/{computeId}', { params: { path: { computeId: 1 } } });
console.log(data?.label ?? error);
`,
      allOperations: `${setupCode}export { client };
`,
      oneQuery: `import createQueries from 'openapi-react-query';
${setupCode}const queries = createQueries(client);
export const useInstance = () => queries.useQuery('get', '/v4/compute/instances/{computeId}', { params: { path: { computeId: 1 } } });
`,
    },
    {
      name: version('@hey-api/openapi-ts'),
      packageDirectory,
      generate: (directory) => {
        run(
          '@hey-api/openapi-ts/bin/run.js',
          '--input',
          document,
          '--output',
          join(directory, 'api'),
          '--client',
          '@hey-api/client-fetch',
          '--plugins',
          '@hey-api/sdk',
          '@tanstack/react-query',
          '--silent',
        );
      },
      oneOperation: `import { client } from './api/client.gen';
import { getComputeInstance } from './api/sdk.gen';
client.setConfig({ baseUrl: 'https://api.example.com', auth: 'secret' });
const { data, error } = await getComputeInstance({ path: { computeId: 1 } });
console.log(data?.label ?? error);
`,
      allOperations: `import { client } from './api/client.gen';
import * as api from './api/sdk.gen';
client.setConfig({ baseUrl: 'https://api.example.com', auth: 'secret' });
export { api };
`,
      oneQuery: `import { useQuery } from '@tanstack/react-query';
import { getComputeInstanceOptions } from './api/@tanstack/react-query.gen';
import { client } from './api/client.gen';
client.setConfig({ baseUrl: 'https://api.example.com', auth: 'secret' });
export const useInstance = () => useQuery(getComputeInstanceOptions({ path: { computeId: 1 } }));
`,
    },
    {
      name: version('orval'),
      packageDirectory,
      generate: (directory) => {
        run('orval/dist/bin/orval.js', '--input', document, '--output', join(directory, 'api.ts'), '--client', 'fetch');
      },
      oneOperation: `import { getComputeInstance } from './api';
const { data, status } = await getComputeInstance(1, { headers: { Authorization: 'Bearer secret' } });
console.log(status === 200 ? data.label : data);
`,
      allOperations: `export * as api from './api';
`,
    },
  ];
}
