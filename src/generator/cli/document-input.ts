// Input of one document: its path, overlays, and readable directories.

import { resolve } from 'node:path';
import type { ModelInput } from '../pipeline/pipeline.ts';
import type { Report } from '../diagnostics/report.ts';
import type { InputLocation } from '../source/load-sources.ts';
import type { Source } from '../source/node.ts';
import type { Flags } from './arguments.ts';
import { selectSingleDocument } from './select-documents.ts';
import type { ConfigError } from './config/validate-config.ts';
import { loadConfig, type LoadedConfig } from './config/load.ts';
import type { Environment } from './environment.ts';
import { toDisplayPath } from '../pipeline/display-path.ts';

/** Resolves the input of a command that reads one document. `exampleCommand` is a command line that names one. */
export async function resolveSingleInput(
  flags: Flags,
  environment: Environment,
  report: Report,
  texts: Map<string, Source>,
  exampleCommand: string,
): Promise<ModelInput | undefined> {
  const loaded = await loadConfig(environment.cwd, flags.config, report, texts);
  const selected =
    loaded &&
    (await selectSingleDocument(
      loaded,
      { document: flags.document, cwd: environment.cwd, canBeUnconfigured: true },
      exampleCommand,
      report,
    ));
  return selected && resolveInput(flags, selected, environment.cwd, report, exampleCommand);
}

/** Returns the document and its overlays; `undefined` if no document is named, which is reported. */
export function resolveInput(
  flags: Flags,
  loaded: LoadedConfig,
  cwd: string,
  report: Report,
  exampleCommand: string,
): ModelInput | undefined {
  const { config, directory } = loaded;
  const displayPathOf = (path: string): string => toDisplayPath(cwd, resolve(directory, path));
  const document = flags.document ?? (config.document && displayPathOf(config.document));
  if (document === undefined || document === '') {
    const help = `Name it (${exampleCommand}), or write ashlar.config.json with {"document": "openapi.yaml"}.`;
    report.add('cli/missing-document', { message: 'no document was named', help });
    return undefined;
  }
  if (/^https?:/i.test(document)) {
    const help =
      'Ashlar reads files only, so that the same input gives the same output everywhere: keep a copy of it here.';
    report.add('source/remote-reference', { message: `${document} is not a file`, help });
    return undefined;
  }
  // The overlays of the configuration apply only to its own document.
  const usesConfig = flags.document === undefined || isConfiguredDocument(document, loaded, cwd);
  const overlays = flags.overlay ?? (usesConfig ? (config.overlays ?? []).map(displayPathOf) : []);
  const inputLocations = new Map<string, InputLocation>();
  if (usesConfig && config.document !== undefined)
    inputLocations.set(document, describeNaming(loaded, loaded.pathOf('document')));
  if (flags.overlay === undefined)
    for (const [index, overlay] of overlays.entries())
      inputLocations.set(overlay, describeNaming(loaded, [...loaded.pathOf('overlays'), index]));
  const allowRefs = flags.allowRefs ?? (usesConfig ? (config.allowRefs ?? []).map(displayPathOf) : []);
  return { document, overlays, allowRefs, inputLocations };
}

/** Locates the configuration property that names a file. */
function describeNaming({ describeError }: LoadedConfig, path: ConfigError['path']): InputLocation {
  const { message, location } = describeError({
    path,
    part: 'value',
    message: 'names it: write the file, or mend the name.',
  });
  return { location, help: message };
}

/** Returns whether the document is the one in the configuration. */
export function isConfiguredDocument(document: string, { config, directory }: LoadedConfig, cwd: string): boolean {
  return config.document !== undefined && resolve(cwd, document) === resolve(directory, config.document);
}
