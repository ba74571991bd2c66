// Selection of the configured documents that a command applies to.

import { resolve } from 'node:path';
import { didYouMean } from '../openapi/did-you-mean.ts';
import type { Location } from '../diagnostics/diagnostic.ts';
import type { Report } from '../diagnostics/report.ts';
import type { LoadedConfig } from './config/load.ts';
import type { WatchedGlob } from './environment.ts';
import { toDisplayPath } from '../pipeline/display-path.ts';

export interface DocumentSelection {
  /** Document named on the command line. */
  readonly document: string | undefined;
  readonly cwd: string;
  /** Whether a document that is not in the configuration is allowed; the shared settings then apply to it. */
  readonly canBeUnconfigured: boolean;
  /** Receives the globs that the documents come from. */
  readonly globs?: WatchedGlob[];
}

/**
 * Returns a single-document configuration for each selected document; `undefined` after an error, which is reported.
 */
export async function selectDocuments(
  loaded: LoadedConfig,
  { document: named, cwd, canBeUnconfigured, globs }: DocumentSelection,
  report: Report,
): Promise<readonly LoadedConfig[] | undefined> {
  if (loaded.config.documents === undefined) return [loaded];
  const { expandDocuments } = await import('./config/expand-documents.ts');
  const all = expandDocuments(loaded, report, globs);
  if (all === undefined || named === undefined) return all;
  const selected = all.filter(({ config }) => resolve(loaded.directory, config.document) === resolve(cwd, named));
  if (selected.length > 0) return selected;
  // Only the shared settings apply.
  if (canBeUnconfigured) return [{ ...loaded, config: { ...loaded.config, documents: undefined } }];
  const knownDocuments = all.map(({ config }) => toDisplayPath(cwd, resolve(loaded.directory, config.document)));
  report.add('cli/unknown-document', {
    location: documentsLocation(loaded),
    message: `the configuration has no document ${named}`,
    help:
      didYouMean(toDisplayPath(cwd, resolve(cwd, named)), knownDocuments) ??
      'Add it to documents, or say with --out where what it yields is to be written.',
  });
  return undefined;
}

/** Returns the location of `documents` in the configuration. */
export function documentsLocation({ describeError }: LoadedConfig): Location | undefined {
  return describeError({ path: ['documents'], part: 'name', message: '' }).location;
}

/**
 * Selects the only document of a command that accepts one. `exampleCommand` is a command line that names openapi.yaml.
 */
export async function selectSingleDocument(
  loaded: LoadedConfig,
  selection: DocumentSelection,
  exampleCommand: string,
  report: Report,
): Promise<LoadedConfig | undefined> {
  const [first, ...more] = (await selectDocuments(loaded, selection, report)) ?? [];
  if (more.length === 0) return first;
  const all = [
    ...new Set(
      [first, ...more].map((each) =>
        toDisplayPath(selection.cwd, resolve(loaded.directory, each?.config.document ?? '')),
      ),
    ),
  ];
  const message =
    all.length === 1
      ? `the configuration has ${all[0] ?? ''} several times`
      : `the configuration has ${all.length} documents: ${all.slice(0, 5).join(', ')}${all.length > 5 ? ', …' : ''}`;
  report.add('cli/ambiguous-document', {
    message,
    location: documentsLocation(loaded),
    help:
      all.length === 1
        ? 'Name a configuration that has it once, with --config.'
        : `This command is about one: ${exampleCommand.replaceAll('openapi.yaml', all[0] ?? '')}.`,
  });
  return undefined;
}
