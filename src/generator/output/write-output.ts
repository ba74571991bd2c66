// Writing the files: all of them or none, only what changed, and nothing that Ashlar did not make.

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

/** A file to be written: its path relative to the output folder, with `/`, and its whole text. */
export interface TargetFile {
  readonly path: string;
  readonly target: TargetName;
  readonly text: string;
}

/** An output folder and what a run wants in it. */
export interface Output {
  /** Absolute path of the folder; it need not exist. */
  readonly folder: string;
  /** The folder as the user would type it. */
  readonly shown: string;
  /** The version of Ashlar that runs. */
  readonly ashlar: string;
  readonly targets: readonly TargetName[];
  /** Targets that are wanted, but not part of this run. */
  readonly kept: readonly TargetName[];
  readonly files: readonly TargetFile[];
  /** What files in it were found to be, by a run before this one in the process. */
  readonly known?: KnownFiles<Digests>;
}

/** What writing would change. Reads only; undefined when something stands in the way, which `report` then says. */
export function planOutput(output: Output, report: Report): Plan | undefined {
  const wanted = output.files.map(({ path, target, text }) => ({ path, target, digest: digest(text) }));
  return planDigests({ ...output, wanted }, report);
}

/** The same of files whose digests alone are known. */
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

/** Carries the plan out. False when the disk refused, which `report` then says. Does not give way to signals half-way. */
export function writeOutput(output: Output, plan: Plan, report: Report): boolean {
  const { folder } = output;
  const changed = new Set([...plan.missing, ...plan.changed]);
  sweep(folder);
  if (changed.size === 0 && plan.strays.length === 0 && plan.manifest === 'same') return true;
  let staging: string | undefined;
  try {
    makeFolder(folder);
    // Everything is on the disk before anything is replaced, so a full disk changes nothing.
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

/** Removes a file of Ashlar's own, and the folders that this empties. */
function removeStray(folder: string, path: string): void {
  rmSync(join(folder, path), { force: true });
  try {
    for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) rmdirSync(join(folder, parent));
  } catch {
    // A folder that still holds something stays.
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
