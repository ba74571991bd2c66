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
import type { GenerateInput } from './pipeline.ts';
import { runTargetCode } from './target-errors.ts';
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
  { target, options }: CustomTarget,
  api: Api,
  {
    options: settings,
    templates: overrides,
    targetTemplates = new Map(),
    formatCache,
    targetErrors,
    targetTimeLimit = defaultTargetTimeLimit,
  }: GenerateInput,
  report: Report,
  memo: ModelMemo | undefined,
): Promise<readonly TargetFile[]> {
  const { name } = target;
  const problems = createReport();
  let rendered: readonly OutputFile[];
  try {
    const getTemplate = createTemplateCompiler(new Map([...targetTemplates, ...(overrides ?? [])]));
    const run = { settings, options, report: prefixMessages(report, name), ...(memo && { memo }) };
    const render = (): readonly OutputFile[] => {
      const artifacts = listArtifacts(target.plan(api, run));
      reportInvalidPaths(artifacts, name, problems);
      return problems.hasErrors
        ? []
        : artifacts.map((artifact) => renderArtifact(artifact, name, targetTemplates, getTemplate, memo));
    };
    rendered = await runTargetCode(name, targetErrors, () => runWithTimeLimit(render, targetTimeLimit));
  } catch (error) {
    report.add('targets/failed', {
      message: `target \`${name}\` failed: ${describeException(error)}`,
      help: 'correct the target, or remove it from `targets`',
    });
    return [];
  }
  for (const { code, ...details } of problems.diagnostics) report.add(code, details);
  if (problems.hasErrors || report.hasErrors) return [];
  const formatProblems = createReport();
  // The formatter would end the process.
  const tooDeep = rendered.filter(
    ({ text, language }) => language === 'ts' && exceedsBracketDepth(text, maxBracketDepth),
  );
  for (const { path } of tooDeep) {
    const message = `cannot format \`${path}\`: its brackets are nested more than ${maxBracketDepth} levels deep`;
    formatProblems.add('output/format-failed', { message });
  }
  const files = tooDeep.length > 0 ? [] : await formatFiles(rendered, formatProblems, formatCache);
  for (const { message } of formatProblems.diagnostics)
    report.add('targets/invalid-code', {
      message: `target \`${name}\`: ${message}`,
      help: 'correct the target, or remove it from `targets`',
    });
  return files.map(({ path, text }) => ({ path: `${name}/${path}`, target: name, text }));
}

/** Adds the name of the target to the messages of its diagnostics. */
function prefixMessages(report: Report, name: string): Report {
  return mapReport(report, (code, details) =>
    code === 'targets/reported' ? { ...details, message: `${name}: ${details.message}` } : details,
  );
}

/**
 * Returns copies of the files, because getters could return other values later.
 *
 * @throws if the plan is not a list of files, or does not end.
 */
function listArtifacts(plan: unknown): readonly Artifact[] {
  if (plan instanceof Promise) {
    plan.catch(() => undefined);
    throw new Error('`plan` returned a promise, but must be synchronous');
  }
  if (typeof plan !== 'object' || plan === null || !(Symbol.iterator in plan))
    throw new Error('`plan` did not return a list of files');
  const artifacts: Artifact[] = [];
  for (const artifact of plan as Iterable<unknown>) {
    if (!isRecord(artifact)) throw new Error(`expected a file with a path, found ${String(artifact)}`);
    const { path, text, code, template, view, input } = artifact;
    const content = text ?? code;
    if (typeof path !== 'string') throw new Error('the path of a file is not a string');
    if (typeof content === 'string') artifacts.push({ path, text: content });
    else if (typeof template === 'string' && typeof view === 'object' && view !== null)
      artifacts.push({ path, template, view, ...(isMemoInput(input) && { input }) });
    else throw new Error(`\`${path}\` has neither a text nor a template with a view`);
    if (artifacts.length > maxFiles) throw new Error(`\`plan\` returned more than ${maxFiles} files`);
  }
  return artifacts;
}

function isMemoInput(value: unknown): value is MemoInput {
  return isRecord(value) && typeof value['hash'] === 'string';
}

/** Reports paths outside of the directory of the target, and files that replace each other. */
function reportInvalidPaths(artifacts: readonly Artifact[], name: string, report: Report): void {
  const help = 'a path is relative, below the directory of the target, and valid on all systems';
  // Some file systems ignore the case of names.
  const files = new Map<string, string>();
  const directories = new Map<string, string>();
  for (const { path } of artifacts) {
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

function renderArtifact(
  artifact: Artifact,
  name: string,
  targetTemplates: TemplateOverrides,
  getTemplate: (template: string) => CompiledTemplate,
  memo: ModelMemo | undefined,
): OutputFile {
  const { path } = artifact;
  const create = (text: string): OutputFile => ({ path, text, language: fileLanguage(path), isFormatted: false });
  if ('text' in artifact) return create(artifact.text);
  const template = `${name}/${artifact.template}`;
  if (!targetTemplates.has(template))
    throw new Error(`it has no template \`${artifact.template}\`, which \`${path}\` uses`);
  const render = (): OutputFile => create(getTemplate(template)(artifact.view));
  return memo && artifact.input ? memo.get(`${name}/${path}`, artifact.input, render) : render();
}
