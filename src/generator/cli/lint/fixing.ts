// How --fix goes round: mend, look again, mend what has come up, and only then write, all or nothing of a file.

import { readFileSync, realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LintFinding } from '../../lint/finding.ts';
import { editOf, mended } from '../../lint/fix.ts';
import type { Report } from '../../report/report.ts';
import type { Files } from '../../source/files.ts';
import type { Host } from '../host.ts';
import type { LintRun } from './linter.ts';
import { replaced, type Replacement } from './replacing.ts';

/** Each round mends what the one before has laid open; documents need two or three. */
const rounds = 10;

/** What remains once everything that can be is mended, and how many findings that were. Files that change are written. */
export async function fixed(first: LintRun, again: (files: Files) => Promise<LintRun>, disk: Files, host: Host, report: Report): Promise<{ readonly run: LintRun; readonly mended: number }> {
  const texts = new Map<string, string>();
  const files: Files = { ...disk, read: (path) => (texts.has(path) ? Promise.resolve(texts.get(path) ?? '') : disk.read(path)) };
  let run = first;
  let count = 0;
  for (let round = 0; round < rounds; round++) {
    const mendable = run.findings.filter(isMendable);
    const next = mended(mendable.flatMap(({ mend }) => mend ?? []));
    if (next.size === 0) break;
    const before = new Map(texts);
    for (const [file, text] of next) texts.set(file, text);
    const after = await again(files);
    // Something that cannot be read any more must not be left behind, whatever the reason.
    if (isWorse(run, after)) {
      texts.clear();
      for (const [file, text] of before) texts.set(file, text);
      report.add('lint/not-fixed', { message: `${[...next.keys()].join(', ')} would not be sound any more if all were mended`, help: 'Mend by hand what is marked as fixable.' });
      break;
    }
    count += Math.max(0, mendable.length - after.findings.filter(isMendable).length);
    run = after;
  }
  const done = writeAll(texts, host, report);
  return done ? { run, mended: count } : { run: first, mended: 0 };
}

function isMendable({ mend }: LintFinding): boolean {
  return mend !== undefined && editOf(mend) !== undefined;
}

function isWorse(before: LintRun, after: LintRun): boolean {
  const errors = ({ findings }: LintRun): number => findings.filter(({ severity }) => severity === 'error').length;
  return errors(after) > errors(before) || after.findings.some(({ code }) => code.startsWith('source/') && !before.findings.some((other) => other.code === code));
}

function writeAll(texts: ReadonlyMap<string, string>, host: Host, report: Report): boolean {
  const said = replaced(replacements(texts, host.cwd), host);
  if (said !== undefined) report.add('cli/cannot-write', { message: `what is mended cannot be written: the system says ${said}` });
  return said === undefined;
}

/** What lies behind a link is replaced, not the link; its mode and its byte order mark stay. */
function* replacements(texts: ReadonlyMap<string, string>, cwd: string): Generator<Replacement> {
  for (const [file, text] of texts) {
    const path = realpathSync(resolve(cwd, file));
    const mark = readFileSync(path).subarray(0, 3).equals(Buffer.from('\uFEFF')) ? '\uFEFF' : '';
    yield { path, text: mark + text, mode: statSync(path).mode };
  }
}
