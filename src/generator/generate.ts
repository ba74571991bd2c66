// The pipeline: from a document's text to the files that agree with it.

import type { Document } from './document/openapi.ts';
import { readDocument } from './document/read.ts';
import { formatPage } from './emit/format.ts';
import { renderPage } from './emit/render.ts';
import { buildApi } from './model/build.ts';
import type { Api } from './model/declarations/api.ts';
import type { Report } from './report/report.ts';
import { loadSources, type Files, type SourceSet } from './source/load.ts';
import { loadTarget } from './targets/registry.ts';
import type { Page, TargetName, TargetOptions } from './targets/target.ts';

/** What to generate, and from which document. Paths are as the user would type them. */
export interface Job {
  readonly document: string;
  readonly overlays: readonly string[];
  readonly targets: readonly TargetName[];
  readonly options: TargetOptions;
}

/** A file to be written: its path relative to the output folder, with `/`, and its whole text. */
export interface OutputFile {
  readonly path: string;
  readonly target: TargetName;
  readonly text: string;
}

/** The stages, in order. A stage runs when the one before it left no error. */
export type Stage = 'load' | 'read' | 'build' | 'pages' | 'render' | 'format';

/** Told when a stage begins: for progress and timing, which are the caller's. */
export type Observe = (stage: Stage) => void;

/** As far as the pipeline came; what is absent was prevented by errors in the report. */
export interface Understood {
  readonly sources?: SourceSet;
  readonly document?: Document;
  readonly api?: Api;
}

export interface Generated extends Understood {
  /** In code point order of path; empty when the report failed. */
  readonly files: readonly OutputFile[];
}

/** The whole pipeline. Writes nothing: what is to be written is the answer, what is wrong is in `report`. */
export async function generate(job: Job, files: Files, report: Report, observe: Observe = () => undefined): Promise<Generated> {
  const understood = await understand(job, files, report, observe);
  if (understood.api === undefined || report.failed) return { ...understood, files: [] };

  observe('pages');
  const pages = await pagesOf(understood.api, job, report);
  if (report.failed) return { ...understood, files: [] };

  observe('render');
  const rendered = pages.map(({ target, page }) => ({ target, page, text: renderPage(page) }));

  observe('format');
  const written = await Promise.all(
    rendered.map(async ({ target, page, text }) => ({
      path: `${target}/${page.path}`,
      target,
      text: await formatPage(page, text),
    })),
  );
  return { ...understood, files: written.sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

/** The half that lint and model need too: load, read, build. */
export async function understand(job: Pick<Job, 'document' | 'overlays'>, files: Files, report: Report, observe: Observe = () => undefined): Promise<Understood> {
  observe('load');
  const sources = await loadSources(job.document, files, report, job.overlays);
  if (sources === undefined || report.failed) return sources === undefined ? {} : { sources };

  observe('read');
  const document = readDocument(sources, report);
  if (document === undefined) return { sources };

  observe('build');
  const api = buildApi(document, report);
  return api === undefined ? { sources, document } : { sources, document, api };
}

interface TargetPage {
  readonly target: TargetName;
  readonly page: Page;
}

async function pagesOf(api: Api, job: Job, report: Report): Promise<readonly TargetPage[]> {
  const pages = [];
  for (const name of job.targets) {
    const target = await loadTarget(name);
    for (const page of await target.pages(api, job.options, report)) pages.push({ target: name, page });
  }
  return pages;
}
