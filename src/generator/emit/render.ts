// From pages to texts: a template is laid out with its view, code is taken as it is.

import type { Page } from '../targets/target.ts';
import type { Language } from './code/code.ts';
import { languageOfFile, languageOfTemplate } from './language.ts';
import { createLayouts } from './templates.ts';

/** A file before it is written. */
export interface OutputFile {
  /** Relative to the target's folder, with `/`. */
  readonly path: string;
  readonly text: string;
  readonly language: Language;
  /** True: the text is final. */
  readonly formatted: boolean;
}

const layoutOf = createLayouts();

/** The text of each page, in the order given. */
export function render(pages: readonly Page[]): OutputFile[] {
  return pages.map((page) => {
    if ('code' in page) {
      return { path: page.path, text: page.code, language: languageOfFile(page.path), formatted: page.formatted ?? false };
    }
    const text = layoutOf(page.template)(page.view);
    return { path: page.path, text, language: languageOfTemplate(page.template), formatted: false };
  });
}
