// A session that watches a document beside runs that know nothing of one another.

import { generate, type Job } from '../../src/generator/generate.ts';
import { keptOf, madeOf, type Kept } from '../../src/generator/model/follow/kept.ts';
import { createReport } from '../../src/generator/report/report.ts';
import { targetNames } from '../../src/generator/targets/registry.ts';
import type { Tree } from './edits.ts';

const job: Job = { document: 'openapi.json', overlays: [], targets: targetNames, options: { packages: { scope: '@acme', license: 'MIT' }, importExtension: '.js' } };

/** What a run gave: the files by their paths, and what it said. */
export interface Given {
  readonly files: ReadonlyMap<string, string>;
  readonly said: readonly string[];
}

export interface Watching {
  /** What a run of the session gives of a document. */
  run(document: Tree, changed?: Partial<Job>): Promise<Given>;
  /** What its last run made anew. */
  made(): readonly string[];
  /** How much it holds for the next. */
  held(): number;
}

async function given(document: Tree, changed: Partial<Job>): Promise<Given & { readonly kept: Kept | undefined; readonly made: readonly string[] }> {
  const report = createReport();
  const text = JSON.stringify(document, null, 2);
  const { files, api } = await generate({ ...job, ...changed }, { read: () => Promise.resolve(text) }, report);
  return {
    files: new Map(files.map((file) => [file.path, file.text])),
    said: report.diagnostics.map(({ code, message, place }) => `${place?.file ?? ''}:${place?.line ?? 0}:${place?.column ?? 0} ${code} ${message}`),
    kept: api && !report.failed ? keptOf(api) : undefined,
    made: api ? madeOf(api) : [],
  };
}

/** A run that comes first. */
export async function fresh(document: Tree, changed: Partial<Job> = {}): Promise<Given> {
  const { files, said } = await given(document, changed);
  return { files, said };
}

/** A session, which keeps what its runs made. */
export function watching(): Watching {
  let kept: Kept | null = null;
  let last: readonly string[] = [];
  return {
    async run(document, changed = {}) {
      const run = await given(document, { ...changed, kept });
      kept = run.kept ?? kept;
      last = run.made;
      return { files: run.files, said: run.said };
    },
    made: () => last,
    held: () => kept?.cells.size ?? 0,
  };
}
