// Package checks before publishing: publint, Are The Types Wrong, and bundle size limits.

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { listTypedEntries } from '../package-json.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { SizeLimit } from '../../../cli/config/types.ts';
import { formatSize } from '../../../cli/format-units.ts';
import type { ReleasePackage } from './release-packages.ts';
import { runNode, firstErrorLine, findBinScript } from '../../../pipeline/run-program.ts';

/** Checks an archive with publint and Are The Types Wrong; reports the problems. */
export async function checkArchive(
  { name, manifest }: ReleasePackage,
  archive: string,
  cwd: string,
  report: Report,
): Promise<void> {
  await runChecker(name, 'publint', 'publint', ['run', archive, '--strict'], parsePublintOutput, cwd, report);
  // Are The Types Wrong checks only modules with types.
  if (listTypedEntries(manifest).length > 0)
    await runChecker(
      name,
      '@arethetypeswrong/cli',
      'attw',
      [archive, '--profile', 'esm-only', '--format', 'json'],
      parseAttwOutput,
      cwd,
      report,
    );
}

type OutputParser = (stdout: string) => readonly string[];

async function runChecker(
  name: string,
  tool: string,
  program: string,
  args: readonly string[],
  parseOutput: OutputParser,
  cwd: string,
  report: Report,
): Promise<void> {
  const script = findBinScript(tool, program, cwd);
  if (script === undefined)
    return report.add('release/missing-tool', {
      message: `\`${tool}\`, which checks packages before publishing, is not installed`,
      help: `run \`npm install -D ${tool}\``,
    });
  const result = await runNode(cwd, [script, ...args]);
  if (result.ok) return;
  const problems = parseOutput(result.stdout);
  report.add('release/check-failed', {
    message: `${program} reports problems in \`${name}\`: ${problems.length === 0 ? firstErrorLine(result) : problems.join('; ')}`,
  });
}

/** Returns the messages of publint, which are numbered lines. */
const parsePublintOutput: OutputParser = (stdout) =>
  stdout.split('\n').flatMap((line) => /^\s*\d+\. (.*)/.exec(line)?.[1] ?? []);

/** Returns the problems in the JSON output of Are The Types Wrong: `NoResolution of ./node`. */
const parseAttwOutput: OutputParser = (stdout) => {
  try {
    const { analysis } = JSON.parse(stdout) as {
      readonly analysis: {
        readonly problems?: readonly {
          readonly kind: string;
          readonly entrypoint?: string;
          readonly resolutionKind?: string;
        }[];
      };
    };
    // The output includes problems that the profile ignores.
    const relevant = (analysis.problems ?? []).filter(
      ({ resolutionKind }) => resolutionKind !== 'node10' && resolutionKind !== 'node16-cjs',
    );
    return [
      ...new Set(
        relevant.map(({ kind, entrypoint }) => `${kind}${entrypoint === undefined ? '' : ` of ${entrypoint}`}`),
      ),
    ];
  } catch {
    return [];
  }
};

/** API of esbuild, which is not a dependency of Ashlar. */
interface Bundler {
  build(options: object): Promise<{ readonly outputFiles: readonly { readonly contents: Uint8Array }[] }>;
}

/**
 * Checks the size of the exports, bundled, minified, and compressed. Packages are resolved from `directory`.
 */
export async function checkBundleSize(
  { exports, maxBytes }: SizeLimit,
  name: string,
  directory: string,
  cwd: string,
  report: Report,
): Promise<void> {
  const bundler = await loadBundler(cwd);
  if (!bundler)
    return report.add('release/missing-tool', {
      message: '`esbuild`, which measures bundle sizes, is not installed',
      help: 'run `npm install -D esbuild`',
    });
  const contents = `export { ${exports.join(', ')} } from ${JSON.stringify(name)};`;
  try {
    const { outputFiles } = await bundler.build({
      stdin: { contents, resolveDir: directory },
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      target: 'es2022',
      logLevel: 'silent',
    });
    const bytes = gzipSync(outputFiles[0]?.contents ?? new Uint8Array(), { level: 9 }).length;
    if (bytes > maxBytes)
      report.add('release/check-failed', {
        message: `the bundle of ${exports.join(', ')} from \`${name}\` exceeds the size limit: ${formatSize(bytes)} minified and compressed, maximum ${formatSize(maxBytes)}`,
      });
  } catch (error) {
    report.add('release/check-failed', {
      message: `cannot bundle ${exports.join(', ')} from \`${name}\`: ${error instanceof Error ? (error.message.split('\n')[1] ?? error.message) : String(error)}`,
    });
  }
}

async function loadBundler(cwd: string): Promise<Bundler | undefined> {
  try {
    const module = (await import(pathToFileURL(createRequire(join(cwd, 'any.js')).resolve('esbuild')).href)) as {
      readonly default: Bundler;
    };
    return module.default;
  } catch {
    return undefined;
  }
}
