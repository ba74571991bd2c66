// Run of a custom target. An error in it is a diagnostic with its name, and nothing is written.

import { Buffer } from 'node:buffer';
import { createReport, mapReport, type Report } from '../diagnostics/report.ts';
import type { Api } from '../model/types/api.ts';
import { exceedsBracketDepth } from '../output/bracket-depth.ts';
import { fileLanguage } from '../output/file-language.ts';
import { formatFiles } from '../output/format.ts';
import { isRelativeInside } from '../output/manifest.ts';
import type { OutputFile } from '../output/render-templates.ts';
import { createTemplateCompiler, type CompiledTemplate, type TemplateOverrides } from '../output/template-compiler.ts';
import type { TargetFile } from '../output/write-output.ts';
import type { MemoInput } from '../plugin/memo-interface.ts';
import type { Artifact, ModelMemo, Target } from '../plugin/target.ts';
import { isRecord } from '../source/node.ts';
import { describeException } from './describe-exception.ts';
import { isJson } from './is-json.ts';
import type { GenerateInput } from './pipeline.ts';
import { runTargetCode } from './target-errors.ts';
import { targetFailure } from './target-failure.ts';
import { runWithTargetModules, type TargetModules } from './target-modules.ts';
import { defaultTargetTimeLimit, runWithTimeLimit } from './run-with-time-limit.ts';

/** A custom target with its options. */
export interface CustomTarget {
  readonly target: Target;
  /** Result of reading `value`. */
  readonly options: unknown;
  /** Options in the configuration. */
  readonly value: unknown;
}

/** Maximum number of files, which ends an endless plan before memory does. */
const maxFiles = 100_000;

/** Maximum depth of brackets in TypeScript. The stack of the formatter is too small for about three times as many. */
const maxBracketDepth = 500;

/** Returns the formatted files of a target; an empty array after an error. */
export async function renderCustomTarget(
  { target, options, value }: CustomTarget,
  api: Api,
  {
    options: settings,
    templates: overrides,
    targetTemplates = new Map(),
    formatCache,
    targetErrors,
    targetModules,
    targetTimeLimit = defaultTargetTimeLimit,
  }: GenerateInput,
  report: Report,
  modelMemo: ModelMemo | undefined,
): Promise<readonly TargetFile[]> {
  const { name } = target;
  // Its keys contain the options as JSON.
  const memo = modelMemo && isJson(value) ? withoutLateModules(modelMemo, targetModules) : undefined;
  const problems = createReport();
  let rendered: readonly OutputFile[];
  try {
    const getTemplate = createTemplateCompiler(new Map([...targetTemplates, ...(overrides ?? [])]));
    const ownMemo: ModelMemo | undefined = memo && {
      slices: memo.slices,
      get: (kind, input, compute) => memo.get(`${name}: ${kind}`, input, compute),
    };
    const run = { settings, options, report: prefixMessages(report, name), ...(ownMemo && { memo: ownMemo }) };
    const render = (): readonly OutputFile[] => {
      const files = listFiles(target.plan(api, run));
      reportInvalidPaths(files, name, problems);
      return problems.hasErrors ? [] : files.map((file) => renderFile(file, name, targetTemplates, getTemplate, memo));
    };
    const diagnosticCount = report.diagnostics.length;
    const reuse = (results: ModelMemo): readonly OutputFile[] => {
      const input = {
        hash: results.slices.withoutDescriptions(),
        // A result with diagnostics is not reused, because each run must report them.
        get isComplete() {
          return report.diagnostics.length === diagnosticCount && !problems.hasErrors;
        },
      };
      return results.get(`all files of ${name}`, input, render);
    };
    rendered = await runTargetCode(name, targetErrors, () =>
      runWithTargetModules(targetModules, target, () =>
        runWithTimeLimit(() => (memo && target.ignoresDescriptions ? reuse(memo) : render()), targetTimeLimit),
      ),
    );
  } catch (error) {
    report.add('targets/failed', targetFailure(`target \`${name}\` failed: ${describeException(error)}`));
    return [];
  }
  for (const { code, ...details } of problems.diagnostics) report.add(code, details);
  if (problems.hasErrors || report.hasErrors) return [];
  const formatProblems = createReport();
  // The formatter would end the process.
  const tooDeep = await listTooDeepFiles(rendered);
  for (const { path } of tooDeep) {
    const message = `cannot format \`${path}\`: its brackets are nested more than ${maxBracketDepth} levels deep`;
    formatProblems.add('output/format-failed', { message });
  }
  const files = tooDeep.length > 0 ? [] : await formatFiles(rendered, formatProblems, formatCache);
  for (const { message } of formatProblems.diagnostics)
    report.add('targets/invalid-code', targetFailure(`target \`${name}\`: ${message}`));
  return files.map(({ path, text }) => ({ path: `${name}/${path}`, target: name, text }));
}

/** Returns the files whose brackets are nested too deeply for the formatter. */
async function listTooDeepFiles(files: readonly OutputFile[]): Promise<readonly OutputFile[]> {
  // This also counts those of regular expressions, and comparisons.
  const candidates = files.filter(
    ({ text, language }) => language === 'ts' && exceedsBracketDepth(text, maxBracketDepth),
  );
  if (candidates.length === 0) return [];
  const { exceedsExactBracketDepth } = await import('../output/exact-bracket-depth.ts');
  return candidates.filter(({ text }) => exceedsExactBracketDepth(text, maxBracketDepth));
}

/** Returns a memo that does not keep the results that can depend on modules which its keys lack. */
function withoutLateModules(memo: ModelMemo, modules: TargetModules | undefined): ModelMemo {
  return {
    slices: memo.slices,
    get(kind, input, compute) {
      const ownInput = {
        hash: input.hash,
        get isComplete() {
          return input.isComplete !== false && (modules?.late.size ?? 0) === 0;
        },
      };
      return memo.get(kind, ownInput, compute);
    },
  };
}

/** Adds the name of the target to the messages of its diagnostics. */
function prefixMessages(report: Report, name: string): Report {
  return mapReport(report, (code, details) =>
    code === 'targets/reported' ? { ...details, message: `${name}: ${details.message}` } : details,
  );
}

/** A file of a plan. */
interface PlannedFile {
  readonly path: string;
  readonly input: MemoInput | undefined;
  /**
   * Returns the content. Getters, which could return other values later, are called once.
   *
   * @throws if the file has none.
   */
  readonly read: () => Artifact;
}

/**
 * Returns the files. The content of those with an input is not read before it is needed.
 *
 * @throws if the plan is not a list of files, or does not end.
 */
function listFiles(plan: unknown): readonly PlannedFile[] {
  if (plan instanceof Promise) {
    plan.catch(() => undefined);
    throw new Error('`plan` returned a promise, but must be synchronous');
  }
  if (typeof plan !== 'object' || plan === null || !(Symbol.iterator in plan))
    throw new Error('`plan` did not return a list of files');
  const files: PlannedFile[] = [];
  for (const artifact of plan as Iterable<unknown>) {
    if (!isRecord(artifact)) throw new Error(`expected a file with a path, found ${String(artifact)}`);
    const { path, input } = artifact;
    if (typeof path !== 'string') throw new Error('the path of a file is not a string');
    if (isMemoInput(input)) files.push({ path, input, read: () => readArtifact(path, artifact) });
    else {
      const content = readArtifact(path, artifact);
      files.push({ path, input: undefined, read: () => content });
    }
    if (files.length > maxFiles) throw new Error(`\`plan\` returned more than ${maxFiles} files`);
  }
  return files;
}

function readArtifact(path: string, artifact: Readonly<Record<string, unknown>>): Artifact {
  const content = artifact['text'] ?? artifact['code'];
  if (typeof content === 'string') return { path, text: content };
  const { template, view } = artifact;
  if (typeof template === 'string' && typeof view === 'object' && view !== null) return { path, template, view };
  throw new Error(`\`${path}\` has neither a text nor a template with a view`);
}

function isMemoInput(value: unknown): value is MemoInput {
  return isRecord(value) && typeof value['hash'] === 'string';
}

/** Reports paths outside of the directory of the target, and files that replace each other. */
function reportInvalidPaths(planned: readonly PlannedFile[], name: string, report: Report): void {
  const help = 'a path is relative, below the directory of the target, and valid on all systems';
  // Some file systems ignore the case of names.
  const files = new Map<string, string>();
  const directories = new Map<string, string>();
  for (const { path } of planned) {
    if (path === '' || !isRelativeInside(path) || path.split('/').some(isInvalidFileName)) {
      const message = `target \`${name}\`: invalid path ${JSON.stringify(path)}`;
      report.add('targets/invalid-path', { message, help });
      continue;
    }
    const key = path.normalize().toLowerCase();
    const other = files.get(key) ?? directories.get(key);
    if (other !== undefined)
      report.add('targets/invalid-path', {
        message: `target \`${name}\`: \`${path}\` conflicts with \`${other}\``,
        help,
      });
    files.set(key, path);
    const segments = key.split('/');
    for (let length = 1; length < segments.length; length++) {
      const directory = segments.slice(0, length).join('/');
      const file = files.get(directory);
      if (file !== undefined)
        report.add('targets/invalid-path', {
          message: `target \`${name}\`: \`${path}\` conflicts with \`${file}\``,
          help,
        });
      directories.set(directory, path);
    }
  }
}

/** Returns whether a file cannot have this name on some systems. */
function isInvalidFileName(name: string): boolean {
  return (
    Buffer.byteLength(name) > 255 ||
    // oxlint-disable-next-line eslint/no-control-regex -- These characters are what it searches for.
    /[\u0000-\u001f\u007f<>"|?*\ud800-\udfff]|[. ]$/u.test(name) ||
    /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name)
  );
}

function renderFile(
  { path, input, read }: PlannedFile,
  name: string,
  targetTemplates: TemplateOverrides,
  getTemplate: (template: string) => CompiledTemplate,
  memo: ModelMemo | undefined,
): OutputFile {
  const render = (): OutputFile => {
    const artifact = read();
    const create = (text: string): OutputFile => ({ path, text, language: fileLanguage(path), isFormatted: false });
    if ('text' in artifact) return create(artifact.text);
    const template = `${name}/${artifact.template}`;
    if (!targetTemplates.has(template))
      throw new Error(`it has no template \`${artifact.template}\`, which \`${path}\` uses`);
    return create(getTemplate(template)(artifact.view));
  };
  return memo && input ? memo.get(`${name}/${path}`, input, render) : render();
}
