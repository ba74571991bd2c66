// Input of one document: its path, overlays, and readable directories.

import { resolve } from 'node:path';
import type { Input } from '../pipeline/pipeline.ts';
import type { Report } from '../diagnostics/report.ts';
import type { Naming } from '../source/load-sources.ts';
import type { Source } from '../source/node.ts';
import type { Flags } from './arguments.ts';
import { chosenOne } from './select-documents.ts';
import type { Complaint } from './config/validate-config.ts';
import { loadConfig, type LoadedConfig } from './config/load.ts';
import type { Host } from './environment.ts';
import { shownPath } from '../pipeline/display-path.ts';

/** Resolves the input of a command that reads one document. `exampleCommand` is a command line that names one. */
export async function settleInput(
  flags: Flags,
  host: Host,
  report: Report,
  texts: Map<string, Source>,
  example: string,
): Promise<Input | undefined> {
  const loaded = await loadConfig(host.cwd, flags.config, report, texts);
  const one =
    loaded && (await chosenOne(loaded, { named: flags.document, cwd: host.cwd, others: true }, example, report));
  return one && inputOf(flags, one, host.cwd, report, example);
}

/** Returns the document and its overlays; `undefined` if no document is named, which is reported. */
export function inputOf(
  flags: Flags,
  loaded: LoadedConfig,
  cwd: string,
  report: Report,
  example: string,
): Input | undefined {
  const { config, folder } = loaded;
  const configured = (path: string): string => shownPath(cwd, resolve(folder, path));
  const document = flags.document ?? (config.document && configured(config.document));
  if (document === undefined || document === '') {
    const help = `Name it (${example}), or write ashlar.config.json with {"document": "openapi.yaml"}.`;
    report.add('cli/no-document', { message: 'no document was named', help });
    return undefined;
  }
  if (/^https?:/i.test(document)) {
    const help =
      'Ashlar reads files only, so that the same input gives the same output everywhere: keep a copy of it here.';
    report.add('source/remote-reference', { message: `${document} is not a file`, help });
    return undefined;
  }
  // The overlays of the configuration apply only to its own document.
  const own = flags.document === undefined || isConfigured(document, loaded, cwd);
  const overlays = flags.overlay ?? (own ? (config.overlays ?? []).map(configured) : []);
  const named = new Map<string, Naming>();
  if (own && config.document !== undefined) named.set(document, namingAt(loaded, loaded.at('document')));
  if (flags.overlay === undefined)
    for (const [index, overlay] of overlays.entries())
      named.set(overlay, namingAt(loaded, [...loaded.at('overlays'), index]));
  const allowRefs = flags.allowRefs ?? (own ? (config.allowRefs ?? []).map(configured) : []);
  return { document, overlays, allowRefs, named };
}

/** Locates the configuration property that names a file. */
function namingAt({ told }: LoadedConfig, at: Complaint['at']): Naming {
  const { message, place } = told({ at, on: 'value', message: 'names it: write the file, or mend the name.' });
  return { place, help: message };
}

/** Returns whether the document is the one in the configuration. */
export function isConfigured(document: string, { config, folder }: LoadedConfig, cwd: string): boolean {
  return config.document !== undefined && resolve(cwd, document) === resolve(folder, config.document);
}
