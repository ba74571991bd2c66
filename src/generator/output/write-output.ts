// Writing of output files: all or none, only changed ones, and never over files that Ashlar did not generate.

import { readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Report } from '../diagnostics/report.ts';
import type { TargetName } from '../plugin/target.ts';
import { digest, type Digests } from './sha256.ts';
import type { KnownFiles } from './stat-cache.ts';
import { manifestName, parseManifest, printManifest, type Manifest } from './manifest.ts';
import { makeFolder, openStaging, refuse, stage, sweep } from './atomic-write.ts';
import { lookBelow } from './inspect-path.ts';
import { planWrite, type Plan, type Run } from './plan-write.ts';

/** A file to write: its path relative to the output directory, with `/`, and its text. */
export interface TargetFile {
  readonly path: string;
  readonly target: TargetName;
  readonly text: string;
}

/** An output directory and the files to write to it. */
export interface Output {
  /** Absolute path; need not exist. */
  readonly folder: string;
  /** Display path. */
  readonly shown: string;
  /** Version of the running Ashlar. */
  readonly ashlar: string;
  readonly targets: readonly TargetName[];
  /** Configured targets that are not part of this run. */
  readonly kept: readonly TargetName[];
  readonly files: readonly TargetFile[];
  /** Digests of existing files, cached between runs of the process. */
  readonly known?: KnownFiles<Digests>;
}

/** Plans the changes without writing; `undefined` if there are conflicts, which are reported. */
export function planOutput(output: Output, report: Report): Plan | undefined {
  const wanted = output.files.map(({ path, target, text }) => ({ path, target, digest: digest(text) }));
  return planDigests({ ...output, wanted }, report);
}

/** Plans the changes for files of which only the digests are known. */
export function planDigests(output: Omit<Output, 'files'> & Run, report: Report): Plan | undefined {
  const { folder, shown } = output;
  try {
    const old = readManifest(output, report);
    if (old === 'broken') return undefined;
    const plan = planWrite(output, old, lookBelow(folder, output.known));
    for (const { path, what } of plan.obstacles) {
      report.add('cli/in-the-way', {
        message: `${shown}/${path} is ${what}; nothing was written`,
        help: 'Move it away, or choose another folder with --out.',
      });
    }
    for (const path of plan.modifiedStrays) {
      report.add('cli/stray-modified', {
        message: `${shown}/${path} is no longer generated, but has been changed by hand, so it was left`,
      });
    }
    return plan.obstacles.length > 0 ? undefined : plan;
  } catch (error) {
    refuse(error, output, report);
    return undefined;
  }
}

/**
 * Executes a plan. Returns false and reports the error if writing fails. Synchronous, so that signals cannot interrupt
 * it.
 */
export function writeOutput(output: Output, plan: Plan, report: Report): boolean {
  const { folder } = output;
  const changed = new Set([...plan.missing, ...plan.changed]);
  sweep(folder);
  if (changed.size === 0 && plan.strays.length === 0 && plan.manifest === 'same') return true;
  let staging: string | undefined;
  try {
    makeFolder(folder);
    // Everything is staged before the first replacement, so that a full disk changes nothing.
    staging = openStaging(folder);
    const staged = stage(
      staging,
      output.files.filter(({ path }) => changed.has(path)),
    );
    writeFileSync(join(staging, 'manifest'), printManifest(plan.next));
    writeFileSync(join(staging, 'interim'), printManifest(plan.interim));
    renameSync(join(staging, 'interim'), join(folder, manifestName));
    for (const { from, to } of staged) {
      makeFolder(dirname(join(folder, to)));
      renameSync(from, join(folder, to));
    }
    for (const path of plan.strays) removeStray(folder, path);
    renameSync(join(staging, 'manifest'), join(folder, manifestName));
    return true;
  } catch (error) {
    refuse(error, output, report);
    return false;
  } finally {
    if (staging !== undefined) rmSync(staging, { recursive: true, force: true });
  }
}

/** Removes a generated file and the directories that become empty. */
function removeStray(folder: string, path: string): void {
  rmSync(join(folder, path), { force: true });
  try {
    for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) rmdirSync(join(folder, parent));
  } catch {
    // Not empty.
  }
}

function readManifest(output: Pick<Output, 'folder' | 'shown'>, report: Report): Manifest | 'broken' | undefined {
  const path = join(output.folder, manifestName);
  const found = lookBelow(output.folder)(manifestName);
  if (found.kind === 'nothing') return undefined;
  const manifest = found.kind === 'file' ? parseManifest(readFileSync(path, 'utf8')) : undefined;
  if (manifest) return manifest;
  report.add('cli/broken-manifest', {
    message: `${output.shown}/${manifestName} is not a manifest that Ashlar wrote, so it is not known which files are its own`,
    help: 'Restore it from version control, or remove it together with the generated files.',
  });
  return 'broken';
}
