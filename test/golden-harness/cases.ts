// Golden cases, read from their directories.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { TargetName, TargetOptions } from '../../src/generator/plugin/target.ts';

/** The directory of the cases. */
export const goldenDirectory = join(import.meta.dirname, '..', 'golden');

/** A golden case. The name of its directory states what the case shows. */
export interface GoldenCase {
  readonly claim: string;
  readonly directory: string;
  /** `document.yaml` or `document.json`. */
  readonly document: string;
  readonly config: GoldenConfig;
  /** The files that the pipeline may read, by path relative to the directory. */
  readonly inputs: ReadonlyMap<string, string>;
  /** The reviewed results by path: model.txt, diagnostics.txt, and expected/**. */
  readonly expected: Readonly<Record<string, string>>;
}

/** The options of config.json, with defaults. */
export interface GoldenConfig {
  readonly targets: readonly TargetName[];
  readonly overlays: readonly string[];
  readonly options: TargetOptions;
  /** File with an earlier version of the document. The docs list the changes since then. */
  readonly since: string | null;
  /** Path prefixes of the output files to review. If it is empty, all files are reviewed. */
  readonly only: readonly string[];
}

const defaults: GoldenConfig = {
  targets: ['spec', 'types'],
  overlays: [],
  options: { packages: false, importExtension: '.js', docs: { formats: ['markdown'] } },
  since: null,
  only: [],
};

/** Reads every case, sorted by claim. */
export function goldenCases(): readonly GoldenCase[] {
  return readdirSync(goldenDirectory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map(readCase);
}

function readCase(claim: string): GoldenCase {
  const directory = join(goldenDirectory, claim);
  const texts = readFiles(directory);
  const document = ['document.yaml', 'document.json'].find((name) => texts.has(name));
  if (document === undefined) throw new Error(`test/golden/${claim} has no document.yaml or document.json`);
  const inputs = new Map([...texts].filter(([path]) => !isResult(path)));
  const expected = Object.fromEntries([...texts].filter(([path]) => isResult(path)));
  return { claim, directory, document, config: readConfig(directory), inputs, expected };
}

/** Whether a path, relative to the directory of a case, is a result rather than an input. */
function isResult(path: string): boolean {
  return path === 'model.txt' || path === 'diagnostics.txt' || path.startsWith('expected/');
}

function readConfig(directory: string): GoldenConfig {
  const path = join(directory, 'config.json');
  if (!existsSync(path)) return defaults;
  const config = JSON.parse(readFileSync(path, 'utf8')) as Partial<GoldenConfig>; // a trusted file of this repository
  const unknown = Object.keys(config).filter((key) => !Object.hasOwn(defaults, key));
  if (unknown.length > 0) throw new Error(`${path}: unknown ${unknown.join(', ')}`);
  return { ...defaults, ...config, options: { ...defaults.options, ...config.options } };
}

function readFiles(directory: string): ReadonlyMap<string, string> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [relative(directory, path).split(sep).join('/'), readFileSync(path, 'utf8')]),
  );
}
