// Benchmark runner: `npm run bench`.

import { existsSync } from 'node:fs';
import { misused, readArguments } from './arguments.ts';

/** Options of every benchmark. */
export interface BenchOptions {
  readonly markdown: boolean;
  /** Whether to compare with other tools, which are installed on demand. */
  readonly peers: boolean;
  /** Number of runs of each command. */
  readonly runs: number;
}

/** Benchmark, and whether it accepts a directory of additional documents. */
interface Subject {
  readonly folder?: true;
  readonly run: (options: BenchOptions, folder: string | undefined) => string | Promise<string>;
}

const subjects: Readonly<Record<string, Subject>> = {
  generate: {
    folder: true,
    run: async (options, folder) => (await import('./bench-generate.ts')).benchGenerate(folder, options),
  },
  watch: { run: async (options) => (await import('./bench-watch.ts')).benchWatch(options) },
  validators: { run: async (options) => (await import('./bench-validators.ts')).benchValidators(options) },
  client: { run: async (options) => (await import('./bench-client.ts')).benchClient(options) },
  service: { run: async (options) => (await import('./bench-service.ts')).benchService(options) },
  diff: { folder: true, run: async (options, folder) => (await import('./bench-diff.ts')).benchDiff(folder, options) },
  docs: { folder: true, run: async (options, folder) => (await import('./bench-docs.ts')).benchDocs(folder, options) },
  lint: { folder: true, run: async (options, folder) => (await import('./bench-lint.ts')).benchLint(folder, options) },
};

const usage = `Usage: ${Object.entries(subjects)
  .map(([name, { folder }]) => `npm run bench -- ${name}${folder ? ' [DIR]' : ''} [--no-peers] [--runs N] [--markdown]`)
  .join('\n       ')}

DIR holds more documents than the own one.
`;
const { values, positionals } = readArguments(usage, {
  runs: { type: 'string', default: '5' },
  markdown: { type: 'boolean', default: false },
  'no-peers': { type: 'boolean', default: false },
});
const [name = '', folder, ...rest] = positionals;
const subject = Object.hasOwn(subjects, name) ? subjects[name] : undefined;
if (!subject || !/^[1-9][0-9]?$/.test(values.runs) || rest.length > 0) misused(usage);
if (folder !== undefined && (!subject.folder || !existsSync(folder))) misused(usage);
try {
  process.stdout.write(
    await subject.run({ markdown: values.markdown, peers: !values['no-peers'], runs: Number(values.runs) }, folder),
  );
  process.exit();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
