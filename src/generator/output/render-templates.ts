// From pages to texts: a template is laid out with its view, code is taken as it is.

import type { Page } from '../plugin/target.ts';
import type { Language } from '../code/branded-text.ts';
import { languageOfFile, languageOfTemplate } from './file-language.ts';
import { createLayouts, type Layout, type Overrides } from './handlebars.ts';

/** A file before it is written. */
export interface OutputFile {
  /** Relative to the target's folder, with `/`. */
  readonly path: string;
  readonly text: string;
  readonly language: Language;
  /** True: the text is final. */
  readonly formatted: boolean;
}

const ownLayouts = createLayouts();

/** Templates of a person's, and who is told that something cannot be laid out with them. */
export interface Customised {
  readonly overrides: Overrides;
  readonly failed: (message: string) => void;
}

/** The text of each page, in the order given. */
export function render(pages: readonly Page[], customised?: Customised): OutputFile[] {
  const layoutOf = customised === undefined || customised.overrides.size === 0 ? ownLayouts : guarded(customised);
  return pages.map((page) => {
    if ('code' in page) {
      return {
        path: page.path,
        text: page.code,
        language: languageOfFile(page.path),
        formatted: page.formatted ?? false,
      };
    }
    const text = layoutOf(page.template)(page.view);
    // Laid out, it is put together of thousands of pieces, which live as long as it does until it is read.
    text.charCodeAt(0);
    return { path: page.path, text, language: languageOfTemplate(page.template), formatted: false };
  });
}

/** Pages come a few at a time, and templates are compiled once. */
const known = new WeakMap<Overrides, (name: string) => Layout>();

/** Layouts of which none throws: what a template of a person's asks of its view in vain is told. */
function guarded({ overrides, failed }: Customised): (name: string) => Layout {
  const layoutOf = known.get(overrides) ?? createLayouts(overrides);
  known.set(overrides, layoutOf);
  return (name) => (view) => {
    try {
      return layoutOf(name)(view);
    } catch (error) {
      const said = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
      const file = overrides.get(name)?.file;
      failed(`${file ?? `the template ${name}, with a partial of yours,`} cannot be laid out: ${said}`);
      return '';
    }
  };
}
