// Input of the command: the document with its overlays and filter, and the paths to watch.

import { loadConfig } from '../../cli/config/load.ts';
import type { MockFlags } from '../../cli/arguments.ts';
import type { Environment } from '../../cli/environment.ts';
import { openInputs } from '../../cli/open-inputs.ts';
import { resolveInput, selectSingleDocument } from '../../cli/resolve-input-documents.ts';
import type { LookedUpPaths } from '../../cli/settings.ts';
import { createReport, type Report } from '../../diagnostics/report.ts';
import { buildModel } from '../../pipeline/build-model.ts';
import type { Source } from '../../source/node.ts';
import { generateServer, type GeneratedServer } from './server-modules.ts';
import type { SourceTexts } from '../../diagnostics/format-text.ts';

/** A server with the document that it was generated from. */
export interface LoadedServer {
  readonly document?: string;
  readonly texts: SourceTexts;
  readonly server?: GeneratedServer;
}

const exampleCommand = 'ashlar mock openapi.yaml';

/** Generates the server of the document. Returns no `server` after reporting errors. */
export async function loadServer(
  flags: MockFlags,
  environment: Environment,
  report: Report,
  lookedUpPaths: LookedUpPaths,
  isReload: boolean,
): Promise<LoadedServer> {
  const sources = new Map<string, Source>();
  const { cwd } = environment;
  const loaded = await loadConfig(cwd, flags.config, report, sources, { modules: lookedUpPaths.files, isReload });
  const selected =
    loaded &&
    (await selectSingleDocument(
      loaded,
      { document: flags.document, cwd, allowUnlisted: true, globs: lookedUpPaths.globs },
      exampleCommand,
      report,
    ));
  const input = selected && resolveInput(flags, selected, cwd, report, exampleCommand);
  const inputs = input && openInputs(flags, selected, environment, report);
  if (!inputs) return { texts: sources };
  const { formats, slowPatterns = 'warn' } = selected.config.validators ?? {};
  const { texts, server } = await generateServer(
    { ...input, tolerance: 'exclude', slowPatterns, ...(formats && { formats }) },
    inputs.files,
    report,
  );
  const document = { document: input.document, texts: new Map([...sources, ...texts]) };
  if (!server || flags.proxy === undefined || !input.filter) return { ...document, ...(server && { server }) };
  // Requests to excluded operations are passed on, whatever errors these have.
  const { filter: _, ...unfiltered } = input;
  const { api } = await buildModel({ ...unfiltered, tolerance: 'always' }, inputs.files, createReport());
  return { ...document, server: { ...server, ...(api && { unfilteredApi: api }) } };
}
