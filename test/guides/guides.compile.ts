// Compile cases for the programs in the tutorials and guides: one for each state of a project.

import { isDeepStrictEqual } from 'node:util';
import { application, withoutExtensions, type CompileCase, type CompilerOptions, type Files } from '../compile/case.ts';
import { renderOutput, sourceTargets } from '../compile/render-unformatted-output.ts';
import type { AshlarConfig } from '../../src/generator/cli/config/types.ts';
import type { TargetOptions } from '../../src/generator/plugin/target.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { buildModel } from '../../src/generator/pipeline/build-model.ts';
import { defaultTargetNames, isTargetName, withDependencies } from '../../src/generator/targets/builtin.ts';
import { initialFiles, listStates, pages, type ProjectState } from './pages.ts';

/** What the generated code of a project depends on. */
interface OutputInput {
  /** Absent if the document is not a file of the project. */
  readonly document: string | undefined;
  readonly out: string;
  readonly targets: readonly (typeof codeTargets)[number][];
  readonly query?: NonNullable<TargetOptions['query']>;
  readonly importExtension: TargetOptions['importExtension'];
  /** Operations to include; by default, all. */
  readonly operations?: readonly string[];
}

/** The targets that are source code, in generation order. */
const codeTargets = [...sourceTargets, 'query', 'mocks'] as const;

/** Reads the document and the configuration of a project. */
function readOutputInput(page: string, files: ReadonlyMap<string, string>): OutputInput {
  const { isBundled, operations } = pages[page] ?? {};
  const {
    document = 'openapi.yaml',
    out = 'src/api',
    targets = defaultTargetNames,
    query,
    importExtension = isBundled ? '' : '.js',
    // These do not affect the generated code.
    handlers: _handlers,
    input: _input,
    lint: _lint,
    ...others
  } = JSON.parse(files.get('ashlar.config.json') ?? '{}') as AshlarConfig;
  if (Object.keys(others).length > 0)
    throw new Error(`the tests cannot apply the options ${Object.keys(others).join()}`);
  const complete = withDependencies(targets.filter((entry) => typeof entry === 'string').filter(isTargetName));
  return {
    document: files.get(document),
    out,
    targets: codeTargets.filter((name) => complete.includes(name)),
    importExtension,
    ...(query && { query }),
    ...(operations && { operations }),
  };
}

/** Whether a module, such as a lint rule, is not compiled: its types would be those of the whole generator. */
function importsAshlar(text: string): boolean {
  return /from 'ashlar(?:\/\w+)?'/.test(text);
}

/** The output for each input, because most guides use the same. */
const outputs = new Map<string, Promise<Files>>();

/** Returns the modules of a project, with the output for its document and configuration. */
export async function projectFiles(page: string, files: ReadonlyMap<string, string>): Promise<Files> {
  const input = readOutputInput(page, files);
  const key = JSON.stringify(input);
  const output = outputs.get(key) ?? render(input);
  outputs.set(key, output);
  return new Map([...(await output), ...[...files].filter(([, text]) => !importsAshlar(text))]);
}

async function render({ document, out, targets, importExtension, query, operations }: OutputInput): Promise<Files> {
  if (document === undefined) return new Map();
  const input = {
    document: 'openapi.yaml',
    overlays: [],
    ...(operations && { filter: { operations: { include: operations } } }),
  };
  const report = createReport();
  const { api } = await buildModel(input, { read: () => Promise.resolve(document) }, report);
  if (!api || report.hasErrors) throw new Error(report.diagnostics.map(({ message }) => message).join('; '));
  const requestReaders = targets.includes('server');
  const options = { packages: false, importExtension, requestReaders, ...(query && { query }) } as const;
  return renderOutput(api, targets, options, `${out}/`);
}

/** Programs that most guides extend, by whether their modules have no file extensions. They are compiled once. */
const sharedProjects = [undefined, true as const].map((isBundled) => {
  const page = Object.keys(pages).find((path) => pages[path]?.base === 'server' && pages[path].isBundled === isBundled);
  return { isBundled, page: page ?? '', name: `the server of the guides${isBundled ? ', bundled' : ''}` };
});

function getOptions(isBundled: boolean | undefined): CompilerOptions {
  return isBundled ? { ...application, ...withoutExtensions } : application;
}

/** Whether a project has a program that is compiled. */
function hasProgram({ files }: ProjectState): boolean {
  return [...files].some(([path, text]) => /\.tsx?$/.test(path) && !importsAshlar(text));
}

function compileCase(page: string, { files, errors }: ProjectState, index: number): CompileCase {
  const isBundled = pages[page]?.isBundled;
  const shared = sharedProjects.find((project) => project.isBundled === isBundled);
  const sharedFiles = initialFiles(shared?.page ?? '');
  const ownFiles = new Map([...files].filter(([path, text]) => sharedFiles.get(path) !== text));
  const isExtension =
    isDeepStrictEqual(readOutputInput(page, files), readOutputInput(shared?.page ?? '', sharedFiles)) &&
    Object.keys(errors).length === 0 &&
    [...ownFiles.keys()].every((path) => !sharedFiles.has(path));
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
  ...Object.keys(pages).flatMap((page) =>
    listStates(page)
      .filter(hasProgram)
      .map((state, index) => compileCase(page, state, index)),
  ),
];
