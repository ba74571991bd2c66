// Expansion of `documents` into one configuration for each document.

import { posix, resolve } from 'node:path';
import type { Report } from '../../diagnostics/report.ts';
import { checkConfig, isMember, type Complaint } from './validate-config.ts';
import type { AshlarConfig, DocumentConfig } from './types.ts';
import { reportClashes } from './conflicting-outputs.ts';
import type { FollowedGlob } from '../environment.ts';
import { filesLike, isGlob, type Met } from './glob.ts';
import type { LoadedConfig } from './load.ts';

/** Configuration of one document among several. */
export interface Expanded extends LoadedConfig {
  readonly config: AshlarConfig & Pick<DocumentConfig, 'document' | 'out'>;
}

/**
 * Returns a configuration for each document in the order of `documents`, matches of a glob by name; `undefined` after
 * an error, which is reported. Adds the globs to `globs`.
 */
export function documentsOf(
  loaded: LoadedConfig,
  report: Report,
  globs: FollowedGlob[] = [],
): readonly Expanded[] | undefined {
  const { documents = [] } = loaded.config;
  const complaints: Complaint[] = [];
  const expanded = documents.flatMap((entry, index) =>
    entriesOf(entry, loaded, documents, globs, (complaint) =>
      complaints.push({ ...complaint, at: ['documents', index, ...complaint.at] }),
    ).map((own) => joined(own, loaded, index)),
  );
  for (const { config, at } of expanded) {
    // Values that contain captures can be validated only after the substitution.
    for (const complaint of checkConfig(config)) {
      const [member, ...within] = complaint.at;
      complaints.push({ ...complaint, at: isMember(member) ? [...at(member), ...within] : [] });
    }
  }
  for (const complaint of complaints) report.add('cli/configuration-member', loaded.told(complaint));
  if (complaints.length > 0) return undefined;
  return reportClashes(expanded, loaded, report) ? undefined : expanded;
}

type Complain = (complaint: Complaint) => void;

/** Returns the document itself, or each match of its glob that no other entry names. */
function entriesOf(
  entry: DocumentConfig,
  { folder }: LoadedConfig,
  all: readonly DocumentConfig[],
  globs: FollowedGlob[],
  complain: Complain,
): readonly DocumentConfig[] {
  const { document } = entry;
  if (!isGlob(document, folder)) return [filled(entry, document, [], complain)];
  const { met } = filesLike(document, folder);
  globs.push(followedGlob(document, folder, met));
  if (met.length === 0)
    complain({ at: ['document'], on: 'value', message: `is ${JSON.stringify(document)}, and no file is like that` });
  const named = new Set(all.map((other) => resolve(folder, other.document)));
  return met
    .filter(({ path }) => !named.has(resolve(folder, path)))
    .map(({ path, captured }) => filled(entry, path, captured, complain));
}

function followedGlob(glob: string, folder: string, met: readonly Met[]): FollowedGlob {
  const paths = (all: readonly Met[]): readonly string[] => all.map(({ path }) => path);
  return {
    met: paths(met),
    list() {
      const now = filesLike(glob, folder);
      return { met: paths(now.met), folders: now.folders };
    },
  };
}

/** Returns the entry with `{1}`, `{2}`, … replaced by the captures of the glob. */
function filled(
  entry: DocumentConfig,
  document: string,
  captured: readonly string[],
  complain: Complain,
): DocumentConfig {
  const fill = (text: string, ...at: readonly (string | number)[]): string =>
    text.replace(/\{([1-9])\}/g, (whole, digit: string) => {
      const part = captured[Number(digit) - 1];
      if (part === undefined)
        complain({
          at,
          on: 'value',
          message: `has ${whole}, and ${JSON.stringify(entry.document)} has ${captured.length === 0 ? 'no wildcard' : `${captured.length} only`} that it could stand for`,
        });
      return part ?? whole;
    });
  const { out, overlays, allowRefs, handlers, packages, docs } = entry;
  return {
    ...entry,
    document,
    out: fill(out, 'out'),
    ...(overlays && { overlays: overlays.map((overlay, index) => fill(overlay, 'overlays', index)) }),
    ...(allowRefs && { allowRefs: allowRefs.map((directory, index) => fill(directory, 'allowRefs', index)) }),
    ...(handlers !== undefined && { handlers: fill(handlers, 'handlers') }),
    ...(packages && { packages: { ...packages, scope: fill(packages.scope, 'packages', 'scope') } }),
    ...(docs?.since !== undefined && { docs: { ...docs, since: fill(docs.since, 'docs', 'since') } }),
  };
}

/** Merges an entry with the shared settings; the entry takes precedence. */
function joined(own: DocumentConfig, { folder, told, config }: LoadedConfig, index: number): Expanded {
  return {
    folder,
    at: (member) =>
      Object.hasOwn(config, member) && !Object.hasOwn(own, member) ? [member] : ['documents', index, member],
    told,
    config: {
      // Next to the output.
      handlers: posix.join(posix.dirname(own.out), 'handlers'),
      ...config,
      documents: undefined,
      ...own,
      ...((config.docs ?? own.docs) && { docs: { ...config.docs, ...own.docs } }),
      ...((config.validators ?? own.validators) && { validators: { ...config.validators, ...own.validators } }),
    },
  };
}
