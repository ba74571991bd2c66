// Rendering of pages: templates are applied to their views; code is used unchanged. Reuses the text of previous runs.

import type { Page, TargetName } from '../plugin/target.ts';
import type { Language } from '../code/branded-text.ts';
import { fileLanguage, templateLanguage } from './file-language.ts';
import { createTemplateCompiler, type CompiledTemplate, type TemplateOverrides } from './handlebars.ts';
import type { Api } from '../model/types/api.ts';
import { removeCached, cacheLazily } from '../model/dependencies/result-cache.ts';
import { recordDependencies, track, type Dependencies } from '../model/dependencies/tracking.ts';
import type { Report } from '../diagnostics/report.ts';

/** A file to be formatted and written. */
export interface OutputFile {
  /** Path relative to the directory of the target, with `/`. */
  readonly path: string;
  readonly text: string;
  readonly language: Language;
  /** Whether the text is final and must not be formatted. */
  readonly isFormatted: boolean;
}

const builtinTemplates = createTemplateCompiler();

/** Custom templates and a callback for rendering errors. */
interface UserTemplates {
  readonly overrides: TemplateOverrides;
  readonly onError: (message: string) => void;
}

/** Renders pages in order. */
export function renderPages(pages: readonly Page[], userTemplates?: UserTemplates): OutputFile[] {
  const templateFor =
    userTemplates === undefined || userTemplates.overrides.size === 0
      ? builtinTemplates
      : withErrorReporting(userTemplates);
  return pages.map((page) => {
    if ('code' in page) {
      return {
        path: page.path,
        text: page.code,
        language: fileLanguage(page.path),
        isFormatted: page.isFormatted ?? false,
      };
    }
    const text = templateFor(page.template)(page.view);
    // Flattens the concatenated string, whose fragments would stay in memory until it is first read.
    text.charCodeAt(0);
    return {
      path: page.path,
      text,
      language: templateLanguage(page.template),
      isFormatted: page.isFormatted === true && templateFor === builtinTemplates,
    };
  });
}

/** Compilers of custom templates, cached because pages are rendered in batches. */
const compilerCache = new WeakMap<TemplateOverrides, (name: string) => CompiledTemplate>();

/** Creates a template compiler for which rendering errors of custom templates are reported instead of thrown. */
function withErrorReporting({ overrides, onError }: UserTemplates): (name: string) => CompiledTemplate {
  const templateFor = compilerCache.get(overrides) ?? createTemplateCompiler(overrides);
  compilerCache.set(overrides, templateFor);
  return (name) => (view) => {
    try {
      return templateFor(name)(view);
    } catch (error) {
      const message = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
      const file = overrides.get(name)?.file;
      onError(
        `cannot render ${file === undefined ? `the template \`${name}\` with a custom partial` : `\`${file}\``}: ${message}`,
      );
      return '';
    }
  };
}

/** Context in which pages are rendered. */
export interface RenderContext {
  readonly api: Api;
  readonly target: TargetName;
  /** Dependencies recorded while the pages were listed; `undefined` if unknown. */
  readonly pageListDependencies: Dependencies | undefined;
  readonly report: Report;
}

/** Renders pages in order. Pages that report diagnostics are rendered in each run, to report them again. */
export function renderReusing(
  pages: readonly Page[],
  { api, target, pageListDependencies: dependencies, report }: RenderContext,
  userTemplates?: UserTemplates,
): OutputFile[] {
  if (dependencies === undefined) return renderPages(pages, userTemplates);
  return pages.map((page) => {
    const render = (): OutputFile => renderPage(page, userTemplates);
    const diagnosticCount = report.diagnostics.length;
    const { value: rendered } = track(() => {
      recordDependencies(dependencies);
      return cacheLazily(api, `${target}/${page.path}`, render)();
    });
    if (report.diagnostics.length > diagnosticCount) removeCached(api, `${target}/${page.path}`);
    return rendered;
  });
}

/** Renders all pages of a target, or reuses all of them. */
export function renderWhole(
  target: TargetName,
  listPages: () => readonly Page[] | Promise<readonly Page[]>,
  { api, report }: Pick<RenderContext, 'api' | 'report'>,
  userTemplates?: UserTemplates,
): OutputFile[] | Promise<OutputFile[]> {
  const diagnosticCount = report.diagnostics.length;
  const key = `all of ${target}`;
  const files = cacheLazily(api, key, () => {
    const pages = listPages();
    // Asynchronous work is not tracked.
    return pages instanceof Promise
      ? pages.then((all) => renderPages(all, userTemplates))
      : pages.map((page) => renderOnce(page, userTemplates));
  })();
  if (report.diagnostics.length > diagnosticCount || files instanceof Promise) removeCached(api, key);
  return files;
}

/** Rendered files by view; views are immutable and can be shared between runs. */
const renderedFiles = new WeakMap<object, OutputFile>();

/** Renders a page, or returns the file that was rendered from the same view. */
function renderOnce(lazyPage: Page, userTemplates?: UserTemplates): OutputFile {
  // Reads a lazy view once.
  const page = { ...lazyPage };
  if ('code' in page || (userTemplates !== undefined && userTemplates.overrides.size > 0))
    return renderPage(page, userTemplates);
  const cached = renderedFiles.get(page.view);
  if (cached?.path === page.path) return cached;
  const file = renderPage(page, userTemplates);
  renderedFiles.set(page.view, file);
  return file;
}

function renderPage(page: Page, userTemplates?: UserTemplates): OutputFile {
  const [file] = renderPages([page], userTemplates);
  if (file === undefined) throw new Error(`${page.path} was not rendered`);
  return file;
}
