// What writing would change: from the files to write, the manifest, and what lies on the disk.

import type { TargetName } from '../plugin/target.ts';
import { emptyManifest, isInside, type Made, type Manifest } from './manifest.ts';

/** A file to be written, with the digest of its text. */
export interface Wanted {
  readonly path: string;
  readonly target: TargetName;
  readonly digest: string;
}

/** What lies at a path below the output folder. */
export type Found =
  | { readonly kind: 'nothing' }
  /** `unix`: its digest without the line ends of Windows, where it has some. */
  | { readonly kind: 'file'; readonly digest: string; readonly unix?: string }
  /** A folder, a link, a device: nothing that Ashlar makes. */
  | { readonly kind: 'other'; readonly what: string }
  /** Reached through a link that leaves the output folder, or through a file where a folder should be. */
  | { readonly kind: 'blocked'; readonly by: string; readonly what: string };

export type Look = (path: string) => Found;

/** What one run is about. */
export interface Run {
  readonly ashlar: string;
  readonly targets: readonly TargetName[];
  /** Targets that are wanted, but not part of this run: their files stay as they are. */
  readonly kept: readonly TargetName[];
  readonly wanted: readonly Wanted[];
}

/** What stands in the way of a file that is to be written. */
export interface Obstacle {
  readonly path: string;
  readonly what: string;
}

/** The answer. With obstacles, nothing may be written. */
export interface Plan {
  readonly missing: readonly string[];
  readonly changed: readonly string[];
  readonly unchanged: readonly string[];
  /** Files of Ashlar's own that nothing asks for any more: to be removed. */
  readonly strays: readonly string[];
  /** Strays that a person has changed since: to be left alone. */
  readonly modifiedStrays: readonly string[];
  readonly obstacles: readonly Obstacle[];
  /** Whether the manifest on the disk is the one that will be. */
  readonly manifest: 'same' | 'missing' | 'changed';
  /** The manifest as it will be. */
  readonly next: Manifest;
  /** The manifest while the run is under way: after a kill it still knows every file that may be Ashlar's. */
  readonly interim: Manifest;
  /** Versions of Ashlar that made what is there now. */
  readonly madeBy: readonly string[];
}

/** The plan of a run; `old` is undefined where there is no manifest yet. */
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

/** Whether a file is the one of that digest, also where version control has checked it out with other line ends, as it may on Windows. */
function isOf({ digest, unix }: Found & { readonly kind: 'file' }, wanted: string | undefined): boolean {
  return wanted !== undefined && (digest === wanted || unix === wanted);
}

/** Names come from the document and are made safe long before; that one is not, or two are the same, would be a bug. */
function insistOnPaths(wanted: readonly Wanted[]): void {
  const seen = new Set<string>();
  for (const { path } of wanted) {
    if (!isInside(path)) throw new Error(`a file would be written outside the output folder: ${path}`);
    if (seen.has(path)) throw new Error(`two files would be written to ${path}`);
    seen.add(path);
  }
}

/** This run's targets as they will be, and those that are kept as they are. */
function nextManifest(run: Run, old: ReadonlyMap<string, Made>): Manifest {
  const next = new Map<string, Made>();
  for (const name of run.kept) {
    const made = old.get(name);
    if (made) next.set(name, made);
  }
  for (const name of run.targets) {
    const files = new Map(run.wanted.filter(({ target }) => target === name).map(({ path, digest }) => [path, digest]));
    const before = old.get(name);
    // The version that made these bytes stays: a newer Ashlar that makes the same ones changes nothing.
    next.set(name, before && sameDigests(before.files, files) ? before : { ashlar: run.ashlar, files });
  }
  return { targets: next, pending: new Map() };
}

/** What the disk may hold while the run is under way: what it held, what a killed run before this one left, and what is to come. */
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
    // A file that only a killed run was about to write, and did not, was never Ashlar's.
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
