// Detection of findings that are new since a git merge base: lints the document of that commit with the same rules.

import type { ModelInput } from '../../../pipeline/pipeline.ts';
import type { LintFinding } from '../finding.ts';
import type { Report } from '../../../diagnostics/report.ts';
import { hasFile } from '../../../pipeline/revisions/resolve-revision.ts';
import { openCommit, findMergeBase } from '../../../pipeline/revisions/git.ts';
import type { Environment } from '../../../cli/environment.ts';
import type { Linter } from './create-linter.ts';

interface LintEnvironment {
  readonly host: Environment;
  readonly report: Report;
}

/** Returns a predicate for new findings. Returns `undefined` and reports an error if git finds no merge base. */
export async function createNewFindingFilter(
  ref: string,
  input: ModelInput,
  linter: Linter,
  { host, report }: LintEnvironment,
): Promise<((finding: LintFinding) => boolean) | undefined> {
  const base = await findMergeBase(host.cwd, ref);
  const commit = base === undefined ? undefined : await openCommit(host.cwd, base);
  if (!commit || 'problem' in commit) {
    report.add('lint/unknown-commit', {
      message: `git knows no commit that both this one and ${JSON.stringify(ref)} come from`,
      help: 'Fetch it first; in CI, check out with the whole history (fetch-depth: 0).',
    });
    return undefined;
  }
  const { files } = commit;
  // In a document that did not exist, every finding is new.
  if (!(await hasFile(files, input.document))) return () => true;
  const overlays: string[] = [];
  for (const overlay of input.overlays) if (await hasFile(files, overlay)) overlays.push(overlay);
  const { findings } = await linter.run({ ...input, overlays }, files);
  const earlierFingerprints = new Set(findings.map(({ fingerprint }) => fingerprint));
  return ({ fingerprint }) => !earlierFingerprints.has(fingerprint);
}
