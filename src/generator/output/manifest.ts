// Manifest of an output directory: the generated files and their digests.

import { isRecord } from '../source/node.ts';

/** File name of the manifest. */
export const manifestName = '.ashlar.json';

/** Generated files of one target. */
export interface TargetRecord {
  /** Version of Ashlar that generated the files. */
  readonly ashlarVersion: string;
  /** SHA-256 digests by path relative to the output directory, with `/`. */
  readonly files: ReadonlyMap<string, string>;
}

/** Content of a manifest. */
export interface Manifest {
  /** Records by target, including targets that this version of Ashlar does not know. */
  readonly targets: ReadonlyMap<string, TargetRecord>;
  /** Digests of the files to be written; empty except during a run and after an interrupted one. */
  readonly pending: ReadonlyMap<string, string>;
}

export const emptyManifest: Manifest = { targets: new Map(), pending: new Map() };

/** Serializes a manifest deterministically. */
export function printManifest(manifest: Manifest): string {
  const targets = sortedEntries(manifest.targets).map(
    ([name, record]) =>
      [name, { ashlar: record.ashlarVersion, files: Object.fromEntries(sortedEntries(record.files)) }] as const,
  );
  const pending = manifest.pending.size > 0 ? { pending: Object.fromEntries(sortedEntries(manifest.pending)) } : {};
  const properties = {
    note: 'Written by Ashlar: the generated files in this directory, which it may replace or remove.',
    targets: Object.fromEntries(targets),
    ...pending,
  };
  return `${JSON.stringify(properties, null, 2)}\n`;
}

/** Parses a manifest; `undefined` if it is invalid or contains a path outside its directory. */
export function parseManifest(text: string): Manifest | undefined {
  const value = parseJson(text);
  if (!isRecord(value) || !isRecord(value['targets'])) return undefined;
  const targets = new Map<string, TargetRecord>();
  for (const [name, record] of Object.entries(value['targets'])) {
    const files = isRecord(record) ? readDigests(record['files']) : undefined;
    if (!isRecord(record) || files === undefined) return undefined;
    if (typeof record['ashlar'] !== 'string') return undefined;
    targets.set(name, { ashlarVersion: record['ashlar'], files });
  }
  const pending = readDigests(value['pending'] ?? {});
  return pending && { targets, pending };
}

function readDigests(value: unknown): ReadonlyMap<string, string> | undefined {
  if (!isRecord(value)) return undefined;
  const digests = new Map<string, string>();
  for (const [path, digest] of Object.entries(value)) {
    if (typeof digest !== 'string' || !isRelativeInside(path)) return undefined;
    digests.set(path, digest);
  }
  return digests;
}

/** Returns whether a path is relative, uses `/`, and stays below its directory. */
export function isRelativeInside(path: string): boolean {
  return !/[\\\0:]|(?:^|\/)\.{0,2}(?:\/|$)/.test(path);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sortedEntries<T>(map: ReadonlyMap<string, T>): readonly (readonly [string, T])[] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}
