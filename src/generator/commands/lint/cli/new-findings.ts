// Detection of new findings since a git merge base, by linting the earlier document with the same rules.

import type { Input } from '../../../pipeline/pipeline.ts';
import type { LintFinding } from '../finding.ts';
import type { Report } from '../../../diagnostics/report.ts';
import { holds } from '../../../pipeline/revisions/resolve-revision.ts';
import { gitFiles, mergeBase } from '../../../pipeline/revisions/git.ts';
import type { Host } from '../../../cli/environment.ts';
import type { Linter } from './create-linter.ts';

interface Around {
  readonly host: Host;
  readonly report: Report;
}

/** Returns a predicate for new findings; `undefined` if git finds no merge base, which is reported. */
export async function isNewSince(
  ref: string,
  input: Input,
  linter: Linter,
  { host, report }: Around,
): Promise<((finding: LintFinding) => boolean) | undefined> {
  const base = await mergeBase(host.cwd, ref);
  const commit = base === undefined ? undefined : await gitFiles(host.cwd, base);
  if (!commit || 'problem' in commit) {
    report.add('lint/since', {
      message: `git knows no commit that both this one and ${JSON.stringify(ref)} come from`,
      help: 'Fetch it first; in CI, check out with the whole history (fetch-depth: 0).',
    });
    return undefined;
  }
  const { files } = commit;
  // In a document that did not exist, every finding is new.
  if (!(await holds(files, input.document))) return () => true;
  const overlays: string[] = [];
  for (const overlay of input.overlays) if (await holds(files, overlay)) overlays.push(overlay);
  const { findings } = await linter.run({ ...input, overlays }, files);
  const before = new Set(findings.map(({ fingerprint }) => fingerprint));
  return ({ fingerprint }) => !before.has(fingerprint);
}
