// How fast Ashlar and what it makes are beside others, in the same run: `npm run bench`.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { misused, readArguments } from './arguments.ts';
import { table } from './table.ts';

const usage = `Usage: npm run bench -- generate [DIR] [--runs N] [--markdown]
       npm run bench -- validators [--no-peers] [--markdown]
       npm run bench -- service [--no-peers] [--runs N] [--markdown]
       npm run bench -- diff [DIR] [--no-peers] [--runs N] [--markdown]

DIR holds more documents than the own one.
`;
const { values, positionals } = readArguments(usage, { runs: { type: 'string', default: '5' }, markdown: { type: 'boolean', default: false }, 'no-peers': { type: 'boolean', default: false }, help: { type: 'boolean', default: false } });
const [subject, folder, ...rest] = positionals;
if (values.help) {
  process.stdout.write(usage);
  process.exit();
}
if (!/^[1-9][0-9]?$/.test(values.runs) || rest.length > 0) misused(usage);
const takesFolder = subject === 'generate' || subject === 'diff';
if (folder !== undefined && (!takesFolder || !existsSync(folder))) misused(usage);
const options = { markdown: values.markdown, peers: !values['no-peers'], runs: Number(values.runs) };
if (subject === 'validators') {
  process.stdout.write(await (await import('./bench-validators.ts')).benchValidators(options));
  process.exit();
}
if (subject === 'service') {
  const { benchService } = await import('./bench-service.ts');
  try {
    process.stdout.write(await benchService(options));
    process.exit();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
if (subject === 'diff') {
  const { benchDiff } = await import('./bench-diff.ts');
  try {
    process.stdout.write(benchDiff(folder, options));
    process.exit();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
if (subject !== 'generate' || values['no-peers']) misused(usage);

const project = join(import.meta.dirname, '..');
if (!existsSync(join(project, 'dist/generator/cli.js'))) misused(usage, 'There is no dist/ to be measured: npm run build makes it.');
const scratch = mkdtempSync(join(tmpdir(), 'ashlar-bench-'));
const own = join(project, 'spec/openapi.yaml');
const others = folder === undefined ? [] : readdirSync(folder).filter((name) => /\.(json|ya?ml)$/.test(name)).sort().map((name) => resolve(folder, name));

/** The contestants; each is a command of its own, from a cold start, writing to an empty place. */
const contestants: Readonly<Record<string, (document: string, out: string) => readonly string[]>> = {
  'openapi-typescript': (document, out) => [join(project, 'node_modules/openapi-typescript/bin/cli.js'), document, '-o', `${out}.ts`],
  'ashlar types': (document, out) => [join(project, 'dist/generator/cli.js'), 'generate', document, '--quiet', '--targets', 'types', '--out', out],
  'ashlar all': (document, out) => [join(project, 'dist/generator/cli.js'), 'generate', document, '--quiet', '--out', out],
};

try {
  const rows = [own, ...others].map(compare);
  const names = Object.keys(contestants);
  process.stdout.write(table(['document', ...names, ...names.slice(1).map((name) => `${name} ÷ ${names[0] ?? ''}`)], rows, values.markdown));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** Alternating runs, so that a busy moment of the machine does not fall on one contestant alone. */
function compare(document: string): readonly string[] {
  process.stderr.write(`${basename(document)} …\n`);
  const times = new Map<string, number[]>(Object.keys(contestants).map((name) => [name, []]));
  for (let run = 0; run < options.runs; run++) {
    for (const [name, command] of Object.entries(contestants)) {
      const ms = timed(command(document, join(scratch, `${run}-${name.replace(' ', '-')}-${basename(document)}`)));
      if (ms !== undefined) times.get(name)?.push(ms);
    }
  }
  const [peer, ...ours] = [...times.values()].map(median);
  const seconds = (ms: number | undefined): string => (ms === undefined ? 'refused' : `${(ms / 1000).toFixed(2)} s`);
  const ratio = (ms: number | undefined): string => (ms === undefined || peer === undefined ? '' : (ms / peer).toFixed(2));
  return [basename(document), seconds(peer), ...ours.map(seconds), ...ours.map(ratio)];
}

/** Milliseconds of a command; undefined when it fails. */
function timed(command: readonly string[]): number | undefined {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, command, { cwd: scratch, stdio: 'ignore' });
  return status === 0 ? performance.now() - start : undefined;
}

function median(times: readonly number[]): number | undefined {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)];
}
