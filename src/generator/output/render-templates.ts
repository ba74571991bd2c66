// Rendering of pages: templates are applied to their views; code is used unchanged.

import type { Page } from '../plugin/target.ts';
import type { Language } from '../code/branded-text.ts';
import { languageOfFile, languageOfTemplate } from './file-language.ts';
import { createLayouts, type Layout, type Overrides } from './handlebars.ts';

/** A file to be formatted and written. */
export interface OutputFile {
  /** Path relative to the directory of the target, with `/`. */
  readonly path: string;
  readonly text: string;
  readonly language: Language;
  /** Whether the text is final. */
  readonly formatted: boolean;
}

const ownLayouts = createLayouts();

/** Custom templates and a callback for rendering errors. */
export interface Customised {
  readonly overrides: Overrides;
  readonly failed: (message: string) => void;
}

/** Renders pages in order. */
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
    // Flattens the concatenated string, whose fragments would stay in memory until it is first read.
    text.charCodeAt(0);
    return { path: page.path, text, language: languageOfTemplate(page.template), formatted: false };
  });
}

/** Compiled custom templates: pages are rendered in batches. */
const known = new WeakMap<Overrides, (name: string) => Layout>();

/** Wraps a template compiler such that rendering errors of custom templates are reported instead of thrown. */
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
