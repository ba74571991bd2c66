// Compile cases for the programs in the tutorials and guides: one for each state of a project.

import { application, withoutExtensions, type CompileCase, type CompilerOptions, type Files } from '../compile/case.ts';
import { renderOutput, sourceTargets } from '../compile/render-unformatted-output.ts';
import type { TargetOptions } from '../../src/generator/plugin/target.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { buildModel } from '../../src/generator/pipeline/build-model.ts';
import { initialFiles, listStates, pages, type ProjectState } from './pages.ts';

/** The output for each document, because most guides use the same. */
const outputs = new Map<string, Promise<Files>>();

/** Returns the modules of a project, with the output for its document in `src/api/`. */
export async function projectFiles(page: string, files: ReadonlyMap<string, string>): Promise<Files> {
  const importExtension = pages[page]?.isBundled ? '' : '.ts';
  const document = files.get('openapi.yaml') ?? '';
  const operations = pages[page]?.operations;
  const key = `${importExtension} ${operations?.join() ?? ''} ${document}`;
  const output = outputs.get(key) ?? render(document, importExtension, operations);
  outputs.set(key, output);
  return new Map([...(await output), ...files]);
}

async function render(
  document: string,
  importExtension: TargetOptions['importExtension'],
  operations: readonly string[] | undefined,
): Promise<Files> {
  const input = {
    document: 'openapi.yaml',
    overlays: [],
    ...(operations && { filter: { operations: { include: operations } } }),
  };
  const report = createReport();
  const { api } = await buildModel(input, { read: () => Promise.resolve(document) }, report);
  if (!api || report.hasErrors) throw new Error(report.diagnostics.map(({ message }) => message).join('; '));
  return renderOutput(api, sourceTargets, { packages: false, importExtension }, 'src/api/');
}

/** Programs that most guides extend, by whether their modules have no file extensions. They are compiled once. */
const sharedProjects = [undefined, true as const].map((isBundled) => {
  const page = Object.keys(pages).find((path) => pages[path]?.base === 'server' && pages[path].isBundled === isBundled);
  return { isBundled, page: page ?? '', name: `the server of the guides${isBundled ? ', bundled' : ''}` };
});

function getOptions(isBundled: boolean | undefined): CompilerOptions {
  return isBundled ? { ...application, ...withoutExtensions } : application;
}

function compileCase(page: string, { files, errors }: ProjectState, index: number): CompileCase {
  const isBundled = pages[page]?.isBundled;
  const shared = sharedProjects.find((project) => project.isBundled === isBundled);
  const sharedFiles = initialFiles(shared?.page ?? '');
  const ownFiles = new Map([...files].filter(([path, text]) => sharedFiles.get(path) !== text));
  const isPart = pages[page]?.operations !== undefined;
  const isExtension =
    !isPart && Object.keys(errors).length === 0 && [...ownFiles.keys()].every((path) => !sharedFiles.has(path));
  return {
    name: `the programs in ${page}, version ${index + 1}`,
    options: getOptions(isBundled),
    ...(shared && isExtension
      ? { within: shared.name, files: () => ownFiles }
      : { files: () => projectFiles(page, files) }),
    ...(Object.keys(errors).length > 0 && { errors }),
  };
}

export const cases: readonly CompileCase[] = [
  ...sharedProjects.map(({ name, page, isBundled }) => ({
    name,
    options: getOptions(isBundled),
    files: () => projectFiles(page, initialFiles(page)),
  })),
  ...Object.keys(pages).flatMap((page) => listStates(page).map((state, index) => compileCase(page, state, index))),
];
