// Rendering of pages: templates are applied to their views; code is used unchanged.

import type { Page } from '../plugin/target.ts';
import type { Language } from '../code/branded-text.ts';
import {
  fileLanguage,
  templateLanguage,
  createTemplateCompiler,
  type CompiledTemplate,
  type TemplateOverrides,
} from './handlebars.ts';

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
export interface UserTemplates {
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
    return { path: page.path, text, language: templateLanguage(page.template), isFormatted: false };
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
      onError(`${file ?? `the template ${name}, with a partial of yours,`} cannot be laid out: ${message}`);
      return '';
    }
  };
}
