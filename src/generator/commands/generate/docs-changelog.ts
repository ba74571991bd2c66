// Changelog of the generated docs: changes since an earlier document.

import { resolve } from 'node:path';
import type { Change } from '../diff/change.ts';
import { difference } from '../diff/compare-apis.ts';
import { labelOf } from '../diff/operations/pair-operations.ts';
import { shortened } from '../diff/abbreviate.ts';
import { effectsOf, judge } from '../diff/assess-changes.ts';
import type { Api } from '../../model/types/api.ts';
import type { Report } from '../../diagnostics/report.ts';
import type { Source } from '../../source/node.ts';
import type { Changelog, ToldChange } from '../../targets/docs/changelog.ts';
import type { Flags } from '../../cli/arguments.ts';
import type { LoadedConfig } from '../../cli/config/load.ts';
import { modelOf } from '../diff/cli/diff-documents.ts';
import { settled } from '../diff/cli/side-overlays.ts';
import { sideOf } from '../../pipeline/revisions/resolve-revision.ts';
import { shownPath } from '../../pipeline/display-path.ts';

/**
 * Returns a function that lists the changes since the document that `docs.since` names; `undefined` if it cannot be
 * read, which is reported. Adds the sources read to `texts`. Paths in `flags` are relative to `cwd`.
 */
export async function changesSince(
  since: string,
  loaded: LoadedConfig,
  flags: Pick<Flags, 'overlay' | 'allowRefs'>,
  cwd: string,
  report: Report,
  texts: Map<string, Source>,
): Promise<((head: Api) => Changelog) | undefined> {
  // The configuration contains `since`, so its directory is the base for files and for git.
  const { folder } = loaded;
  const found = await sideOf(since, folder, report);
  if (!found) return undefined;
  // The configured `allowRefs` also apply to the earlier document.
  const allowRefs = flags.allowRefs ?? (loaded.config.allowRefs ?? []).map((directory) => resolve(folder, directory));
  const side = await settled(found, loaded, { ...flags, allowRefs }, { start: folder, cwd });
  const called = (file: string): string =>
    side.called(file) === file ? shownPath(cwd, resolve(folder, file)) : side.called(file);
  const base = await modelOf({ ...side, called }, report, texts);
  return base && changesFrom(base);
}

/** Returns a function that lists the changes of a model since `base`. */
export function changesFrom(base: Api): (head: Api) => Changelog {
  return (head) => {
    const ids = new Map([
      ...head.operations.map((operation) => [labelOf(operation), operation.id] as const),
      ...head.webhooks.map(({ id, path }) => [`webhook ${path}`, id] as const),
    ]);
    const { verdicts } = judge(difference(base, head), { base: '', head: '' }, new Map());
    return {
      since: base.info.version,
      changes: verdicts.map((verdict) => ({
        ...toldOf(verdict.change, head, ids),
        level: verdict.level,
        effect: effectsOf(verdict),
      })),
    };
  };
}

function toldOf(
  { subject, sentence, operations }: Change,
  head: Api,
  ids: ReadonlyMap<string, string>,
): Omit<ToldChange, 'level' | 'effect'> {
  const { operation, schema, steps } = subject;
  const id = operation === undefined ? undefined : ids.get(operation);
  return {
    about: shortened(operation ?? schema ?? ''),
    ...(id !== undefined && { operation: id }),
    ...(schema !== undefined && head.schema(schema) && { schema }),
    steps: steps.map(shortened),
    sentence,
    operations: operations.flatMap((label) => ids.get(label) ?? []),
  };
}
