// Test kit for targets, which packages import as `ashlar/testing`.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { createReport } from './diagnostics/report.ts';
import { readTargetTemplates } from './output/target-templates.ts';
import { generate } from './pipeline/pipeline.ts';
import type { Target, TargetOptions } from './plugin/target.ts';

/** Options of `runTarget`. */
export interface RunTargetOptions {
  /** Options of the target, as in `targetOptions` of a configuration. */
  readonly options?: unknown;
  /** Settings of all targets. */
  readonly settings?: Partial<TargetOptions>;
  /** Name of the document in diagnostics. @default 'openapi.yaml' */
  readonly file?: string;
  /** Time limit of the target, in milliseconds. @default 60000 */
  readonly timeLimit?: number;
}

/** Result of a target. */
export interface TargetResult {
  /** Text of each file, by its path below the directory of the target; empty after an error. */
  readonly files: Readonly<Record<string, string>>;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Runs a target on the text of an OpenAPI document, as `ashlar generate` does, and writes nothing.
 *
 * @throws what the target's `options` throws.
 */
export async function runTarget<Options>(
  target: Target<Options>,
  document: string,
  { options, settings, file = 'openapi.yaml', timeLimit }: RunTargetOptions = {},
): Promise<TargetResult> {
  const report = createReport();
  const reader = {
    read: (path: string) =>
      path === file ? Promise.resolve(document) : Promise.reject(Object.assign(new Error(path), { code: 'ENOENT' })),
  };
  // The pipeline passes the result of `options` to `plan`, whatever its type.
  const erased: Target = target;
  const { files } = await generate(
    {
      document: file,
      overlays: [],
      targets: [],
      customTargets: [{ target: erased, options: target.options?.(options), value: options }],
      targetTemplates: readTargetTemplates(erased),
      options: { packages: false, importExtension: '.js', ...settings },
      ...(timeLimit !== undefined && { targetTimeLimit: timeLimit }),
    },
    reader,
    report,
  );
  return {
    files: Object.fromEntries(files.map(({ path, text }) => [path.slice(target.name.length + 1), text])),
    diagnostics: report.diagnostics,
  };
}

/** A file that differs from the expected one. */
export interface FileDifference {
  readonly path: string;
  readonly kind: 'missing' | 'unexpected' | 'different';
}

/**
 * Compares files with those below a directory, for golden-file tests. With `update`, replaces the directory instead and
 * returns no difference.
 */
export function compareFiles(
  files: Readonly<Record<string, string>>,
  directory: string,
  { update = false }: { readonly update?: boolean } = {},
): readonly FileDifference[] {
  if (update) {
    if (Object.keys(files).length === 0) throw new Error(`no files to write to ${directory}: did the target fail?`);
    rmSync(directory, { recursive: true, force: true });
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(directory, path)), { recursive: true });
      writeFileSync(join(directory, path), text);
    }
    return [];
  }
  const expected = existsSync(directory) ? readTextFiles(directory) : new Map<string, string>();
  const differences = Object.entries(files).flatMap(([path, text]): readonly FileDifference[] => {
    const expectedText = expected.get(path);
    if (expectedText === undefined) return [{ path, kind: 'unexpected' }];
    return expectedText === text ? [] : [{ path, kind: 'different' }];
  });
  const missing = [...expected.keys()].filter((path) => !Object.hasOwn(files, path));
  return [...differences, ...missing.map((path): FileDifference => ({ path, kind: 'missing' }))];
}

/** Returns the texts below a directory, regardless of CRLF line endings from a checkout on Windows. */
function readTextFiles(directory: string): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [
        path.slice(join(directory, '/').length).replaceAll('\\', '/'),
        readFileSync(path, 'utf8').replaceAll('\r\n', '\n'),
      ]),
  );
}
