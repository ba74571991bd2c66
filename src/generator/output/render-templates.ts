// Rendering of pages: templates are applied to their views; code is used unchanged.

import type { Memo } from '../plugin/memo-interface.ts';
import type { Page } from '../plugin/target.ts';
import type { Language } from '../code/branded-text.ts';
import { fileLanguage, templateLanguage } from './file-language.ts';
import { createTemplateCompiler, type CompiledTemplate, type TemplateOverrides } from './template-compiler.ts';

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

/** Renders pages in order. If the memo contains the file of a page with an input, reuses it from the previous run. */
export function renderPages(
  pages: readonly Page[],
  userTemplates?: UserTemplates,
  memo?: { readonly memo: Memo; readonly target: string },
): OutputFile[] {
  const getTemplate =
    userTemplates === undefined || userTemplates.overrides.size === 0
      ? builtinTemplates
      : withErrorReporting(userTemplates);
  return pages.map((page) => {
    const input = 'input' in page ? page.input : undefined;
    const render = (): OutputFile => renderPage(page, getTemplate);
    return memo && input ? memo.memo.get(`${memo.target}/${page.path}`, input, render) : render();
  });
}

function renderPage(page: Page, getTemplate: (name: string) => CompiledTemplate): OutputFile {
  if ('code' in page)
    return {
      path: page.path,
      text: page.code,
      language: fileLanguage(page.path),
      isFormatted: page.isFormatted ?? false,
    };
  const text = getTemplate(page.template)(page.view);
  // Flattens the concatenated string, whose fragments would stay in memory until it is first read.
  text.charCodeAt(0);
  return {
    path: page.path,
    text,
    language: templateLanguage(page.template),
    // The text of a custom template can have any layout.
    isFormatted: page.isFormatted === true && getTemplate === builtinTemplates,
  };
}

/** Compilers of custom templates, cached because pages are rendered in batches. */
const compilerCache = new WeakMap<TemplateOverrides, (name: string) => CompiledTemplate>();

/** Creates a template compiler for which rendering errors of custom templates are reported instead of thrown. */
function withErrorReporting({ overrides, onError }: UserTemplates): (name: string) => CompiledTemplate {
  const getTemplate = compilerCache.get(overrides) ?? createTemplateCompiler(overrides);
  compilerCache.set(overrides, getTemplate);
  return (name) => (view) => {
    try {
      return getTemplate(name)(view);
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
