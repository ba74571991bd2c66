// `generate` as a function, for programs.

import process from 'node:process';
import { resolve } from 'node:path';
import { createConfig } from '../../cli/config/load.ts';
import type { AshlarConfig } from '../../cli/config/types.ts';
import { exitStatus, type FileResult } from '../../cli/command-result.ts';
import type { Environment } from '../../cli/environment.ts';
import { readOwnVersion } from '../../cli/run.ts';
import { createReport } from '../../diagnostics/report.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createTargetErrors } from '../../pipeline/target-errors.ts';
import { runGenerate } from './command.ts';

/** A configuration, and how to apply it. Paths are relative to `cwd`. */
export interface GenerateOptions extends AshlarConfig {
  /** @default the working directory of the process */
  readonly cwd?: string;
  /** Whether to compare the output with the files on disk, and write nothing. @default false */
  readonly check?: boolean;
}

/** Result of `generate`. */
export interface GenerateResult {
  /** Whether the output is complete and, with `check`, up to date. */
  readonly isSuccessful: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** Every file of the output. */
  readonly files: readonly FileResult[];
}

/**
 * Generates code and documentation, like `ashlar generate` with this configuration. Reads no configuration file, and
 * prints nothing. Never rejects for problems in its input, which are diagnostics.
 */
export async function generate({ cwd, check, ...config }: GenerateOptions): Promise<GenerateResult> {
  const directory = resolve(cwd ?? process.cwd());
  const report = createReport();
  const loaded = createConfig(config, directory, report);
  if (loaded === undefined) return { isSuccessful: false, diagnostics: report.diagnostics, files: [] };
  const targetErrors = createTargetErrors(() => undefined);
  const environment = { ...createQuietEnvironment(directory), targetErrors };
  const flags = { quiet: true, ...(check === true && { check }) };
  const result = await runGenerate(flags, readOwnVersion(), environment, report, undefined, loaded).finally(() =>
    targetErrors.close(),
  );
  const documents = result.documents ?? [];
  return {
    isSuccessful: exitStatus(result) === 0,
    diagnostics: [...report.diagnostics],
    files: [...(result.files ?? []), ...documents.flatMap(({ files }) => files)],
  };
}

function createQuietEnvironment(cwd: string): Environment {
  const stream = { write: () => undefined };
  return {
    cwd,
    env: process.env,
    stdout: stream,
    stderr: stream,
    now: () => performance.now(),
    today: () => new Date().toISOString().slice(0, 10),
    runUninterrupted: (work) => work(),
  };
}
