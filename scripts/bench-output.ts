// Benchmark of generated code: its size, and the cost of compiling one call. `npm run bench -- output [DIR]`.

import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import type { BenchOptions } from './bench.ts';
import { listDocumentsAt } from './corpus/documents.ts';
import { ashlarCommand, peerContestants, program, type Contestant } from './bench-generate/contestants.ts';
import { formatCosts, measureCommand } from './bench-generate/measure-command.ts';
import { table } from './table.ts';

const project = join(import.meta.dirname, '..');
const compiler = join(project, 'node_modules/typescript/lib/tsc.js');

/** A generator, and the program that compiles one call of its client. */
interface OutputContestant extends Pick<Contestant, 'name' | 'command'> {
  /** Returns the source of a module next to the output, which is in `out`. */
  readonly oneCall: (out: string) => string;
}

const ashlar: OutputContestant = {
  name: 'ashlar: types, client, validators',
  command: ashlarCommand('--no-cache', '--targets', 'types,client,validators'),
  oneCall(out) {
    const files = listFiles(join(out, 'client')).filter((path) => !/(?:index|runtime)\.ts$/.test(path));
    const call = firstMatch(files, /^export function (\w+)\(\s*client: Client,\s*request/m);
    return `import { createBaseClient, ${call} } from './out/client/index.js';
export const result = ${call}(createBaseClient({ baseUrl: 'https://api.example.com' }), {} as never);
`;
  },
};

/** Programs for the other generators, by the first word of their names. */
const peerPrograms: Readonly<Record<string, OutputContestant['oneCall']>> = {
  'openapi-typescript': (out) => {
    const path = firstMatch([join(out, 'types.ts')], /^ {4}"([^"]+)": \{\n(?: {8}.*\n)*? {8}get: /m);
    return `import createClient from 'openapi-fetch';
import type { paths } from './out/types.js';
export const result = createClient<paths>({ baseUrl: 'https://api.example.com' }).GET('${path}', {} as never);
`;
  },
  'hey-api': (out) => {
    const call = firstMatch([join(out, 'sdk.gen.ts')], /^export const (\w+) = </m);
    return `import { ${call} } from './out/sdk.gen.js';
export const result = ${call}({} as never);
`;
  },
};

/** Returns the table; throws if dist/ is missing. */
export function benchOutput(directory: string | undefined, { markdown, peers, runs }: BenchOptions): string {
  if (!existsSync(program)) throw new Error('dist/ is missing: run npm run build.');
  const documents =
    directory === undefined
      ? [join(project, 'generated/spec/openapi.json')]
      : listDocumentsAt(directory).map(({ path }) => path);
  const scratch = mkdtempSync(join(tmpdir(), 'ashlar-bench-'));
  try {
    const contestants = [...(peers ? comparedPeers(scratch) : []), ashlar];
    const rows = documents.flatMap((document) => {
      process.stderr.write(`${basename(document)} …\n`);
      return contestants.map((contestant) => [
        basename(document),
        contestant.name,
        ...measure(contestant, document, runs, scratch),
      ]);
    });
    return `${table(['document', 'generator', 'files', 'size', 'time', 'CPU time', 'memory', 'errors'], rows, markdown)}
The TypeScript files, and tsc 5.9 of a program with one call; medians of ${runs} runs each, Node ${process.versions.node}.
`;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function comparedPeers(scratch: string): readonly OutputContestant[] {
  return peerContestants(scratch).flatMap(({ name, command }) => {
    const oneCall = peerPrograms[name.split(' ')[0] ?? ''];
    return oneCall ? [{ name, command, oneCall }] : [];
  });
}

function measure(
  { command, oneCall }: OutputContestant,
  document: string,
  runs: number,
  scratch: string,
): readonly string[] {
  const out = join(scratch, 'out');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
  const generation = measureCommand(command(document, out), scratch);
  if ('reason' in generation) return ['', '', `failed: ${generation.reason}`, '', '', ''];
  const files = listFiles(out);
  const size = files.reduce((sum, path) => sum + statSync(path).size, 0);
  writeFileSync(join(scratch, 'program.ts'), oneCall(out));
  writeFileSync(join(scratch, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['program.ts'] }));
  // The compiler ends with 1 or 2 if there are errors.
  const outcomes = Array.from({ length: runs }, () =>
    measureCommand([compiler, '-p', 'tsconfig.json'], scratch, [0, 1, 2]),
  );
  const failure = outcomes.find((outcome) => 'reason' in outcome);
  const costs = outcomes.flatMap((outcome) => ('reason' in outcome ? [] : [outcome]));
  return [
    String(files.length),
    `${(size / 1e6).toFixed(2)} MB`,
    ...(failure ? [`failed: ${failure.reason}`, '', ''] : formatCosts(costs)),
    costs.some(({ status }) => status !== 0) ? 'yes' : 'no',
  ];
}

const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** Returns the TypeScript files in a directory. */
function listFiles(directory: string): readonly string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(directory, path));
}

/** Returns the first group of the first match in the files; throws if there is none. */
function firstMatch(files: readonly string[], pattern: RegExp): string {
  for (const file of files) {
    const match = pattern.exec(readFileSync(file, 'utf8'))?.[1];
    if (match !== undefined) return match;
  }
  throw new Error(`No call was generated: nothing matches ${pattern}.`);
}
