// Version bump of one package, with its reasons.

import { bumpsOf, levelIn, type Bump, type PackageName } from '../diff/semver-bumps.ts';
import type { Verdict } from '../diff/assess-changes.ts';
import { differingFiles, type Content } from './package-diff.ts';
import type { DeclarationChange } from './api-report.ts';
import { higher } from './semver.ts';

/** Input of the decision. */
export interface Evidence {
  /** Last published content; `undefined` if never published. */
  readonly published: Content | undefined;
  /** Content to publish, with the current versions of its siblings. */
  readonly candidate: Content;
  /** Target that generated the package; `undefined` for other packages. */
  readonly target: PackageName | undefined;
  /** Changes of the document since then. */
  readonly verdicts: readonly Verdict[];
  /** Evaluated only if the content differs. */
  readonly declarations: () => readonly DeclarationChange[];
}

export interface Decision {
  readonly bump: Bump | 'first';
  /** Changes that affect the package. */
  readonly verdicts: readonly Verdict[];
  readonly declarations: readonly DeclarationChange[];
  /** Changed files. */
  readonly files: readonly string[];
}

const nothing = { verdicts: [], declarations: [], files: [] };

/** Decides on the bump. Identical content is never published again, regardless of changes in the document. */
export function decide({ published, candidate, target, verdicts, declarations }: Evidence): Decision {
  if (!published) return { bump: 'first', ...nothing };
  const files = differingFiles(published, candidate);
  if (files.length === 0) return { bump: 'none', ...nothing };
  const concerning =
    target === undefined
      ? []
      : verdicts.filter(({ change }) => target === 'docs' || levelIn(target, change) !== undefined);
  const ofDocument = target === undefined ? 'none' : bumpsOf(verdicts.map(({ change }) => change))[target];
  const changes = declarations();
  const bump = [ofDocument, ...changes.map(bumpOf)].reduce<Bump>(higher, 'patch');
  return { bump, verdicts: concerning, declarations: changes, files };
}

function bumpOf({ kind }: DeclarationChange): Bump {
  return kind === 'removed' || kind === 'narrowed' ? 'major' : 'minor';
}
