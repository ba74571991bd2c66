// Compile cases for the programs in the tutorials and guides: one for each state of a project.

import { application, withoutExtensions, type CompileCase, type Files } from '../compile/case.ts';
import { renderOutput, sourceTargets } from '../compile/render-unformatted-output.ts';
import type { TargetOptions } from '../../src/generator/plugin/target.ts';
import { modelOf } from '../targets/model-of.ts';
import { listStates, pages, type ProjectState } from './pages.ts';

/** The output for each document, because most guides use the same. */
const outputs = new Map<string, Promise<Files>>();

/** Returns the modules of a project, with the output for its document in `src/api/`. */
export async function projectFiles(page: string, files: ReadonlyMap<string, string>): Promise<Files> {
  const importExtension = pages[page]?.isBundled ? '' : '.ts';
  const document = files.get('openapi.yaml') ?? '';
  const key = `${importExtension} ${document}`;
  const output = outputs.get(key) ?? render(document, importExtension);
  outputs.set(key, output);
  return new Map([...(await output), ...files]);
}

async function render(document: string, importExtension: TargetOptions['importExtension']): Promise<Files> {
  return renderOutput(await modelOf(document), sourceTargets, { packages: false, importExtension }, 'src/api/');
}

function compileCase(page: string, { files, errors }: ProjectState, index: number): CompileCase {
  return {
    name: `the programs in ${page}, version ${index + 1}`,
    files: () => projectFiles(page, files),
    options: pages[page]?.isBundled ? { ...application, ...withoutExtensions } : application,
    ...(Object.keys(errors).length > 0 && { errors }),
  };
}

export const cases: readonly CompileCase[] = Object.keys(pages).flatMap((page) =>
  listStates(page).map((state, index) => compileCase(page, state, index)),
);
