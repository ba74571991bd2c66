// Generators to measure: commands that generate TypeScript.

import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installComparedTools } from '../install-peers.ts';

const project = join(import.meta.dirname, '../..');

/** Entry point of the build. */
export const program = join(project, 'dist/generator/bin.js');

export interface Contestant {
  readonly name: string;
  /** Returns the `node` arguments that generate from a document into an output directory. */
  readonly command: (document: string, out: string) => readonly string[];
  /** Whether to measure a second run into the same directory. */
  readonly measuresSecondRun?: true;
}

/** All targets except docs, which no other generator has. */
const codeTargets = 'types,client,validators,server';
/** The targets that all the others have. */
const clientTargets = 'types,client,validators';
/** Returns the command of Ashlar with additional arguments. */
export const ashlarCommand =
  (...extraArgs: readonly string[]): Contestant['command'] =>
  (document, out) => [program, 'generate', document, '--quiet', '--out', out, ...extraArgs];

/** Runs of Ashlar without a cache: all targets except docs, and all targets. */
export const uncachedAshlarContestants: readonly Contestant[] = [
  { name: `ashlar: ${codeTargets}`, command: ashlarCommand('--no-cache', '--targets', codeTargets) },
  { name: 'ashlar: all targets', command: ashlarCommand('--no-cache') },
];

/** All runs of Ashlar: types only, without a cache, and with a cache for an unchanged document. */
export const ashlarContestants: readonly Contestant[] = [
  { name: 'ashlar: types', command: ashlarCommand('--no-cache', '--targets', 'types') },
  { name: `ashlar: ${clientTargets}`, command: ashlarCommand('--no-cache', '--targets', clientTargets) },
  ...uncachedAshlarContestants,
  {
    name: `ashlar: ${codeTargets}, unchanged`,
    command: ashlarCommand('--cache', 'cache', '--targets', codeTargets),
    measuresSecondRun: true,
  },
];

/**
 * Versions that run on every version of Node that Ashlar supports. The other generators or their output depend
 * on typescript and zod.
 */
const peers = {
  '@hey-api/openapi-ts': '0.90.0',
  '@kubb/cli': '4.39.3',
  '@kubb/core': '4.39.3',
  '@kubb/plugin-client': '4.39.3',
  '@kubb/plugin-oas': '4.39.3',
  '@kubb/plugin-ts': '4.39.3',
  '@kubb/plugin-zod': '4.39.3',
  '@redocly/cli': '2.77.0',
  orval: '7.13.2',
  'openapi-fetch': '0.17.0',
  typescript: '5.9.3',
  zod: '4.6.7',
};

/**
 * Returns the other generators. Each generates types, a fetch client, and Zod validators, except openapi-typescript,
 * which only generates types. Links their packages into `scratch`, which contains their settings and output.
 */
export function peerContestants(scratch: string): readonly Contestant[] {
  const directory = installComparedTools('generate', peers);
  const modules = join(scratch, 'node_modules');
  if (!existsSync(modules)) symlinkSync(join(directory, 'node_modules'), modules, 'junction');
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
        join(directory, 'node_modules/@hey-api/openapi-ts/dist/run.mjs'),
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
        join(directory, 'node_modules/orval/dist/bin/orval.js'),
        '-c',
        writeSettings(scratch, 'orval.config.cjs', `module.exports = ${JSON.stringify(orvalConfig(document, out))};\n`),
      ],
    },
    {
      name: `kubb ${peers['@kubb/core']}: types, fetch, zod`,
      command: (document, out) => [
        join(directory, 'node_modules/@kubb/cli/bin/kubb.cjs'),
        'generate',
        '--silent',
        '-c',
        writeSettings(scratch, 'kubb.config.mjs', kubbConfig(document, out)),
      ],
    },
    {
      name: `redocly ${peers['@redocly/cli']}: types, fetch, zod`,
      command: (document, out) => [
        join(directory, 'node_modules/@redocly/cli/bin/cli.js'),
        'generate-client',
        document,
        '--generator',
        'typescript',
        '--generator',
        'zod',
        '--output',
        join(out, 'client.ts'),
      ],
    },
  ];
}

function writeSettings(scratch: string, name: string, text: string): string {
  const path = join(scratch, name);
  writeFileSync(path, text);
  return path;
}

/** Returns two projects: orval allows one client per project, and treats Zod as a client. */
function orvalConfig(document: string, out: string): object {
  const input = { target: document };
  return {
    client: {
      input,
      output: { mode: 'single', target: join(out, 'client.ts'), schemas: join(out, 'schemas'), client: 'fetch' },
    },
    zod: { input, output: { mode: 'single', target: join(out, 'zod.ts'), client: 'zod' } },
  };
}

/** Formatting is disabled, because it runs a program that may be missing. */
function kubbConfig(document: string, out: string): string {
  const plugins = ['Client', 'Oas', 'Ts', 'Zod']
    .map((name) => `import { plugin${name} } from '@kubb/plugin-${name.toLowerCase()}';\n`)
    .join('');
  const options = JSON.stringify({
    root: '.',
    input: { path: document },
    output: { path: out, clean: true, format: false, lint: false },
  });
  return `import { defineConfig } from '@kubb/core';\n${plugins}export default defineConfig({ ...${options}, plugins: [pluginOas({ generators: [] }), pluginTs({}), pluginZod({ version: '4', importPath: 'zod' }), pluginClient({ client: 'fetch' })] });\n`;
}
