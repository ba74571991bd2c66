// Write plan: compares the files to write with the manifest and the output directory.

import type { TargetName } from '../plugin/target.ts';
import { emptyManifest, isInside, type Made, type Manifest } from './manifest.ts';

/** A file to write and the digest of its text. */
export interface Wanted {
  readonly path: string;
  readonly target: TargetName;
  readonly digest: string;
}

/** Type and content of an output path. */
export type Found =
  | { readonly kind: 'nothing' }
  /** `unix`: digest after conversion of CRLF to LF, if the file has CRLF. */
  | { readonly kind: 'file'; readonly digest: string; readonly unix?: string }
  /** A directory, symbolic link, or device. */
  | { readonly kind: 'other'; readonly what: string }
  /** Behind a symbolic link out of the output directory, or below a file. */
  | { readonly kind: 'blocked'; readonly by: string; readonly what: string };

export type Look = (path: string) => Found;

/** Input of a write plan. */
export interface Run {
  readonly ashlar: string;
  readonly targets: readonly TargetName[];
  /** Configured targets that are not part of this run; their files are not changed. */
  readonly kept: readonly TargetName[];
  readonly wanted: readonly Wanted[];
}

/** A file that prevents writing an output path. */
export interface Obstacle {
  readonly path: string;
  readonly what: string;
}

/** Result of planning. If there are conflicts, nothing may be written. */
export interface Plan {
  readonly missing: readonly string[];
  readonly changed: readonly string[];
  readonly unchanged: readonly string[];
  /** Generated files that are obsolete and will be removed. */
  readonly strays: readonly string[];
  /** Orphans that were modified by the user and are kept. */
  readonly modifiedStrays: readonly string[];
  readonly obstacles: readonly Obstacle[];
  /** State of the existing manifest relative to `nextManifest`. */
  readonly manifest: 'same' | 'missing' | 'changed';
  /** Manifest after the run. */
  readonly next: Manifest;
  /** Manifest during the run, which identifies all generated files after an interruption. */
  readonly interim: Manifest;
  /** Versions of Ashlar that generated the existing files. */
  readonly madeBy: readonly string[];
}

/** Plans a run. `old` is `undefined` if there is no manifest yet. */
export function planWrite(run: Run, old: Manifest | undefined, look: Look): Plan {
  insistOnPaths(run.wanted);
  const { targets, pending } = old ?? emptyManifest;
  const owned = new Map([...targets.values()].flatMap((made) => [...made.files]));
  const missing: string[] = [];
  const changed: string[] = [];
  const unchanged: string[] = [];
  const obstacles: Obstacle[] = [];
  for (const { path, digest } of run.wanted) {
    const found = look(path);
    if (found.kind === 'nothing') missing.push(path);
    else if (found.kind === 'blocked') obstacles.push({ path: found.by, what: found.what });
    else if (found.kind === 'other') obstacles.push({ path, what: found.what });
    else if (isOf(found, digest)) unchanged.push(path);
    else if (owned.has(path) || isOf(found, pending.get(path))) changed.push(path);
    else obstacles.push({ path, what: 'a file that Ashlar did not make' });
  }
  const next = nextManifest(run, targets);
  const strays = findStrays(next, owned, pending, look);
  const asItWas = pending.size === 0 && sameTargets(next.targets, targets);
  return {
    missing,
    changed,
    unchanged,
    ...strays,
    obstacles,
    manifest: old === undefined ? 'missing' : asItWas ? 'same' : 'changed',
    next,
    interim: interimManifest(run, old ?? emptyManifest, look),
    madeBy: [...new Set([...targets.values()].map((made) => made.ashlar))].sort(),
  };
}

/** Whether a file has the digest, regardless of CRLF line endings from a checkout on Windows. */
function isOf({ digest, unix }: Found & { readonly kind: 'file' }, wanted: string | undefined): boolean {
  return wanted !== undefined && (digest === wanted || unix === wanted);
}

/** The model guarantees valid and unique paths; a violation is a bug. */
function insistOnPaths(wanted: readonly Wanted[]): void {
  const seen = new Set<string>();
  for (const { path } of wanted) {
    if (!isInside(path)) throw new Error(`a file would be written outside the output folder: ${path}`);
    if (seen.has(path)) throw new Error(`two files would be written to ${path}`);
    seen.add(path);
  }
}

/** Records of this run's targets and unchanged ones of the others. */
function nextManifest(run: Run, old: ReadonlyMap<string, Made>): Manifest {
  const next = new Map<string, Made>();
  for (const name of run.kept) {
    const made = old.get(name);
    if (made) next.set(name, made);
  }
  for (const name of run.targets) {
    const files = new Map(run.wanted.filter(({ target }) => target === name).map(({ path, digest }) => [path, digest]));
    const before = old.get(name);
    // The version changes only with the content.
    next.set(name, before && sameDigests(before.files, files) ? before : { ashlar: run.ashlar, files });
  }
  return { targets: next, pending: new Map() };
}

/** Everything that can exist during the run: existing files, those of an interrupted run, and those to be written. */
function interimManifest(run: Run, { targets, pending }: Manifest, look: Look): Manifest {
  const left = [...pending].filter(([path, digest]) => {
    const found = look(path);
    return found.kind === 'file' && isOf(found, digest);
  });
  const unfinished = left.length > 0 ? [['unfinished', { ashlar: run.ashlar, files: new Map(left) }] as const] : [];
  return {
    targets: new Map([...targets, ...unfinished]),
    pending: new Map(run.wanted.map(({ path, digest }) => [path, digest])),
  };
}

function findStrays(
  next: Manifest,
  owned: ReadonlyMap<string, string>,
  pending: ReadonlyMap<string, string>,
  look: Look,
): Pick<Plan, 'strays' | 'modifiedStrays'> {
  const wanted = new Set([...next.targets.values()].flatMap((made) => [...made.files.keys()]));
  const strays: string[] = [];
  const modifiedStrays: string[] = [];
  for (const path of new Set([...owned.keys(), ...pending.keys()])) {
    if (wanted.has(path)) continue;
    const found = look(path);
    if (found.kind === 'nothing') continue;
    const own = found.kind === 'file' && (isOf(found, owned.get(path)) || isOf(found, pending.get(path)));
    if (own) strays.push(path);
    // A file that an interrupted run did not write is not a generated file.
    else if (owned.has(path)) modifiedStrays.push(path);
  }
  return { strays: strays.sort(), modifiedStrays: modifiedStrays.sort() };
}

function sameTargets(a: ReadonlyMap<string, Made>, b: ReadonlyMap<string, Made>): boolean {
  return (
    a.size === b.size &&
    [...a].every(([name, made]) => {
      const other = b.get(name);
      return other !== undefined && other.ashlar === made.ashlar && sameDigests(made.files, other.files);
    })
  );
}

function sameDigests(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean {
  return a.size === b.size && [...a].every(([path, hash]) => b.get(path) === hash);
}
