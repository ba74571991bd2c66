// A session that watches a document beside runs that know nothing of one another.

import { generate, type GenerateInput } from '../../src/generator/pipeline/pipeline.ts';
import { keptOf, madeOf, type Kept } from '../../src/generator/model/dependencies/kept.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import type { FileReader, ParsedFile } from '../../src/generator/source/file-reader.ts';
import { parseFile } from '../../src/generator/source/parse-file.ts';
import { targetNames } from '../../src/generator/targets/builtin.ts';
import { memoryFiles } from '../golden-harness/files.ts';
import { splitDocument, type Tree as Split } from '../unit/model/split.ts';
import type { Tree } from './edits.ts';

const job: GenerateInput = {
  document: 'document.json',
  overlays: [],
  targets: targetNames,
  options: { packages: { scope: '@acme', license: 'MIT' }, importExtension: '.js' },
};

/** What a run gave: the files by their paths, and what it said. */
export interface Given {
  readonly files: ReadonlyMap<string, string>;
  readonly said: readonly string[];
}

export interface Watching {
  /** What a run of the session gives of a document. */
  run(document: Tree, changed?: Partial<GenerateInput>): Promise<Given>;
  /** What its last run made anew. */
  made(): readonly string[];
  /** How much it holds for the next. */
  held(): number;
}

/** How a document lies on the disk. */
export type Layout = (document: Tree) => Readonly<Record<string, string>>;

const oneFile: Layout = (document) => ({ 'document.json': JSON.stringify(document, null, 2) });

/** Each component schema in a file of its own. */
export const manyFiles: Layout = (document) => splitDocument(document as Split);

/** Files whose trees stand while their texts are the same, as those that a session holds. */
function held(texts: Readonly<Record<string, string>>, parsed: Map<string, ParsedFile>): FileReader {
  const files = memoryFiles(new Map(Object.entries(texts)));
  return {
    ...files,
    async readParsed(path) {
      const file = await parseFile(path, files, parsed.get(path));
      parsed.set(path, file);
      return file;
    },
  };
}

async function given(
  files: FileReader,
  changed: Partial<GenerateInput>,
): Promise<Given & { readonly kept: Kept | undefined; readonly made: readonly string[] }> {
  const report = createReport();
  const { files: made, api } = await generate({ ...job, ...changed }, files, report);
  return {
    files: new Map(made.map((file) => [file.path, file.text])),
    said: report.diagnostics.map(
      ({ code, message, location }) =>
        `${location?.file ?? ''}:${location?.line ?? 0}:${location?.column ?? 0} ${code} ${message}`,
    ),
    kept: api && !report.hasErrors ? keptOf(api) : undefined,
    made: api ? madeOf(api) : [],
  };
}

/** A run that comes first. */
export async function fresh(document: Tree, changed: Partial<GenerateInput> = {}, layout = oneFile): Promise<Given> {
  const { files, said } = await given(held(layout(document), new Map()), changed);
  return { files, said };
}

/** A session, which keeps what its runs made. */
export function watching(layout = oneFile): Watching {
  const parsed = new Map<string, ParsedFile>();
  let kept: Kept | null = null;
  let last: readonly string[] = [];
  return {
    async run(document, changed = {}) {
      const run = await given(held(layout(document), parsed), { ...changed, kept });
      kept = run.kept ?? kept;
      last = run.made;
      return { files: run.files, said: run.said };
    },
    made: () => last,
    held: () => kept?.cells.size ?? 0,
  };
}
