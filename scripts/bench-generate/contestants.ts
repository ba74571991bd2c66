// The generators that are measured: commands from a cold start that write TypeScript for a document.

import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPeers } from '../peers.ts';

const project = join(import.meta.dirname, '../..');

/** The built command line. */
export const program = join(project, 'dist/generator/cli/bin.js');

export interface Contestant {
  readonly name: string;
  /** What is run for a document, and the folder that it writes. */
  readonly command: (document: string, out: string) => readonly string[];
  /** True: it writes again to where it has written before. */
  readonly again?: true;
}

/** All but the documentation, which no peer has. */
const code = 'types,client,validators,server';
const ashlar =
  (...more: readonly string[]): Contestant['command'] =>
  (document, out) => [program, 'generate', document, '--quiet', '--out', out, ...more];

/** From nothing: all but documentation, and all. */
export const fromNothing: readonly Contestant[] = [
  { name: `ashlar: ${code}`, command: ashlar('--no-cache', '--targets', code) },
  { name: 'ashlar: everything', command: ashlar('--no-cache') },
];

/** Types alone, from nothing, and where nothing has changed. */
export const ownContestants: readonly Contestant[] = [
  { name: 'ashlar: types', command: ashlar('--no-cache', '--targets', 'types') },
  ...fromNothing,
  { name: `ashlar: ${code}, unchanged`, command: ashlar('--cache', 'kept', '--targets', code), again: true },
];

/** Each the newest that says it runs on every version of Node which Ashlar supports, or says nothing and does; zod, axios and typescript are what they or their output import. */
const peers = {
  '@hey-api/openapi-ts': '0.90.0',
  '@kubb/cli': '4.39.3',
  '@kubb/core': '4.39.3',
  '@kubb/plugin-client': '4.39.3',
  '@kubb/plugin-oas': '4.39.3',
  '@kubb/plugin-ts': '4.39.3',
  '@kubb/plugin-zod': '4.39.3',
  orval: '7.13.2',
  typescript: '5.9.3',
  zod: '4.6.7',
};

/** Peers, each with types, a client of fetch and validators of Zod, but for openapi-typescript. What is installed is put within reach of `scratch`, where settings are written and output is compiled. */
export function peerContestants(scratch: string): readonly Contestant[] {
  const folder = installPeers('generate', peers);
  const modules = join(scratch, 'node_modules');
  if (!existsSync(modules)) symlinkSync(join(folder, 'node_modules'), modules, 'junction');
  return [
    {
      name: 'openapi-typescript',
      command: (document, out) => [
        join(project, 'node_modules/openapi-typescript/bin/cli.js'),
        document,
        '-o',
        join(out, 'types.ts'),
      ],
    },
    {
      name: `hey-api ${peers['@hey-api/openapi-ts']}: types, sdk, zod`,
      command: (document, out) => [
        join(folder, 'node_modules/@hey-api/openapi-ts/dist/run.mjs'),
        '-i',
        document,
        '-o',
        out,
        '-p',
        '@hey-api/typescript',
        '@hey-api/sdk',
        'zod',
        '--silent',
      ],
    },
    {
      name: `orval ${peers.orval}: types, fetch, zod`,
      command: (document, out) => [
        join(folder, 'node_modules/orval/dist/bin/orval.js'),
        '-c',
        settings(scratch, 'orval.config.cjs', `module.exports = ${JSON.stringify(orval(document, out))};\n`),
      ],
    },
    {
      name: `kubb ${peers['@kubb/core']}: types, fetch, zod`,
      command: (document, out) => [
        join(folder, 'node_modules/@kubb/cli/bin/kubb.cjs'),
        'generate',
        '--silent',
        '-c',
        settings(scratch, 'kubb.config.mjs', kubb(document, out)),
      ],
    },
  ];
}

function settings(scratch: string, name: string, text: string): string {
  const path = join(scratch, name);
  writeFileSync(path, text);
  return path;
}

/** Two projects, since a project has one kind of client, and Zod is one. */
function orval(document: string, out: string): object {
  const input = { target: document };
  return {
    client: {
      input,
      output: { mode: 'single', target: join(out, 'client.ts'), schemas: join(out, 'schemas'), client: 'fetch' },
    },
    zod: { input, output: { mode: 'single', target: join(out, 'zod.ts'), client: 'zod' } },
  };
}

/** Formatting is off: it runs a program that need not be there. */
function kubb(document: string, out: string): string {
  const plugins = ['Client', 'Oas', 'Ts', 'Zod']
    .map((name) => `import { plugin${name} } from '@kubb/plugin-${name.toLowerCase()}';\n`)
    .join('');
  const of = JSON.stringify({
    root: '.',
    input: { path: document },
    output: { path: out, clean: true, format: false, lint: false },
  });
  return `import { defineConfig } from '@kubb/core';\n${plugins}export default defineConfig({ ...${of}, plugins: [pluginOas({ generators: [] }), pluginTs({}), pluginZod({ version: '4', importPath: 'zod' }), pluginClient({ client: 'fetch' })] });\n`;
}
