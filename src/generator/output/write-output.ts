// Output writer: writes all changed files or none, and never overwrites files that Ashlar did not generate.

import { readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Report } from '../diagnostics/report.ts';
import { sha256, type LineEndingDigests } from './sha256.ts';
import type { FileCache } from './cache-by-file-stats.ts';
import { manifestName, parseManifest, printManifest, type Manifest } from './manifest.ts';
import {
  makeDirectory,
  createStagingDirectory,
  reportWriteError,
  stageFiles,
  removeAbandonedStaging,
} from './atomic-write.ts';
import { createPathInspector } from './inspect-path.ts';
import { planWrite, type WritePlan, type WritePlanInput } from './plan-write.ts';

/** A file to write: its path relative to the output directory, with `/`, and its text. */
export interface TargetFile {
  readonly path: string;
  readonly target: string;
  readonly text: string;
}

/** An output directory and the files to write to it. */
export interface OutputRequest {
  /** Absolute path; does not have to exist. */
  readonly directory: string;
  /** Display path. */
  readonly displayPath: string;
  /** Version of the running Ashlar. */
  readonly ashlarVersion: string;
  readonly targets: readonly string[];
  /** Configured targets that are not part of this run. */
  readonly untouchedTargets: readonly string[];
  readonly files: readonly TargetFile[];
  /** Digests of existing files, cached between runs of the process. */
  readonly fileCache?: FileCache<LineEndingDigests>;
}

/** Plans the changes without writing; `undefined` if there are conflicts, which are reported. */
export function planOutput(output: OutputRequest, report: Report): WritePlan | undefined {
  const plannedFiles = output.files.map(({ path, target, text }) => ({ path, target, digest: sha256(text) }));
  return planFromDigests({ ...output, plannedFiles }, report);
}

/** Plans the changes like `planOutput`, but from the digests of the files. */
export function planFromDigests(
  output: Omit<OutputRequest, 'files'> & WritePlanInput,
  report: Report,
): WritePlan | undefined {
  const { directory, displayPath } = output;
  try {
    const manifest = readManifest(output, report);
    if (manifest === 'broken') return undefined;
    const plan = planWrite(output, manifest, createPathInspector(directory, output.fileCache));
    for (const { path, description } of plan.conflicts) {
      report.add('cli/output-conflict', {
        message: `cannot write \`${displayPath}/${path}\`: it is ${description}`,
        help: 'move it, or choose another directory with `--out`',
      });
    }
    for (const path of plan.modifiedOrphans) {
      report.add('cli/modified-orphan', {
        message: `\`${displayPath}/${path}\` is no longer generated, but was modified, so it is kept`,
      });
    }
    return plan.conflicts.length > 0 ? undefined : plan;
  } catch (error) {
    reportWriteError(error, output, report);
    return undefined;
  }
}

/**
 * Executes a plan. Returns false and reports the error if writing fails. Synchronous, so that signals cannot interrupt
 * it.
 */
export function writeOutput(output: OutputRequest, plan: WritePlan, report: Report): boolean {
  const { directory } = output;
  const changed = new Set([...plan.missing, ...plan.changed]);
  removeAbandonedStaging(directory);
  if (changed.size === 0 && plan.orphans.length === 0 && plan.manifestState === 'same') return true;
  let staging: string | undefined;
  try {
    makeDirectory(directory);
    // Everything is staged before the first replacement, so that a full disk changes nothing.
    staging = createStagingDirectory(directory);
    const stagedFiles = stageFiles(
      staging,
      output.files.filter(({ path }) => changed.has(path)),
    );
    writeFileSync(join(staging, 'manifest'), printManifest(plan.nextManifest));
    writeFileSync(join(staging, 'interim'), printManifest(plan.interimManifest));
    renameSync(join(staging, 'interim'), join(directory, manifestName));
    for (const { from, to } of stagedFiles) {
      makeDirectory(dirname(join(directory, to)));
      renameSync(from, join(directory, to));
    }
    for (const path of plan.orphans) removeOrphan(directory, path);
    renameSync(join(staging, 'manifest'), join(directory, manifestName));
    return true;
  } catch (error) {
    reportWriteError(error, output, report);
    return false;
  } finally {
    if (staging !== undefined) rmSync(staging, { recursive: true, force: true });
  }
}

/** Removes a generated file and the directories that become empty. */
function removeOrphan(directory: string, path: string): void {
  rmSync(join(directory, path), { force: true });
  try {
    for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) rmdirSync(join(directory, parent));
  } catch {
    // Not empty.
  }
}

/** Reads the manifest; `undefined` if there is none; `broken` if it is invalid, which is reported. */
function readManifest(
  output: Pick<OutputRequest, 'directory' | 'displayPath'>,
  report: Report,
): Manifest | 'broken' | undefined {
  const path = join(output.directory, manifestName);
  const existing = createPathInspector(output.directory)(manifestName);
  if (existing.kind === 'nothing') return undefined;
  const manifest = existing.kind === 'file' ? parseManifest(readFileSync(path, 'utf8')) : undefined;
  if (manifest) return manifest;
  report.add('cli/invalid-manifest', {
    message: `invalid manifest \`${output.displayPath}/${manifestName}\`: cannot determine which files are generated`,
    help: 'restore it from version control, or delete it together with the generated files',
  });
  return 'broken';
}
