// Conflicts between the output directories, package names, and handler directories of several documents.

import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Report } from '../../diagnostics/report.ts';
import { resolveInputPath } from '../../source/input-path.ts';
import { stateFileName } from '../../commands/scaffold/scaffold-state.ts';
import type { ConfigError } from './value-checks.ts';
import type { ExpandedDocumentConfig } from './expand-documents.ts';
import type { LoadedConfig } from './load.ts';

/** Conflict between the configurations of two documents. */
interface ConfigConflict {
  readonly path: ConfigError['path'];
  readonly message: string;
  readonly other: ExpandedDocumentConfig;
  readonly otherPath: ConfigError['path'];
}

/** Reports overlapping output directories and equal package scopes; returns whether there are any. */
export function reportConflictingOutputs(
  documents: readonly ExpandedDocumentConfig[],
  loaded: LoadedConfig,
  report: Report,
): boolean {
  const conflicts: ConfigConflict[] = [];
  const directories = documents.map((entry) => ({
    entry,
    path: resolveRealPath(resolve(loaded.directory, entry.config.out)),
  }));
  for (const [index, { entry, path }] of directories.entries()) {
    const overlapping = directories
      .slice(0, index)
      .find((other) => isWithin(other.path, path) || isWithin(path, other.path));
    if (!overlapping) continue;
    const relation = !isWithin(overlapping.path, path)
      ? 'inside the output directory'
      : !isWithin(path, overlapping.path)
        ? 'a parent of the output directory'
        : 'the output directory';
    const message = `\`${entry.config.out}\` (for \`${entry.config.document}\`) is ${relation} of \`${overlapping.entry.config.document}\``;
    conflicts.push({
      path: entry.pathOf('out'),
      message,
      other: overlapping.entry,
      otherPath: overlapping.entry.pathOf('out'),
    });
  }
  const scopes = new Map<string, ExpandedDocumentConfig>();
  for (const entry of documents) {
    const { packages = false } = entry.config;
    if (packages === false) continue;
    const other = scopes.get(packages.scope);
    if (other === undefined) scopes.set(packages.scope, entry);
    else
      conflicts.push({
        path: [...entry.pathOf('packages'), 'scope'],
        message: `\`${packages.scope}\` is already the scope of the packages of \`${other.config.document}\``,
        other,
        otherPath: [...other.pathOf('packages'), 'scope'],
      });
  }
  return reportConflicts(conflicts, loaded, report);
}

/** Reports handler directories that overlap those of another document or its output; returns whether there are any. */
export function reportConflictingHandlerDirectories(
  documents: readonly ExpandedDocumentConfig[],
  loaded: LoadedConfig,
  report: Report,
): boolean {
  const directories = documents.map((entry) => ({
    entry,
    handlers: resolveRealPath(resolve(loaded.directory, entry.config.handlers ?? 'handlers')),
    out: resolveRealPath(resolve(loaded.directory, entry.config.out)),
  }));
  const conflicts = directories.flatMap(({ entry, handlers }, index): readonly ConfigConflict[] => {
    const conflict = {
      path: entry.pathOf('handlers'),
      message: `\`${entry.config.handlers}\` (for \`${entry.config.document}\`) is`,
    };
    // Handlers are read recursively.
    const shared = directories
      .slice(0, index)
      .find((other) => isWithin(other.handlers, handlers) || isWithin(handlers, other.handlers));
    if (shared) {
      return [
        {
          ...conflict,
          message: `${conflict.message} ${describeRelation(handlers, shared.handlers, shared.entry)}`,
          other: shared.entry,
          otherPath: shared.entry.pathOf('handlers'),
        },
      ];
    }
    const enclosing = directories.find((other) => other.entry !== entry && isWithin(handlers, other.out))?.entry;
    return enclosing
      ? [
          {
            ...conflict,
            message: `${conflict.message} inside the output directory of \`${enclosing.config.document}\``,
            other: enclosing,
            otherPath: enclosing.pathOf('out'),
          },
        ]
      : [];
  });
  return reportConflicts(conflicts, loaded, report);
}

/**
 * Reports an error if the handler directory from the command line overlaps existing handlers of another document, which
 * would be mistaken for handlers of removed operations. Returns whether it does.
 */
export function reportConflictingHandlersFlag(
  { document, ...target }: { readonly document: string; readonly directory: string; readonly displayPath: string },
  cwd: string,
  documents: readonly ExpandedDocumentConfig[],
  loaded: LoadedConfig,
  report: Report,
): boolean {
  const directory = resolveRealPath(target.directory);
  const handlerDirectory = ({ config }: ExpandedDocumentConfig): string =>
    resolveRealPath(resolve(loaded.directory, config.handlers ?? 'handlers'));
  const documentHandlers = documents
    .filter(({ config }) => resolveInputPath(loaded.directory, config.document) === resolveInputPath(cwd, document))
    .map(handlerDirectory);
  const overlapping = documents.find((entry) => {
    const handlers = handlerDirectory(entry);
    return (
      !documentHandlers.includes(handlers) &&
      (isWithin(directory, handlers) || isWithin(handlers, directory)) &&
      existsSync(join(handlers, stateFileName))
    );
  });
  if (overlapping === undefined) return false;
  const message = `the handler directory \`${target.displayPath}\` is ${describeRelation(directory, handlerDirectory(overlapping), overlapping)}`;
  const { location } = loaded.describeError({ path: overlapping.pathOf('handlers'), part: 'value', message });
  report.add('cli/invalid-arguments', {
    message,
    ...(location && { related: [{ location, message: `\`${overlapping.config.document}\` configured here` }] }),
    help: 'choose another directory with `--handlers`',
  });
  return true;
}

/** Describes how a directory relates to the handler directory of another document. */
function describeRelation(
  directory: string,
  handlers: string,
  { config: { document } }: ExpandedDocumentConfig,
): string {
  if (!isWithin(handlers, directory)) return `inside the handler directory of \`${document}\``;
  const name = `the handler directory of \`${document}\``;
  return isWithin(directory, handlers) ? name : `a parent of ${name}`;
}

/** Reports each conflict at one document, with the other as a related location; returns whether there are any. */
function reportConflicts(conflicts: readonly ConfigConflict[], loaded: LoadedConfig, report: Report): boolean {
  for (const { path, message, other, otherPath } of conflicts) {
    const { location } = loaded.describeError({ path: otherPath, part: 'value', message });
    report.add('cli/invalid-config-option', {
      ...loaded.describeError({ path, part: 'value', message }),
      ...(location &&
        String(path) !== String(otherPath) && {
          related: [{ location, message: `\`${other.config.document}\` configured here` }],
        }),
    });
  }
  return conflicts.length > 0;
}

/** Returns whether a path equals or is inside a directory, ignoring case, as some file systems do. */
function isWithin(path: string, directory: string): boolean {
  return `${path}${sep}`.toLowerCase().startsWith(`${directory}${sep}`.toLowerCase());
}

/** Resolves symbolic links in the part of the path that exists. */
function resolveRealPath(path: string): string {
  if (existsSync(path) || dirname(path) === path) return realpathSync(path);
  return join(resolveRealPath(dirname(path)), relative(dirname(path), path));
}
