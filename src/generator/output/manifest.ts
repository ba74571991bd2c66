// The manifest of an output folder: which files in it Ashlar made, byte for byte.

import { isRecord } from '../source/node-to-json.ts';

/** The manifest's name in the output folder. */
export const manifestName = '.ashlar.json';

/** What one target left behind. */
export interface Made {
  /** The version of Ashlar that made these bytes. */
  readonly ashlar: string;
  /** Path relative to the output folder, with `/`, to the digest of the file's text. */
  readonly files: ReadonlyMap<string, string>;
}

export interface Manifest {
  /** By target. A target that this Ashlar does not know is kept until its files are strays. */
  readonly targets: ReadonlyMap<string, Made>;
  /** While a run is under way, or when one was killed: digests of the files that it was to leave behind. */
  readonly pending: ReadonlyMap<string, string>;
}

export const emptyManifest: Manifest = { targets: new Map(), pending: new Map() };

/** The manifest as text: the same manifest is the same bytes. */
export function printManifest(manifest: Manifest): string {
  const targets = sorted(manifest.targets).map(
    ([name, made]) => [name, { ashlar: made.ashlar, files: Object.fromEntries(sorted(made.files)) }] as const,
  );
  const pending = manifest.pending.size > 0 ? { pending: Object.fromEntries(sorted(manifest.pending)) } : {};
  const members = {
    note: 'Written by Ashlar: the files here that it made, and may replace or remove.',
    targets: Object.fromEntries(targets),
    ...pending,
  };
  return `${JSON.stringify(members, null, 2)}\n`;
}

/** The manifest that a text holds; undefined where it is not one, or names a path outside its folder. */
export function parseManifest(text: string): Manifest | undefined {
  const value = parseJson(text);
  if (!isRecord(value) || !isRecord(value['targets'])) return undefined;
  const targets = new Map<string, Made>();
  for (const [name, made] of Object.entries(value['targets'])) {
    const files = isRecord(made) ? readDigests(made['files']) : undefined;
    if (!isRecord(made) || files === undefined) return undefined;
    if (typeof made['ashlar'] !== 'string') return undefined;
    targets.set(name, { ashlar: made['ashlar'], files });
  }
  const pending = readDigests(value['pending'] ?? {});
  return pending && { targets, pending };
}

function readDigests(value: unknown): ReadonlyMap<string, string> | undefined {
  if (!isRecord(value)) return undefined;
  const digests = new Map<string, string>();
  for (const [path, hash] of Object.entries(value)) {
    if (typeof hash !== 'string' || !isInside(path)) return undefined;
    digests.set(path, hash);
  }
  return digests;
}

/** Whether a path is relative, written with `/`, and stays below the folder it is relative to. */
export function isInside(path: string): boolean {
  return !/[\\\0:]|(?:^|\/)\.{0,2}(?:\/|$)/.test(path);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sorted<T>(map: ReadonlyMap<string, T>): readonly (readonly [string, T])[] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}
