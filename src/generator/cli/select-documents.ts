// Selection of the configured documents that a command applies to.

import { resolve } from 'node:path';
import { didYouMean } from '../openapi/did-you-mean.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import type { Report } from '../diagnostics/report.ts';
import type { LoadedConfig } from './config/load.ts';
import type { FollowedGlob } from './environment.ts';
import { shownPath } from '../pipeline/display-path.ts';

export interface Choice {
  /** Document named on the command line. */
  readonly named: string | undefined;
  readonly cwd: string;
  /** Whether a document that is not in the configuration is allowed; the shared settings then apply to it. */
  readonly others: boolean;
  /** Receives the globs that the documents come from. */
  readonly globs?: FollowedGlob[];
}

/**
 * Returns a single-document configuration for each selected document; `undefined` after an error, which is reported.
 */
export async function chosenAmong(
  loaded: LoadedConfig,
  { named, cwd, others, globs }: Choice,
  report: Report,
): Promise<readonly LoadedConfig[] | undefined> {
  if (loaded.config.documents === undefined) return [loaded];
  const { documentsOf } = await import('./config/expand-documents.ts');
  const all = documentsOf(loaded, report, globs);
  if (all === undefined || named === undefined) return all;
  const chosen = all.filter(({ config }) => resolve(loaded.folder, config.document) === resolve(cwd, named));
  if (chosen.length > 0) return chosen;
  // Only the shared settings apply.
  if (others) return [{ ...loaded, config: { ...loaded.config, documents: undefined } }];
  const known = all.map(({ config }) => shownPath(cwd, resolve(loaded.folder, config.document)));
  report.add('cli/unknown-document', {
    place: placeOfDocuments(loaded),
    message: `the configuration has no document ${named}`,
    help:
      didYouMean(shownPath(cwd, resolve(cwd, named)), known) ??
      'Add it to documents, or say with --out where what it yields is to be written.',
  });
  return undefined;
}

/** Returns the location of `documents` in the configuration. */
export function placeOfDocuments({ told }: LoadedConfig): Place | undefined {
  return told({ at: ['documents'], on: 'name', message: '' }).place;
}

/**
 * Selects the only document of a command that accepts one. `exampleCommand` is a command line that names openapi.yaml.
 */
export async function chosenOne(
  loaded: LoadedConfig,
  choice: Choice,
  example: string,
  report: Report,
): Promise<LoadedConfig | undefined> {
  const [first, ...more] = (await chosenAmong(loaded, choice, report)) ?? [];
  if (more.length === 0) return first;
  const all = [
    ...new Set(
      [first, ...more].map((each) => shownPath(choice.cwd, resolve(loaded.folder, each?.config.document ?? ''))),
    ),
  ];
  const message =
    all.length === 1
      ? `the configuration has ${all[0] ?? ''} several times`
      : `the configuration has ${all.length} documents: ${all.slice(0, 5).join(', ')}${all.length > 5 ? ', …' : ''}`;
  report.add('cli/several-documents', {
    message,
    place: placeOfDocuments(loaded),
    help:
      all.length === 1
        ? 'Name a configuration that has it once, with --config.'
        : `This command is about one: ${example.replaceAll('openapi.yaml', all[0] ?? '')}.`,
  });
  return undefined;
}
