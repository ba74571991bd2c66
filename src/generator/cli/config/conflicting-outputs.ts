// Documents that would write into one another's folders, or as packages of the same names; and handlers of several in one folder.

import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Report } from '../../diagnostics/report.ts';
import { recordName } from '../../commands/scaffold/scaffold-state.ts';
import type { Complaint } from './validate-config.ts';
import type { Expanded } from './expand-documents.ts';
import type { LoadedConfig } from './load.ts';

/** What one document says that does not go with what another says. */
interface Clash {
  readonly at: Complaint['at'];
  readonly message: string;
  readonly other: Expanded;
  readonly otherAt: Complaint['at'];
}

/** Reports each document whose output another's would meet; true where there is one. */
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

/** Reports each document whose handlers would be written where another's are, or among what another yields; true where there is one. */
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
    // A folder of handlers is read with all that lies below it.
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
 * Reports that the folder which a command names for the handlers of a document is, holds or lies within one where another's
 * are already: they would be taken for handlers whose operations have gone. True where it is so.
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

/** How a folder lies to that of another document's handlers. */
function relationOf(folder: string, handlers: string, { config: { document } }: Expanded): string {
  if (!isWithin(handlers, folder)) return `within the folder of those of ${document}`;
  return isWithin(folder, handlers) ? `where those of ${document} are` : `around the folder of those of ${document}`;
}

/** Tells each clash at the one document, and where the other says what it meets; true where there is one. */
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

/** Whether one is the other or lies within it, also where the disk takes small and capital letters for the same. */
function isWithin(path: string, folder: string): boolean {
  return `${path}${sep}`.toLowerCase().startsWith(`${folder}${sep}`.toLowerCase());
}

/** Where a path leads, links followed as far as there is something. */
function realPath(path: string): string {
  if (existsSync(path) || dirname(path) === path) return realpathSync(path);
  return join(realPath(dirname(path)), relative(dirname(path), path));
}
