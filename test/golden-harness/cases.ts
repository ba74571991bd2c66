// Which golden cases there are, and what each one's folder holds.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { TargetName, TargetOptions } from '../../src/generator/plugin/target.ts';

/** The folder of the cases. */
export const goldenFolder = join(import.meta.dirname, '..', 'golden');

/** One case: the folder's name is its claim. */
export interface GoldenCase {
  readonly claim: string;
  readonly folder: string;
  /** `document.yaml` or `document.json`. */
  readonly document: string;
  readonly config: GoldenConfig;
  /** The texts that the pipeline may read, by path relative to the folder. */
  readonly inputs: ReadonlyMap<string, string>;
  /** What the last reviewed run gave: model.txt, diagnostics.txt and expected/**, by path. */
  readonly expected: Readonly<Record<string, string>>;
}

/** What config.json may say; the rest stands at its default. */
export interface GoldenConfig {
  readonly targets: readonly TargetName[];
  readonly overlays: readonly string[];
  readonly options: TargetOptions;
  /** The file of an earlier document; the docs then tell what changed. */
  readonly since: string | null;
}

const defaults: GoldenConfig = {
  targets: ['spec', 'types'],
  overlays: [],
  options: { packages: false, importExtension: '.js', docs: { formats: ['markdown'] } },
  since: null,
};

/** Every case, by claim. */
export function goldenCases(): readonly GoldenCase[] {
  return readdirSync(goldenFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map(readCase);
}

function readCase(claim: string): GoldenCase {
  const folder = join(goldenFolder, claim);
  const texts = textsUnder(folder);
  const document = ['document.yaml', 'document.json'].find((name) => texts.has(name));
  if (document === undefined) throw new Error(`test/golden/${claim} has no document.yaml or document.json`);
  const inputs = new Map([...texts].filter(([path]) => !isResult(path)));
  const expected = Object.fromEntries([...texts].filter(([path]) => isResult(path)));
  return { claim, folder, document, config: readConfig(folder), inputs, expected };
}

/** Whether the path, relative to a case's folder, is a result rather than an input. */
function isResult(path: string): boolean {
  return path === 'model.txt' || path === 'diagnostics.txt' || path.startsWith('expected/');
}

function readConfig(folder: string): GoldenConfig {
  const path = join(folder, 'config.json');
  if (!existsSync(path)) return defaults;
  const stated = JSON.parse(readFileSync(path, 'utf8')) as Partial<GoldenConfig>; // a developer's own file
  const unknown = Object.keys(stated).filter((key) => !Object.hasOwn(defaults, key));
  if (unknown.length > 0) throw new Error(`${path}: unknown ${unknown.join(', ')}`);
  return { ...defaults, ...stated, options: { ...defaults.options, ...stated.options } };
}

function textsUnder(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path, 'utf8')]),
  );
}
