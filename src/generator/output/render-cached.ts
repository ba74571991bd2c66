// From pages to texts where an earlier run may have made them: a page of which nothing that it was made of has changed keeps its text.

import type { Api } from '../model/types/api.ts';
import { forget, kept } from '../model/dependencies/kept.ts';
import { readAgain, reading, type Read } from '../model/dependencies/reads.ts';
import type { Report } from '../diagnostics/report.ts';
import type { Page, TargetName } from '../plugin/target.ts';
import { render, type Customised, type OutputFile } from './render-templates.ts';

/** What pages are made in. */
export interface Making {
  readonly api: Api;
  readonly target: TargetName;
  /** What was read when the pages were listed; undefined where that is not known. */
  readonly around: Read | undefined;
  readonly report: Report;
}

/** The text of each page, in the order given. A page in whose making something was told is made anew each time, so that it is told again. */
export function renderKept(
  pages: readonly Page[],
  { api, target, around, report }: Making,
  customised?: Customised,
): OutputFile[] {
  if (around === undefined) return render(pages, customised);
  return pages.map((page) => {
    const make = (): OutputFile => renderAlone(page, customised);
    const told = report.diagnostics.length;
    const { made } = reading(() => {
      readAgain(around);
      return kept(api, `${target}/${page.path}`, make)();
    });
    if (report.diagnostics.length > told) forget(api, `${target}/${page.path}`);
    return made;
  });
}

/** The texts of all pages of a target, which stand together or not at all. */
export function renderWhole(
  target: TargetName,
  list: () => readonly Page[] | Promise<readonly Page[]>,
  { api, report }: Pick<Making, 'api' | 'report'>,
  customised?: Customised,
): OutputFile[] | Promise<OutputFile[]> {
  const told = report.diagnostics.length;
  const key = `all of ${target}`;
  const files = kept(api, key, () => {
    const pages = list();
    // What waits is not followed.
    return pages instanceof Promise
      ? pages.then((all) => render(all, customised))
      : pages.map((page) => renderOnce(page, customised));
  })();
  if (report.diagnostics.length > told || files instanceof Promise) forget(api, key);
  return files;
}

/** The texts of views, which a target may take from one run to the next: nobody changes them. */
const texts = new WeakMap<object, OutputFile>();

function renderOnce(page: Page, customised?: Customised): OutputFile {
  const isCustomised = customised !== undefined && customised.overrides.size > 0;
  const known = 'code' in page || isCustomised ? undefined : texts.get(page.view);
  if (known?.path === page.path) return known;
  const file = renderAlone(page, customised);
  if (!('code' in page) && !isCustomised) texts.set(page.view, file);
  return file;
}

function renderAlone(page: Page, customised?: Customised): OutputFile {
  const [file] = render([page], customised);
  if (file === undefined) throw new Error(`${page.path} was not rendered`);
  return file;
}
