// Write plan: compares the files to write with the manifest and the output directory.

import { emptyManifest, isRelativeInside, type TargetRecord, type Manifest } from './manifest.ts';

/** A file to write and the digest of its text. */
export interface PlannedFile {
  readonly path: string;
  readonly target: string;
  readonly digest: string;
}

/** Type and content of an output path. */
export type ExistingEntry =
  | { readonly kind: 'nothing' }
  /** `unixDigest` is the digest after conversion to LF, if the file has CRLF line endings. */
  | { readonly kind: 'file'; readonly digest: string; readonly unixDigest?: string }
  /** A directory, symbolic link, or device. */
  | { readonly kind: 'other'; readonly description: string }
  /** A path below `ancestor`, which is a file or a symbolic link that leaves the output directory. */
  | { readonly kind: 'blocked'; readonly ancestor: string; readonly description: string };

/** Returns the type and content of a path, relative to the output directory. */
export type PathInspector = (path: string) => ExistingEntry;

/** Input of a write plan. */
export interface WritePlanInput {
  readonly ashlarVersion: string;
  readonly targets: readonly string[];
  /** Configured targets that are not part of this run; their files are not changed. */
  readonly untouchedTargets: readonly string[];
  readonly plannedFiles: readonly PlannedFile[];
}

/** A file that prevents writing to an output path. */
export interface ConflictingFile {
  readonly path: string;
  readonly description: string;
}

/** Result of planning. If there are conflicts, nothing may be written. */
export interface WritePlan {
  readonly missing: readonly string[];
  readonly changed: readonly string[];
  readonly unchanged: readonly string[];
  /** Generated files that are obsolete and will be removed. */
  readonly orphans: readonly string[];
  /** Orphans that were modified by the user and are kept. */
  readonly modifiedOrphans: readonly string[];
  readonly conflicts: readonly ConflictingFile[];
  /** State of the existing manifest relative to `nextManifest`. */
  readonly manifestState: 'same' | 'missing' | 'changed';
  /** Manifest after the run. */
  readonly nextManifest: Manifest;
  /** Manifest during the run, which identifies all generated files after an interruption. */
  readonly interimManifest: Manifest;
  /** Versions of Ashlar that generated the existing files. */
  readonly ashlarVersions: readonly string[];
}

/** Plans a run. `previousManifest` is `undefined` if there is no manifest yet. */
export function planWrite(
  input: WritePlanInput,
  previousManifest: Manifest | undefined,
  inspect: PathInspector,
): WritePlan {
  assertValidPaths(input.plannedFiles);
  const { targets, pending } = previousManifest ?? emptyManifest;
  const recordedDigests = new Map([...targets.values()].flatMap((record) => [...record.files]));
  const missing: string[] = [];
  const changed: string[] = [];
  const unchanged: string[] = [];
  const conflicts: ConflictingFile[] = [];
  for (const { path, digest } of input.plannedFiles) {
    const existing = inspect(path);
    if (existing.kind === 'nothing') missing.push(path);
    else if (existing.kind === 'blocked')
      conflicts.push({ path: existing.ancestor, description: existing.description });
    else if (existing.kind === 'other') conflicts.push({ path, description: existing.description });
    else if (hasDigest(existing, digest)) unchanged.push(path);
    else if (recordedDigests.has(path) || hasDigest(existing, pending.get(path))) changed.push(path);
    else conflicts.push({ path, description: 'a file that Ashlar did not generate' });
  }
  const nextManifest = createNextManifest(input, targets);
  const orphans = findOrphans(nextManifest, recordedDigests, pending, inspect);
  const isUnchanged = pending.size === 0 && hasSameTargets(nextManifest.targets, targets);
  return {
    missing,
    changed,
    unchanged,
    ...orphans,
    conflicts,
    manifestState: previousManifest === undefined ? 'missing' : isUnchanged ? 'same' : 'changed',
    nextManifest,
    interimManifest: createInterimManifest(input, previousManifest ?? emptyManifest, inspect),
    ashlarVersions: [...new Set([...targets.values()].map((record) => record.ashlarVersion))].sort(),
  };
}

/** Returns whether a file has the digest, regardless of CRLF line endings from a checkout on Windows. */
function hasDigest(
  { digest, unixDigest }: ExistingEntry & { readonly kind: 'file' },
  expected: string | undefined,
): boolean {
  return expected !== undefined && (digest === expected || unixDigest === expected);
}

/**
 * Asserts that paths are valid and unique.
 *
 * @throws if they are not, which is a bug, because the model guarantees it.
 */
function assertValidPaths(plannedFiles: readonly PlannedFile[]): void {
  const seen = new Set<string>();
  for (const { path } of plannedFiles) {
    if (!isRelativeInside(path)) throw new Error(`a file would be written outside the output directory: ${path}`);
    if (seen.has(path)) throw new Error(`two files would be written to ${path}`);
    seen.add(path);
  }
}

/**
 * Creates the manifest after the run: new records for the targets of the run, and the old ones for untouched targets.
 */
function createNextManifest(input: WritePlanInput, previousTargets: ReadonlyMap<string, TargetRecord>): Manifest {
  const records = new Map<string, TargetRecord>();
  for (const name of input.untouchedTargets) {
    const record = previousTargets.get(name);
    if (record) records.set(name, record);
  }
  for (const name of input.targets) {
    const files = new Map(
      input.plannedFiles.filter(({ target }) => target === name).map(({ path, digest }) => [path, digest]),
    );
    const previous = previousTargets.get(name);
    // The version changes only with the content.
    records.set(
      name,
      previous && hasSameDigests(previous.files, files) ? previous : { ashlarVersion: input.ashlarVersion, files },
    );
  }
  return { targets: records, pending: new Map() };
}

/**
 * Creates the manifest during the run, with every file that can exist then: existing files, files of an interrupted
 * run, and files to be written.
 */
function createInterimManifest(
  input: WritePlanInput,
  { targets, pending }: Manifest,
  inspect: PathInspector,
): Manifest {
  const leftovers = [...pending].filter(([path, digest]) => {
    const existing = inspect(path);
    return existing.kind === 'file' && hasDigest(existing, digest);
  });
  const unfinished =
    leftovers.length > 0
      ? [['unfinished', { ashlarVersion: input.ashlarVersion, files: new Map(leftovers) }] as const]
      : [];
  return {
    targets: new Map([...targets, ...unfinished]),
    pending: new Map(input.plannedFiles.map(({ path, digest }) => [path, digest])),
  };
}

function findOrphans(
  nextManifest: Manifest,
  recordedDigests: ReadonlyMap<string, string>,
  pending: ReadonlyMap<string, string>,
  inspect: PathInspector,
): Pick<WritePlan, 'orphans' | 'modifiedOrphans'> {
  const plannedPaths = new Set([...nextManifest.targets.values()].flatMap((record) => [...record.files.keys()]));
  const orphans: string[] = [];
  const modifiedOrphans: string[] = [];
  for (const path of new Set([...recordedDigests.keys(), ...pending.keys()])) {
    if (plannedPaths.has(path)) continue;
    const existing = inspect(path);
    if (existing.kind === 'nothing') continue;
    const isGenerated =
      existing.kind === 'file' &&
      (hasDigest(existing, recordedDigests.get(path)) || hasDigest(existing, pending.get(path)));
    if (isGenerated) orphans.push(path);
    // A file that an interrupted run did not write is not a generated file.
    else if (recordedDigests.has(path)) modifiedOrphans.push(path);
  }
  return { orphans: orphans.sort(), modifiedOrphans: modifiedOrphans.sort() };
}

function hasSameTargets(a: ReadonlyMap<string, TargetRecord>, b: ReadonlyMap<string, TargetRecord>): boolean {
  return (
    a.size === b.size &&
    [...a].every(([name, record]) => {
      const other = b.get(name);
      return (
        other !== undefined && other.ashlarVersion === record.ashlarVersion && hasSameDigests(record.files, other.files)
      );
    })
  );
}

function hasSameDigests(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean {
  return a.size === b.size && [...a].every(([path, digest]) => b.get(path) === digest);
}
