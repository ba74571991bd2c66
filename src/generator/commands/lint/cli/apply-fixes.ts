// Fixing findings: plan, verify, lint the result, and repeat until no fixes remain. Parsed file contents are cached.

import type { LintFinding, LocatedFix } from '../finding.ts';
import { applyEdits, createEdit, planFixes, type PlannedFix } from '../text-fix.ts';
import { createReferenceCheck, changesOnlyFixedNodes } from '../verify-fix.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { FileReader, ParsedFile } from '../../../source/file-reader.ts';
import type { LintRun } from './create-linter.ts';
import { parseFile } from '../../../source/parse-file.ts';

/** `safe`: the fix does not change the meaning of the document. */
export type FixKind = 'safe' | 'unsafe';

/** Each round fixes what the previous one has exposed. Documents need two or three. */
const maxRounds = 10;

const exclusionReasons = {
  edit: 'the text cannot be changed without changing something else',
  reference: 'a reference would resolve to something else',
  error: 'the document would have errors that it does not have now',
  meaning: 'the document would mean something else',
} as const;

type ExclusionReason = keyof typeof exclusionReasons;

/** Reasons why fixes were excluded, by finding fingerprint. */
export type ExcludedFixes = ReadonlyMap<string, ExclusionReason>;

/** Linted document in its current state of fixing. */
export interface LintedDocument {
  run: LintRun;
  /** Lints the document with other file contents. */
  readonly rerun: (files: FileReader) => Promise<LintRun>;
}

interface FixAttempt {
  readonly texts: ReadonlyMap<string, string>;
  /** Runs of the documents that read one of the files. */
  readonly runs: ReadonlyMap<LintedDocument, LintRun>;
}

interface DocumentFixResult {
  /** Number of fixes. */
  readonly count: number;
  readonly excluded: ExcludedFixes;
}

/**
 * Fixes a document and adds the texts of changed files to `texts`; writes nothing. Excludes a fix that would change
 * anything else, here or in `otherDocuments`, which can read the same files.
 */
export async function fixDocument(
  document: LintedDocument,
  otherDocuments: readonly LintedDocument[],
  parsed: ParsedTextCache,
  kind: FixKind,
  texts: Map<string, string>,
): Promise<DocumentFixResult> {
  const excluded = new Map<string, ExclusionReason>();
  let count = 0;
  // Safe fixes come first, while the model must not change.
  for (const allowed of kind === 'safe' ? (['safe'] as const) : (['safe', 'unsafe'] as const)) {
    for (let round = 0; round < maxRounds; round++) {
      const attempt = await applyRound({ document, otherDocuments, allowed, texts, parsed }, excluded);
      if (!attempt) break;
      for (const [file, text] of attempt.texts) texts.set(file, text);
      for (const [each, run] of attempt.runs) each.run = run;
      count += attempt.count;
    }
  }
  return { count, excluded };
}

/** Reports the findings whose fixes were excluded. */
export function reportExcludedFixes(findings: readonly LintFinding[], excluded: ExcludedFixes, report: Report): void {
  for (const { code, location, fingerprint } of findings) {
    const reason = excluded.get(fingerprint);
    if (reason)
      report.add('lint/fix-skipped', {
        message: `cannot fix \`${code}\`: ${exclusionReasons[reason]}`,
        location,
        help: 'fix it by hand',
      });
  }
}

/** Counts the findings that only `--fix=unsafe` would fix, except known exclusions. */
export function countUnsafeFixes(findings: readonly LintFinding[], excluded: ReadonlySet<string>): number {
  return findings.filter(
    ({ locatedFix, fingerprint }) =>
      locatedFix && locatedFix.fix.safe !== true && createEdit(locatedFix) && !excluded.has(fingerprint),
  ).length;
}

function isAllowed({ fix }: LocatedFix, allowed: FixKind): boolean {
  return allowed === 'unsafe' || fix.safe === true;
}

interface FixRound {
  readonly document: LintedDocument;
  readonly otherDocuments: readonly LintedDocument[];
  readonly allowed: FixKind;
  /** Texts of changed files. */
  readonly texts: ReadonlyMap<string, string>;
  readonly parsed: ParsedTextCache;
}

async function applyRound(
  round: FixRound,
  excluded: Map<string, ExclusionReason>,
): Promise<(FixAttempt & { readonly count: number }) | undefined> {
  const { document, otherDocuments, allowed } = round;
  const isReferred = createReferenceCheck([document, ...otherDocuments].map(({ run }) => run.roots));
  const candidates = document.run.findings.flatMap(({ locatedFix, fingerprint }) =>
    locatedFix && !excluded.has(fingerprint) && isAllowed(locatedFix, allowed) ? [{ locatedFix, fingerprint }] : [],
  );
  const possible = candidates.filter(({ locatedFix, fingerprint }) => {
    const reason = createEdit(locatedFix) === undefined ? 'edit' : isReferred(locatedFix) ? 'reference' : undefined;
    if (reason) excluded.set(fingerprint, reason);
    return !reason;
  });
  const fingerprints = new Map(possible.map(({ locatedFix, fingerprint }) => [locatedFix, fingerprint]));
  const planned = [...planFixes(possible.map(({ locatedFix }) => locatedFix)).values()].flat();
  let bestAttempt: FixAttempt | undefined;
  const tryFixes = async (selection: readonly PlannedFix[]): Promise<boolean> => {
    const attempt = await attemptFixes(selection, round);
    if (typeof attempt === 'string') lastReason = attempt;
    else bestAttempt = attempt;
    return typeof attempt !== 'string';
  };
  let lastReason: ExclusionReason = 'edit';
  // A fix that conflicts with others can succeed alone; the next round applies it.
  const drop = async (item: PlannedFix): Promise<void> => {
    const previousBest = bestAttempt;
    if (!previousBest || !(await tryFixes([item]))) excluded.set(fingerprints.get(item.locatedFix) ?? '', lastReason);
    bestAttempt = previousBest;
  };
  const accepted = await findLargestAccepted(planned, [], tryFixes, drop);
  return bestAttempt && { ...bestAttempt, count: accepted.length };
}

/** Tries the fixes together; returns the reason if they are rejected. */
async function attemptFixes(
  selection: readonly PlannedFix[],
  { document, otherDocuments, allowed, texts: before, parsed }: FixRound,
): Promise<FixAttempt | ExclusionReason> {
  const texts = new Map<string, string>();
  for (const { file, text } of new Set(selection.map(({ locatedFix }) => locatedFix.nodePath.node.source))) {
    const planned = selection.filter(({ locatedFix }) => locatedFix.nodePath.node.source.file === file);
    const changed = applyEdits(
      text,
      planned.map(({ edit }) => edit),
    );
    if (!changesOnlyFixedNodes(await parsed.parse(file, text), await parsed.parse(file, changed), planned))
      return 'edit';
    texts.set(file, changed);
  }
  const runs = new Map<LintedDocument, LintRun>();
  for (const each of [
    document,
    ...otherDocuments.filter(({ run }) => [...texts.keys()].some((file) => run.texts.has(file))),
  ]) {
    const after = await each.rerun(parsed.filesWith(new Map([...before, ...texts])));
    if (hasNewErrors(each.run, after)) return 'error';
    if (allowed === 'safe' && each.run.model && each.run.model() !== after.model?.()) return 'meaning';
    runs.set(each, after);
  }
  return { texts, runs };
}

/** Finds by bisection the items that pass the test together; calls `drop` for each item that does not. */
async function findLargestAccepted<T>(
  items: readonly T[],
  accepted: readonly T[],
  test: (selection: readonly T[]) => Promise<boolean>,
  drop: (item: T) => Promise<void>,
): Promise<readonly T[]> {
  const [first] = items;
  if (first === undefined) return accepted;
  if (await test([...accepted, ...items])) return [...accepted, ...items];
  if (items.length === 1) {
    await drop(first);
    return accepted;
  }
  const half = items.length >> 1;
  return findLargestAccepted(
    items.slice(half),
    await findLargestAccepted(items.slice(0, half), accepted, test, drop),
    test,
    drop,
  );
}

function hasNewErrors(before: LintRun, after: LintRun): boolean {
  const errorKey = ({ code, message }: LintFinding): string => JSON.stringify([code, message]);
  const errors = (run: LintRun): readonly LintFinding[] =>
    run.findings.filter(({ severity, code }) => severity === 'error' || code.startsWith('source/'));
  const knownCounts = new Map<string, number>();
  for (const each of errors(before)) knownCounts.set(errorKey(each), (knownCounts.get(errorKey(each)) ?? 0) + 1);
  return errors(after).some((each) => {
    const remaining = knownCounts.get(errorKey(each)) ?? 0;
    knownCounts.set(errorKey(each), remaining - 1);
    return remaining === 0;
  });
}

/** The text before and after a change. */
const cachedTextsPerFile = 2;

interface ParsedTextCache {
  /** Parses a text as the content of a file. */
  parse(file: string, text: string): Promise<ParsedFile>;
  /** Returns the files with some contents replaced. */
  filesWith(texts: ReadonlyMap<string, string>): FileReader;
}

/** Creates a cache over the given files. */
export function createParsedTextCache(disk: FileReader): ParsedTextCache {
  const cache = new Map<string, readonly ParsedFile[]>();
  const parseCached = async (path: string, files: Pick<FileReader, 'read'>): Promise<ParsedFile> => {
    const cachedFiles = cache.get(path) ?? [];
    const file = await parseFile(path, files, ...cachedFiles);
    if (file.source)
      cache.set(path, [file, ...cachedFiles.filter((each) => each !== file)].slice(0, cachedTextsPerFile));
    return file;
  };
  return {
    parse: (file, text) => parseCached(file, { read: () => Promise.resolve(text) }),
    filesWith(texts) {
      const read = (path: string): Promise<Uint8Array | string> => {
        const text = texts.get(path);
        return text === undefined ? disk.read(path) : Promise.resolve(text);
      };
      return { ...disk, read, readParsed: (path) => parseCached(path, { read }) };
    },
  };
}
