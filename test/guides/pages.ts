// The tutorials and guides, and the states of the projects that they build.

import { readProjectFile } from '../architecture/files.ts';
import { applyBlock, readBlocks } from './blocks.ts';

/** The modules of each page that no command runs, so that they are only type-checked. */
export const pages: Readonly<Record<string, readonly string[]>> = {
  'docs/tutorials/getting-started.md': [],
  'docs/tutorials/first-server.md': [],
};

/** The page whose document the pages without a document use. */
export const firstPage = 'docs/tutorials/getting-started.md';

/** Files of a project between two changes. */
export interface ProjectState {
  readonly files: ReadonlyMap<string, string>;
  /** Compiler errors that the page shows for this state, by file. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

/** The files that a page builds on, such as the document of the first page. */
export function initialFiles(page: string): ReadonlyMap<string, string> {
  const [document] = page === firstPage ? [] : readBlocks(readProjectFile(firstPage)).filter(isDocument);
  return new Map(document ? [[document.path, document.text]] : []);
}

function isDocument(block: ReturnType<typeof readBlocks>[number]): block is Extract<typeof block, { kind: 'file' }> {
  return block.kind === 'file' && block.path === 'openapi.yaml';
}

/** Returns the states of a project. A state ends if the page changes a file after commands, or after compiler errors. */
export function listStates(page: string): readonly ProjectState[] {
  const states: ProjectState[] = [];
  let files = initialFiles(page);
  let errors: ProjectState['errors'] = {};
  let hasRun = false;
  for (const block of readBlocks(readProjectFile(page))) {
    if (block.kind === 'commands') {
      const check = block.commands.find(({ line }) => compileCommand.test(line));
      if (check) errors = parseErrors(check.output);
      hasRun = true;
    } else if (block.kind === 'excerpt') {
      // A command has written this file, and programs import it.
      if (!block.path.startsWith('src/api/')) files = new Map([...files, [block.path, block.text]]);
    } else {
      if (hasRun && (files.has(block.path) || Object.keys(errors).length > 0)) {
        states.push({ files, errors });
        [errors, hasRun] = [{}, false];
      }
      files = applyBlock(files, block);
    }
  }
  return [...states, { files, errors }];
}

/** The compiler, which `guides.compile.ts` runs. */
export const compileCommand = /^npx tsc --noEmit(?: --pretty false)?$/;

/** Parses compiler output into errors by file. */
function parseErrors(output: string): ProjectState['errors'] {
  const errors: Record<string, string[]> = {};
  for (const [, file = '', error = ''] of output.matchAll(/^(\S+\.tsx?)(\(.*)$/gm)) (errors[file] ??= []).push(error);
  return errors;
}
