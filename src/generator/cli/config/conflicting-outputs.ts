// Conflicts between the output directories, package names, and handler directories of several documents.

import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Report } from '../../diagnostics/report.ts';
import { recordName } from '../../commands/scaffold/scaffold-state.ts';
import type { Complaint } from './validate-config.ts';
import type { Expanded } from './expand-documents.ts';
import type { LoadedConfig } from './load.ts';

/** Conflict between the configurations of two documents. */
interface Clash {
  readonly at: Complaint['at'];
  readonly message: string;
  readonly other: Expanded;
  readonly otherAt: Complaint['at'];
}

/** Reports overlapping output directories and equal package scopes; returns whether there are any. */
export function reportClashes(documents: readonly Expanded[], loaded: LoadedConfig, report: Report): boolean {
  const clashes: Clash[] = [];
  const folders = documents.map((each) => ({ each, path: realPath(resolve(loaded.folder, each.config.out)) }));
  for (const [index, { each, path }] of folders.entries()) {
    const before = folders.slice(0, index).find((other) => isWithin(other.path, path) || isWithin(path, other.path));
    if (!before) continue;
    const relation = !isWithin(before.path, path)
      ? 'within the folder'
      : !isWithin(path, before.path)
        ? 'around the folder'
        : 'the folder';
    const message = `would have ${each.config.document} write into ${JSON.stringify(each.config.out)}, which is ${relation} of ${before.each.config.document}; each document needs a folder of its own`;
    clashes.push({ at: each.at('out'), message, other: before.each, otherAt: before.each.at('out') });
  }
  const scopes = new Map<string, Expanded>();
  for (const each of documents) {
    const { packages = false } = each.config;
    if (packages === false) continue;
    const other = scopes.get(packages.scope);
    if (other === undefined) scopes.set(packages.scope, each);
    else
      clashes.push({
        at: [...each.at('packages'), 'scope'],
        message: `would give packages of ${other.config.document} and of ${each.config.document} the same names, below ${packages.scope}; each document needs a scope of its own`,
        other,
        otherAt: [...other.at('packages'), 'scope'],
      });
  }
  return tell(clashes, loaded, report);
}

/** Reports handler directories that overlap those of another document or its output; returns whether there are any. */
export function reportSharedHandlers(documents: readonly Expanded[], loaded: LoadedConfig, report: Report): boolean {
  const folders = documents.map((each) => ({
    each,
    handlers: realPath(resolve(loaded.folder, each.config.handlers ?? 'handlers')),
    out: realPath(resolve(loaded.folder, each.config.out)),
  }));
  const clashes = folders.flatMap(({ each, handlers }, index): readonly Clash[] => {
    const begin = {
      at: each.at('handlers'),
      message: `would have the handlers of ${each.config.document} written into ${JSON.stringify(each.config.handlers)}`,
    };
    // Handlers are read recursively.
    const shared = folders
      .slice(0, index)
      .find((other) => isWithin(other.handlers, handlers) || isWithin(handlers, other.handlers));
    if (shared) {
      return [
        {
          ...begin,
          message: `${begin.message}, ${relationOf(handlers, shared.handlers, shared.each)}; each document needs a folder of its own`,
          other: shared.each,
          otherAt: shared.each.at('handlers'),
        },
      ];
    }
    const among = folders.find((other) => other.each !== each && isWithin(handlers, other.out))?.each;
    return among
      ? [
          {
            ...begin,
            message: `${begin.message}, among what ${among.config.document} yields`,
            other: among,
            otherAt: among.at('out'),
          },
        ]
      : [];
  });
  return tell(clashes, loaded, report);
}

/**
 * Reports that the handler directory named on the command line overlaps the existing handlers of another document,
 * which would be mistaken for handlers of removed operations. Returns whether it does.
 */
export function reportForeignHandlers(
  { document, ...named }: { readonly document: string; readonly folder: string; readonly shown: string },
  cwd: string,
  documents: readonly Expanded[],
  loaded: LoadedConfig,
  report: Report,
): boolean {
  const folder = realPath(named.folder);
  const handlersOf = ({ config }: Expanded): string => realPath(resolve(loaded.folder, config.handlers ?? 'handlers'));
  const own = documents
    .filter(({ config }) => resolve(loaded.folder, config.document) === resolve(cwd, document))
    .map(handlersOf);
  const foreign = documents.find((each) => {
    const handlers = handlersOf(each);
    return (
      !own.includes(handlers) &&
      (isWithin(folder, handlers) || isWithin(handlers, folder)) &&
      existsSync(join(handlers, recordName))
    );
  });
  if (foreign === undefined) return false;
  const message = `the handlers of ${document} would be written to ${named.shown}, ${relationOf(folder, handlersOf(foreign), foreign)}`;
  const { place } = loaded.told({ at: foreign.at('handlers'), on: 'value', message });
  report.add('cli/bad-arguments', {
    message,
    ...(place && { related: [{ place, message: `which ${foreign.config.document} has` }] }),
    help: 'Give them a folder of their own with --out.',
  });
  return true;
}

/** Describes how a directory relates to the handler directory of another document. */
function relationOf(folder: string, handlers: string, { config: { document } }: Expanded): string {
  if (!isWithin(handlers, folder)) return `within the folder of those of ${document}`;
  return isWithin(folder, handlers) ? `where those of ${document} are` : `around the folder of those of ${document}`;
}

/** Reports each conflict at one document and relates it to the other; returns whether there are any. */
function tell(clashes: readonly Clash[], loaded: LoadedConfig, report: Report): boolean {
  for (const { at, message, other, otherAt } of clashes) {
    const { place } = loaded.told({ at: otherAt, on: 'value', message });
    report.add('cli/configuration-member', {
      ...loaded.told({ at, on: 'value', message }),
      ...(place &&
        String(at) !== String(otherAt) && { related: [{ place, message: `which ${other.config.document} has` }] }),
    });
  }
  return clashes.length > 0;
}

/** Returns whether a path equals or is inside a directory, ignoring case as some file systems do. */
function isWithin(path: string, folder: string): boolean {
  return `${path}${sep}`.toLowerCase().startsWith(`${folder}${sep}`.toLowerCase());
}

/** Resolves symbolic links in the part of the path that exists. */
function realPath(path: string): string {
  if (existsSync(path) || dirname(path) === path) return realpathSync(path);
  return join(realPath(dirname(path)), relative(dirname(path), path));
}
