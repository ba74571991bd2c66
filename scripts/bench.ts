// Benchmark runner: `npm run bench`.

import { existsSync } from 'node:fs';
import { exitWithUsage, parseArguments } from './arguments.ts';

/** Options that every benchmark accepts. */
export interface BenchOptions {
  readonly markdown: boolean;
  /** Whether to compare with other tools, which are installed on demand. */
  readonly peers: boolean;
  /** Number of runs of each command. */
  readonly runs: number;
}

/** Benchmark, and whether it accepts a directory of additional documents. */
interface Benchmark {
  readonly acceptsDirectory?: true;
  readonly run: (options: BenchOptions, directory: string | undefined) => string | Promise<string>;
}

const benchmarks: Readonly<Record<string, Benchmark>> = {
  generate: {
    acceptsDirectory: true,
    run: async (options, directory) => (await import('./bench-generate.ts')).benchGenerate(directory, options),
  },
  output: {
    acceptsDirectory: true,
    run: async (options, directory) => (await import('./bench-output.ts')).benchOutput(directory, options),
  },
  growth: { run: async (options) => (await import('./bench-growth.ts')).benchGrowth(options) },
  install: { run: async (options) => (await import('./bench-install.ts')).benchInstall(options) },
  startup: { run: async (options) => (await import('./bench-startup.ts')).benchStartup(options) },
  watch: {
    acceptsDirectory: true,
    run: async (options, directory) => (await import('./bench-watch.ts')).benchWatch(directory, options),
  },
  validators: { run: async (options) => (await import('./bench-validators.ts')).benchValidators(options) },
  client: { run: async (options) => (await import('./bench-client.ts')).benchClient(options) },
  service: { run: async (options) => (await import('./bench-service.ts')).benchService(options) },
  requests: { run: async (options) => (await import('./bench-requests.ts')).benchRequests(options) },
  diff: {
    acceptsDirectory: true,
    run: async (options, directory) => (await import('./bench-diff.ts')).benchDiff(directory, options),
  },
  docs: {
    acceptsDirectory: true,
    run: async (options, directory) => (await import('./bench-docs.ts')).benchDocs(directory, options),
  },
  templates: { run: async (options) => (await import('./bench-templates.ts')).benchTemplates(options) },
  lint: {
    acceptsDirectory: true,
    run: async (options, directory) => (await import('./bench-lint.ts')).benchLint(directory, options),
  },
};

const usage = `Usage: ${Object.entries(benchmarks)
  .map(
    ([name, { acceptsDirectory }]) =>
      `npm run bench -- ${name}${acceptsDirectory ? ' [DIR]' : ''} [--no-peers] [--runs N] [--markdown]`,
  )
  .join('\n       ')}

DIR contains additional documents.
`;
const { values, positionals } = parseArguments(usage, {
  runs: { type: 'string', default: '5' },
  markdown: { type: 'boolean', default: false },
  'no-peers': { type: 'boolean', default: false },
});
const [name = '', directory, ...extraArguments] = positionals;
const benchmark = Object.hasOwn(benchmarks, name) ? benchmarks[name] : undefined;
if (!benchmark || !/^[1-9][0-9]?$/.test(values.runs) || extraArguments.length > 0) exitWithUsage(usage);
if (directory !== undefined && (!benchmark.acceptsDirectory || !existsSync(directory))) exitWithUsage(usage);
try {
  process.stdout.write(
    await benchmark.run(
      { markdown: values.markdown, peers: !values['no-peers'], runs: Number(values.runs) },
      directory,
    ),
  );
  process.exit();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
