// Version bump of one package, with its reasons.

import { computeBumps, packageLevel, type VersionBump, type PackageName } from '../diff/semver-bumps.ts';
import type { AssessedChange } from '../diff/assess-changes.ts';
import { listDifferingFiles, type PackageFiles } from './package-diff.ts';
import type { DeclarationChange } from './api-report.ts';
import { maxBump } from './semver.ts';

/** Input of the decision. */
export interface BumpInput {
  /** Last published content; `undefined` if never published. */
  readonly published: PackageFiles | undefined;
  /** Content to publish, with the current versions of its siblings. */
  readonly candidate: PackageFiles;
  /** Target that generated the package; `undefined` for other packages. */
  readonly target: PackageName | undefined;
  /** Changes of the document since then. */
  readonly verdicts: readonly AssessedChange[];
  /** Evaluated only if the content differs. */
  readonly declarations: () => readonly DeclarationChange[];
}

export interface BumpDecision {
  readonly bump: VersionBump | 'first';
  /** Changes that affect the package. */
  readonly verdicts: readonly AssessedChange[];
  readonly declarations: readonly DeclarationChange[];
  /** Changed files. */
  readonly files: readonly string[];
}

const noChanges = { verdicts: [], declarations: [], files: [] };

/** Decides on the bump. Identical content is never published again, regardless of changes in the document. */
export function decideBump({ published, candidate, target, verdicts, declarations }: BumpInput): BumpDecision {
  if (!published) return { bump: 'first', ...noChanges };
  const files = listDifferingFiles(published, candidate);
  if (files.length === 0) return { bump: 'none', ...noChanges };
  const affecting =
    target === undefined
      ? []
      : verdicts.filter(({ change }) => target === 'docs' || packageLevel(target, change) !== undefined);
  const documentBump = target === undefined ? 'none' : computeBumps(verdicts.map(({ change }) => change))[target];
  const changes = declarations();
  const bump = [documentBump, ...changes.map(bumpOf)].reduce<VersionBump>(maxBump, 'patch');
  return { bump, verdicts: affecting, declarations: changes, files };
}

function bumpOf({ kind }: DeclarationChange): VersionBump {
  return kind === 'removed' || kind === 'narrowed' ? 'major' : 'minor';
}
