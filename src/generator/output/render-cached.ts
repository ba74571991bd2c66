// Page rendering with reuse of the previous run's text.

import type { Api } from '../model/types/api.ts';
import { removeCached, cacheLazily } from '../model/dependencies/result-cache.ts';
import { recordDependencies, track, type Dependencies } from '../model/dependencies/tracking.ts';
import type { Report } from '../diagnostics/report.ts';
import type { Page, TargetName } from '../plugin/target.ts';
import { renderPages, type UserTemplates, type OutputFile } from './render-templates.ts';

/** Context in which pages are rendered. */
export interface RenderContext {
  readonly api: Api;
  readonly target: TargetName;
  /** Dependencies recorded while the pages were listed; `undefined` if unknown. */
  readonly outer: Dependencies | undefined;
  readonly report: Report;
}

/** Renders pages in order. Pages that report diagnostics are rendered in each run, to report them again. */
export function renderReusing(
  pages: readonly Page[],
  { api, target, outer, report }: RenderContext,
  userTemplates?: UserTemplates,
): OutputFile[] {
  if (outer === undefined) return renderPages(pages, userTemplates);
  return pages.map((page) => {
    const make = (): OutputFile => renderPage(page, userTemplates);
    const diagnosticCount = report.diagnostics.length;
    const { value: rendered } = track(() => {
      recordDependencies(outer);
      return cacheLazily(api, `${target}/${page.path}`, make)();
    });
    if (report.diagnostics.length > diagnosticCount) removeCached(api, `${target}/${page.path}`);
    return rendered;
  });
}

/** Renders all pages of a target, which are reused as a whole. */
export function renderWhole(
  target: TargetName,
  list: () => readonly Page[] | Promise<readonly Page[]>,
  { api, report }: Pick<RenderContext, 'api' | 'report'>,
  userTemplates?: UserTemplates,
): OutputFile[] | Promise<OutputFile[]> {
  const diagnosticCount = report.diagnostics.length;
  const key = `all of ${target}`;
  const files = cacheLazily(api, key, () => {
    const pages = list();
    // Asynchronous work is not tracked.
    return pages instanceof Promise
      ? pages.then((all) => renderPages(all, userTemplates))
      : pages.map((page) => renderOnce(page, userTemplates));
  })();
  if (report.diagnostics.length > diagnosticCount || files instanceof Promise) removeCached(api, key);
  return files;
}

/** Rendered text by view; views are immutable and can be shared between runs. */
const texts = new WeakMap<object, OutputFile>();

function renderOnce(page: Page, userTemplates?: UserTemplates): OutputFile {
  const hasUserTemplates = userTemplates !== undefined && userTemplates.overrides.size > 0;
  const known = 'code' in page || hasUserTemplates ? undefined : texts.get(page.view);
  if (known?.path === page.path) return known;
  const file = renderPage(page, userTemplates);
  if (!('code' in page) && !hasUserTemplates) texts.set(page.view, file);
  return file;
}

function renderPage(page: Page, userTemplates?: UserTemplates): OutputFile {
  const [file] = renderPages([page], userTemplates);
  if (file === undefined) throw new Error(`${page.path} was not rendered`);
  return file;
}
