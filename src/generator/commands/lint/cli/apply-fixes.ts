// Fix rounds: plan and verify the fixes, lint the result, and repeat until no fixes remain.

import type { LintFinding, LocatedFix } from '../finding.ts';
import { applyEdits, createEdit, planFixes, type PlannedFix } from '../text-fix.ts';
import { createBrokenReferenceCheck, changesOnlyFixedNodes } from '../verify-fix.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { FileReader, ParsedFile } from '../../../source/file-reader.ts';
import type { LintRun } from './create-linter.ts';
import { isLocal } from '../../../source/input-path.ts';
import { parseFile } from '../../../source/parse-file.ts';

/** `safe`: the fix does not change the meaning of the document. */
export type FixKind = 'safe' | 'unsafe';

/** Maximum number of rounds. A round can expose new findings; documents usually need two or three rounds. */
const maxRounds = 10;

const exclusionReasons = {
  location: 'it is not in a local file',
  edit: 'the edit would also change other parts of the document',
  reference: 'the fix would change the target of a reference',
  error: 'the fix would introduce new errors',
  meaning: 'the fix would change the meaning of the document',
} as const;

type ExclusionReason = keyof typeof exclusionReasons;

/** Reasons why fixes were excluded, by finding fingerprint. */
export type ExcludedFixes = ReadonlyMap<string, ExclusionReason>;

/** Linted document. `run` is replaced after each round of fixes. */
export interface LintedDocument {
  run: LintRun;
  /** Lints the document with other file contents. */
  readonly rerun: (files: FileReader) => Promise<LintRun>;
}

interface FixAttempt {
  readonly texts: ReadonlyMap<string, string>;
  /** New runs of the documents that read a changed file. */
  readonly runs: ReadonlyMap<LintedDocument, LintRun>;
}

interface DocumentFixResult {
  /** Number of fixes. */
  readonly count: number;
  readonly excluded: ExcludedFixes;
}

/**
 * Fixes a document, and adds the texts of changed files to `texts`. Writes no files. Excludes a fix that would change
 * anything else in this document, or in `otherDocuments`, which can read the same files.
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
  // Safe fixes come first, because they must not change the model.
  for (const allowedKind of kind === 'safe' ? (['safe'] as const) : (['safe', 'unsafe'] as const)) {
    for (let round = 0; round < maxRounds; round++) {
      const attempt = await applyRound({ document, otherDocuments, allowedKind, texts, parsed }, excluded);
      if (!attempt) break;
      for (const [file, text] of attempt.texts) texts.set(file, text);
      for (const [lintedDocument, run] of attempt.runs) lintedDocument.run = run;
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

/** Counts the findings that only `--fix --unsafe-fixes` would fix, except known exclusions. */
export function countUnsafeFixes(findings: readonly LintFinding[], excluded: ReadonlySet<string>): number {
  return findings.filter(
    ({ locatedFix, fingerprint }) =>
      locatedFix && locatedFix.fix.safe !== true && createEdit(locatedFix) && !excluded.has(fingerprint),
  ).length;
}

function isAllowed({ fix }: LocatedFix, allowedKind: FixKind): boolean {
  return allowedKind === 'unsafe' || fix.safe === true;
}

interface FixRound {
  readonly document: LintedDocument;
  readonly otherDocuments: readonly LintedDocument[];
  readonly allowedKind: FixKind;
  /** Texts of changed files. */
  readonly texts: ReadonlyMap<string, string>;
  readonly parsed: ParsedTextCache;
}

async function applyRound(
  round: FixRound,
  excluded: Map<string, ExclusionReason>,
): Promise<(FixAttempt & { readonly count: number }) | undefined> {
  const { document, otherDocuments, allowedKind } = round;
  const isReferenced = createBrokenReferenceCheck([document, ...otherDocuments].map(({ run }) => run.roots));
  const candidates = document.run.findings.flatMap(({ locatedFix, fingerprint }) =>
    locatedFix && !excluded.has(fingerprint) && isAllowed(locatedFix, allowedKind) ? [{ locatedFix, fingerprint }] : [],
  );
  const applicable = candidates.filter(({ locatedFix, fingerprint }) => {
    const reason = !isLocal(locatedFix.nodePath.node.source.file)
      ? 'location'
      : createEdit(locatedFix) === undefined
        ? 'edit'
        : isReferenced(locatedFix)
          ? 'reference'
          : undefined;
    if (reason) excluded.set(fingerprint, reason);
    return !reason;
  });
  const fingerprints = new Map(applicable.map(({ locatedFix, fingerprint }) => [locatedFix, fingerprint]));
  const plannedFixes = [...planFixes(applicable.map(({ locatedFix }) => locatedFix)).values()].flat();
  let bestAttempt: FixAttempt | undefined;
  const tryFixes = async (selection: readonly PlannedFix[]): Promise<boolean> => {
    const attempt = await attemptFixes(selection, round);
    if (typeof attempt === 'string') lastReason = attempt;
    else bestAttempt = attempt;
    return typeof attempt !== 'string';
  };
  let lastReason: ExclusionReason = 'edit';
  // A fix that conflicts with others can succeed alone; the next round applies it.
  const excludeFix = async (plannedFix: PlannedFix): Promise<void> => {
    const previousBest = bestAttempt;
    if (!previousBest || !(await tryFixes([plannedFix])))
      excluded.set(fingerprints.get(plannedFix.locatedFix) ?? '', lastReason);
    bestAttempt = previousBest;
  };
  const acceptedItems = await findLargestAccepted(plannedFixes, [], tryFixes, excludeFix);
  return bestAttempt && { ...bestAttempt, count: acceptedItems.length };
}

/** Tries the fixes together. Returns the reason if they must be excluded. */
async function attemptFixes(
  selection: readonly PlannedFix[],
  { document, otherDocuments, allowedKind, texts: previousTexts, parsed }: FixRound,
): Promise<FixAttempt | ExclusionReason> {
  const texts = new Map<string, string>();
  for (const { file, text } of new Set(selection.map(({ locatedFix }) => locatedFix.nodePath.node.source))) {
    const plannedFixes = selection.filter(({ locatedFix }) => locatedFix.nodePath.node.source.file === file);
    const fixedText = applyEdits(
      text,
      plannedFixes.map(({ edit }) => edit),
    );
    if (!changesOnlyFixedNodes(await parsed.parse(file, text), await parsed.parse(file, fixedText), plannedFixes))
      return 'edit';
    texts.set(file, fixedText);
  }
  const runs = new Map<LintedDocument, LintRun>();
  for (const affectedDocument of [
    document,
    ...otherDocuments.filter(({ run }) => [...texts.keys()].some((file) => run.texts.has(file))),
  ]) {
    const fixedRun = await affectedDocument.rerun(parsed.filesWith(new Map([...previousTexts, ...texts])));
    if (hasNewErrors(affectedDocument.run, fixedRun)) return 'error';
    if (
      allowedKind === 'safe' &&
      affectedDocument.run.printModel &&
      affectedDocument.run.printModel() !== fixedRun.printModel?.()
    )
      return 'meaning';
    runs.set(affectedDocument, fixedRun);
  }
  return { texts, runs };
}

/** Finds a set of items that pass the test together, by bisection. Calls `drop` for each item that does not pass. */
async function findLargestAccepted<T>(
  items: readonly T[],
  acceptedItems: readonly T[],
  test: (selection: readonly T[]) => Promise<boolean>,
  drop: (item: T) => Promise<void>,
): Promise<readonly T[]> {
  const [first] = items;
  if (first === undefined) return acceptedItems;
  if (await test([...acceptedItems, ...items])) return [...acceptedItems, ...items];
  if (items.length === 1) {
    await drop(first);
    return acceptedItems;
  }
  const half = items.length >> 1;
  return findLargestAccepted(
    items.slice(half),
    await findLargestAccepted(items.slice(0, half), acceptedItems, test, drop),
    test,
    drop,
  );
}

/** Returns whether the second run has errors that the first one does not have. */
function hasNewErrors(before: LintRun, after: LintRun): boolean {
  const errorKey = ({ code, message }: LintFinding): string => JSON.stringify([code, message]);
  const selectErrors = (run: LintRun): readonly LintFinding[] =>
    run.findings.filter(({ severity, code }) => severity === 'error' || code.startsWith('source/'));
  const knownCounts = new Map<string, number>();
  for (const finding of selectErrors(before))
    knownCounts.set(errorKey(finding), (knownCounts.get(errorKey(finding)) ?? 0) + 1);
  return selectErrors(after).some((finding) => {
    const remaining = knownCounts.get(errorKey(finding)) ?? 0;
    knownCounts.set(errorKey(finding), remaining - 1);
    return remaining === 0;
  });
}

/** Number of cached texts per file: before and after a change. */
const cachedTextsPerFile = 2;

/** Cache of parsed file contents. */
interface ParsedTextCache {
  /** Parses a text as the content of a file. */
  parse(file: string, text: string): Promise<ParsedFile>;
  /** Returns a file reader in which these texts replace the contents on disk. */
  filesWith(texts: ReadonlyMap<string, string>): FileReader;
}

/** Creates a cache for the files on disk. */
export function createParsedTextCache(disk: FileReader): ParsedTextCache {
  const cache = new Map<string, readonly ParsedFile[]>();
  const parseCached = async (path: string, files: Pick<FileReader, 'read'>): Promise<ParsedFile> => {
    const cached = cache.get(path) ?? [];
    const file = await parseFile(path, files, { cached });
    if (file.source)
      cache.set(path, [file, ...cached.filter((cachedFile) => cachedFile !== file)].slice(0, cachedTextsPerFile));
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
