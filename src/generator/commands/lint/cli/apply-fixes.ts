// Fixing findings: plan, verify, lint the result, and repeat until no fixes remain.

import type { LintFinding, Mend } from '../finding.ts';
import { applied, editOf, plannedFixes, type PlannedFix } from '../fix.ts';
import { createReferenceCheck } from '../referenced-locations.ts';
import { changesOnlyWhatIsNamed } from '../verify-fix.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { Files } from '../../../source/file-reader.ts';
import type { LintRun } from './create-linter.ts';
import type { ParsedTexts } from './parsed-texts.ts';

/** `safe`: the fix does not change the meaning of the document. */
export type FixKind = 'safe' | 'unsafe';

/** Each round fixes what the previous one has exposed. Documents need two or three. */
const mostRounds = 10;

const reasons = {
  edit: 'the text cannot be changed without changing something else',
  reference: 'a reference would resolve to something else',
  error: 'the document would have errors that it does not have now',
  meaning: 'the document would mean something else',
} as const;

type Reason = keyof typeof reasons;

/** Reasons why fixes were excluded, by finding fingerprint. */
export type LeftOut = ReadonlyMap<string, Reason>;

/** Linted document in its current state of fixing. */
export interface LintedDocument {
  run: LintRun;
  /** Lints the document with other file contents. */
  readonly again: (files: Files) => Promise<LintRun>;
}

interface Attempt {
  readonly texts: ReadonlyMap<string, string>;
  /** Runs of the documents that read one of the files. */
  readonly runs: ReadonlyMap<LintedDocument, LintRun>;
}

interface Fixed {
  /** Number of fixes. */
  readonly count: number;
  readonly leftOut: LeftOut;
}

/**
 * Fixes a document and adds the texts of changed files to `texts`; writes nothing. Excludes a fix that would change
 * anything else, here or in `otherDocuments`, which can read the same files.
 */
export async function fixDocument(
  document: LintedDocument,
  others: readonly LintedDocument[],
  parsed: ParsedTexts,
  kind: FixKind,
  texts: Map<string, string>,
): Promise<Fixed> {
  const leftOut = new Map<string, Reason>();
  let count = 0;
  // Safe fixes come first, while the model must not change.
  for (const allowed of kind === 'safe' ? (['safe'] as const) : (['safe', 'unsafe'] as const)) {
    for (let round = 0; round < mostRounds; round++) {
      const made = await makeFixes({ document, others, allowed, texts, parsed }, leftOut);
      if (!made) break;
      for (const [file, text] of made.texts) texts.set(file, text);
      for (const [each, run] of made.runs) each.run = run;
      count += made.count;
    }
  }
  return { count, leftOut };
}

/** Reports the findings whose fixes were excluded. */
export function reportLeftOut(findings: readonly LintFinding[], leftOut: LeftOut, report: Report): void {
  for (const { code, place, fingerprint } of findings) {
    const reason = leftOut.get(fingerprint);
    if (reason)
      report.add('lint/not-fixed', {
        message: `cannot fix \`${code}\`: ${reasons[reason]}`,
        place,
        help: 'fix it by hand',
      });
  }
}

/** Counts the findings that only `--fix=unsafe` would fix, except known exclusions. */
export function countUnsafe(findings: readonly LintFinding[], leftOut: ReadonlySet<string>): number {
  return findings.filter(
    ({ mend, fingerprint }) => mend && mend.fix.safe !== true && editOf(mend) && !leftOut.has(fingerprint),
  ).length;
}

function isAllowed({ fix }: Mend, allowed: FixKind): boolean {
  return allowed === 'unsafe' || fix.safe === true;
}

interface Round {
  readonly document: LintedDocument;
  readonly others: readonly LintedDocument[];
  readonly allowed: FixKind;
  /** Texts of changed files. */
  readonly texts: ReadonlyMap<string, string>;
  readonly parsed: ParsedTexts;
}

async function makeFixes(
  round: Round,
  leftOut: Map<string, Reason>,
): Promise<(Attempt & { readonly count: number }) | undefined> {
  const { document, others, allowed } = round;
  const isReferred = createReferenceCheck([document, ...others].map(({ run }) => run.roots));
  const open = document.run.findings.flatMap(({ mend, fingerprint }) =>
    mend && !leftOut.has(fingerprint) && isAllowed(mend, allowed) ? [{ mend, fingerprint }] : [],
  );
  const possible = open.filter(({ mend, fingerprint }) => {
    const reason = editOf(mend) === undefined ? 'edit' : isReferred(mend) ? 'reference' : undefined;
    if (reason) leftOut.set(fingerprint, reason);
    return !reason;
  });
  const fingerprints = new Map(possible.map(({ mend, fingerprint }) => [mend, fingerprint]));
  const planned = [...plannedFixes(possible.map(({ mend }) => mend)).values()].flat();
  let made: Attempt | undefined;
  const test = async (chosen: readonly PlannedFix[]): Promise<boolean> => {
    const attempt = await attemptFixes(chosen, round);
    if (typeof attempt === 'string') lastReason = attempt;
    else made = attempt;
    return typeof attempt !== 'string';
  };
  let lastReason: Reason = 'edit';
  // A fix that conflicts with others can succeed alone; the next round applies it.
  const drop = async (item: PlannedFix): Promise<void> => {
    const best = made;
    if (!best || !(await test([item]))) leftOut.set(fingerprints.get(item.mend) ?? '', lastReason);
    made = best;
  };
  const accepted = await largest(planned, [], test, drop);
  return made && { ...made, count: accepted.length };
}

/** Tries the fixes together; returns the reason if they are rejected. */
async function attemptFixes(
  chosen: readonly PlannedFix[],
  { document, others, allowed, texts: before, parsed }: Round,
): Promise<Attempt | Reason> {
  const texts = new Map<string, string>();
  for (const { file, text } of new Set(chosen.map(({ mend }) => mend.spot.node.source))) {
    const planned = chosen.filter(({ mend }) => mend.spot.node.source.file === file);
    const changed = applied(
      text,
      planned.map(({ edit }) => edit),
    );
    if (!changesOnlyWhatIsNamed(await parsed.parse(file, text), await parsed.parse(file, changed), planned))
      return 'edit';
    texts.set(file, changed);
  }
  const runs = new Map<LintedDocument, LintRun>();
  for (const each of [document, ...others.filter(({ run }) => [...texts.keys()].some((file) => run.texts.has(file)))]) {
    const after = await each.again(parsed.filesWith(new Map([...before, ...texts])));
    if (hasNewErrors(each.run, after)) return 'error';
    if (allowed === 'safe' && each.run.model && each.run.model() !== after.model?.()) return 'meaning';
    runs.set(each, after);
  }
  return { texts, runs };
}

/** Finds by bisection the items that pass the test together; calls `drop` for each item that does not. */
async function largest<T>(
  items: readonly T[],
  accepted: readonly T[],
  test: (chosen: readonly T[]) => Promise<boolean>,
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
  return largest(items.slice(half), await largest(items.slice(0, half), accepted, test, drop), test, drop);
}

function hasNewErrors(before: LintRun, after: LintRun): boolean {
  const keyOf = ({ code, message }: LintFinding): string => JSON.stringify([code, message]);
  const errors = (run: LintRun): readonly LintFinding[] =>
    run.findings.filter(({ severity, code }) => severity === 'error' || code.startsWith('source/'));
  const known = new Map<string, number>();
  for (const each of errors(before)) known.set(keyOf(each), (known.get(keyOf(each)) ?? 0) + 1);
  return errors(after).some((each) => {
    const left = known.get(keyOf(each)) ?? 0;
    known.set(keyOf(each), left - 1);
    return left === 0;
  });
}
