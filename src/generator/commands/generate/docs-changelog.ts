// Changelog in the generated docs: changes since an earlier version of the document.

import { type Change, abbreviate } from '../diff/change.ts';
import { compareApis } from '../diff/compare-apis.ts';
import { operationLabel } from '../diff/operations/pair-operations.ts';
import { describeEffects, assessChanges } from '../diff/assess-changes.ts';
import type { Api } from '../../model/types/api.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { InputSources } from '../../pipeline/inputs/input-reader.ts';
import { resolveInputPath } from '../../source/input-path.ts';
import type { Source } from '../../source/node.ts';
import type { Changelog, ChangelogEntry } from '../../targets/docs/changelog.ts';
import type { CommonFlags } from '../../cli/arguments.ts';
import type { LoadedConfig } from '../../cli/config/load.ts';
import { buildSideModel } from '../diff/cli/diff-document-versions.ts';
import { configureSide } from '../diff/cli/configure-side.ts';
import { resolveRevision } from '../../pipeline/revisions/resolve-revision.ts';
import { toDisplayPath } from '../../pipeline/display-path.ts';

/**
 * Returns a function that lists the changes since the document that `docs.changelogSince` names. If the document cannot
 * be read, reports an error and returns `undefined`. Adds the sources that it reads to `sources`. Paths in `flags` are
 * relative to `cwd`.
 */
export async function loadChangelogSince(
  since: string,
  loaded: LoadedConfig,
  flags: Pick<CommonFlags, 'overlay' | 'allow'>,
  inputs: InputSources,
  cwd: string,
  report: Report,
  sources: Map<string, Source>,
): Promise<((head: Api) => Changelog) | undefined> {
  // The configuration contains `changelogSince`, so its directory is the base for files and for git.
  const { directory: configDirectory } = loaded;
  const revision = await resolveRevision(since, configDirectory, inputs, report);
  if (!revision) return undefined;
  // What the references of the document may read, those of the earlier document may read as well.
  const allow =
    flags.allow ?? (loaded.config.input?.allow ?? []).map((path) => resolveInputPath(configDirectory, path));
  const side = await configureSide(revision, loaded, { ...flags, allow }, { start: configDirectory, cwd, inputs });
  const fileLabel = (file: string): string =>
    side.fileLabel(file) === file ? toDisplayPath(cwd, resolveInputPath(configDirectory, file)) : side.fileLabel(file);
  const base = await buildSideModel({ ...side, fileLabel }, report, sources);
  return base && createChangelogBuilder(base);
}

/** Returns a function that lists the changes from `base` to a model. */
export function createChangelogBuilder(base: Api): (head: Api) => Changelog {
  return (head) => {
    const ids = new Map([
      ...head.operations.map((operation) => [operationLabel(operation), operation.id] as const),
      ...head.webhooks.map(({ id, path }) => [`webhook ${path}`, id] as const),
    ]);
    const { assessedChanges } = assessChanges(compareApis(base, head), { base: '', head: '' }, new Map());
    return {
      since: base.info.version,
      changes: assessedChanges.map((assessed) => ({
        ...toChangelogEntry(assessed.change, head, ids),
        level: assessed.level,
        effect: describeEffects(assessed),
      })),
    };
  };
}

function toChangelogEntry(
  { subject, sentence, operations }: Change,
  head: Api,
  ids: ReadonlyMap<string, string>,
): Omit<ChangelogEntry, 'level' | 'effect'> {
  const { operation, schema, steps } = subject;
  const id = operation === undefined ? undefined : ids.get(operation);
  return {
    subject: abbreviate(operation ?? schema ?? ''),
    ...(id !== undefined && { operation: id }),
    ...(schema !== undefined && head.schema(schema) && { schema }),
    steps: steps.map(abbreviate),
    sentence,
    operations: operations.flatMap((label) => ids.get(label) ?? []),
  };
}
