// Bundle size benchmark of generated clients: `npm run bench -- client`.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { installPeers, type PeerVersions } from './install-peers.ts';
import { table } from './table.ts';

/** Generated client, with two programs that use it. */
interface Contestant {
  readonly name: string;
  /** Reads one instance with a bearer token and handles the response. */
  readonly one: string;
  /** Exports every call. */
  readonly all: string;
  /** Generates the code into a directory in which the programs import it. */
  readonly make?: (directory: string) => void;
  /** Directory with its `node_modules`, if it needs any. */
  readonly packages?: string;
}

const project = join(import.meta.dirname, '..');
const document = join(project, 'generated/spec/openapi.json');
const peerVersions: PeerVersions = {
  '@hey-api/openapi-ts': '0.95.0',
  orval: '7.13.2',
  'openapi-fetch': '0.17.0',
  typescript: '5.9.3',
};

/** Returns the table of sizes; throws if a peer cannot be installed or generates nothing. */
export async function benchClient(options: { readonly markdown: boolean; readonly peers: boolean }): Promise<string> {
  const scratch = mkdtempSync(join(tmpdir(), 'ashlar-bench-'));
  try {
    const contestants = [ashlar, ...(options.peers ? peerContestants(installPeers('client', peerVersions)) : [])];
    const rows: string[][] = [];
    for (const contestant of contestants) {
      const directory = join(scratch, contestant.name.replace(/\W+/g, '-'));
      mkdirSync(directory);
      contestant.make?.(directory);
      const sizes = [await size(contestant, 'one', directory), await size(contestant, 'all', directory)];
      rows.push([contestant.name, ...sizes.flatMap(({ plain, packed }) => [`${plain} B`, `${packed} B`])]);
    }
    return `${table(['client', 'one call', 'gzipped', 'all calls', 'gzipped'], rows, options.markdown)}\nMinified by esbuild as one module for browsers; ${document.slice(project.length + 1)}.\n`;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function size(
  contestant: Contestant,
  program: 'one' | 'all',
  directory: string,
): Promise<{ readonly plain: number; readonly packed: number }> {
  const entry = join(directory, `${program}.ts`);
  writeFileSync(entry, contestant[program]);
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    conditions: ['source'],
    nodePaths: [join(contestant.packages ?? project, 'node_modules')],
    logLevel: 'silent',
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  return { plain: code.length, packed: gzipSync(code, { level: 9 }).length };
}

const ashlar: Contestant = {
  name: 'Ashlar',
  one: `import { createBaseClient, getComputeInstance } from '@cloud-api/client';
const client = createBaseClient({ baseUrl: 'https://api.example.com', token: 'secret' });
const answer = await getComputeInstance(client, { path: { computeId: 1 } });
console.log(answer.ok ? answer.data.label : answer.error);
`,
  all: `import { createClient } from '@cloud-api/client';
export const client = createClient({ baseUrl: 'https://api.example.com', token: 'secret' });
`,
};

function peerContestants(packages: string): readonly Contestant[] {
  const version = (name: string): string => `${name} ${peerVersions[name] ?? ''}`;
  const run = (script: string, ...list: string[]): void => {
    const { status, stderr } = spawnSync(process.execPath, [join(packages, 'node_modules', script), ...list], {
      cwd: packages,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${script} made no client:\n${stderr}`);
  };
  const typed = `import createClient from 'openapi-fetch';
const client = createClient({ baseUrl: 'https://api.example.com', headers: { Authorization: 'Bearer secret' } });
`;
  return [
    {
      name: version('openapi-fetch'),
      packages,
      one: `${typed}const { data, error } = await client.GET('/v4/compute/instances/{computeId}', { params: { path: { computeId: 1 } } });
console.log(data?.label ?? error);
`,
      all: `${typed}export { client };
`,
    },
    {
      name: version('@hey-api/openapi-ts'),
      packages,
      make: (directory) => {
        run(
          '@hey-api/openapi-ts/bin/run.js',
          '--input',
          document,
          '--output',
          join(directory, 'api'),
          '--client',
          '@hey-api/client-fetch',
          '--silent',
        );
      },
      one: `import { client } from './api/client.gen';
import { getComputeInstance } from './api/sdk.gen';
client.setConfig({ baseUrl: 'https://api.example.com', auth: 'secret' });
const { data, error } = await getComputeInstance({ path: { computeId: 1 } });
console.log(data?.label ?? error);
`,
      all: `import { client } from './api/client.gen';
import * as api from './api/sdk.gen';
client.setConfig({ baseUrl: 'https://api.example.com', auth: 'secret' });
export { api };
`,
    },
    {
      name: version('orval'),
      packages,
      make: (directory) => {
        run('orval/dist/bin/orval.js', '--input', document, '--output', join(directory, 'api.ts'), '--client', 'fetch');
      },
      one: `import { getComputeInstance } from './api';
const { data, status } = await getComputeInstance(1, { headers: { Authorization: 'Bearer secret' } });
console.log(status === 200 ? data.label : data);
`,
      all: `export * as api from './api';
`,
    },
  ];
}
