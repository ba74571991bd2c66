// Template benchmark: the share of the generated text that is literal template text. `npm run bench -- templates`.

import { createReport, type Report } from '../src/generator/diagnostics/report.ts';
import { createTemplateCompiler } from '../src/generator/output/template-compiler.ts';
import type { Api } from '../src/generator/model/types/api.ts';
import { buildModel } from '../src/generator/pipeline/build-model.ts';
import type { TargetName, TargetOptions, Page } from '../src/generator/plugin/target.ts';
import { createDiskReader } from '../src/generator/source/disk-reader.ts';
import { loadTarget, targetNames } from '../src/generator/targets/builtin.ts';
import { table } from './table.ts';

const options: TargetOptions = { packages: { scope: '@cloud-api', license: 'MIT' }, importExtension: '.js' };

/** Text of a target, in characters before formatting. */
interface TextSize {
  /** Text that templates render. */
  readonly rendered: number;
  /** Part of the rendered text that is literal template text. */
  readonly literal: number;
  /** Text that is printed without a template, except copies of the runtime. */
  readonly printed: number;
}

/** Returns the table of all targets for the document of this repository. */
export async function benchTemplates({ markdown }: { readonly markdown: boolean }): Promise<string> {
  const report = createReport();
  const { api } = await buildModel({ document: 'spec/openapi.yaml', overlays: [] }, createDiskReader(), report);
  if (!api) throw new Error('spec/openapi.yaml has errors.');
  const rows: string[][] = [];
  for (const name of targetNames) {
    const { rendered, literal, printed } = await measure(name, api, report);
    const share = `${((100 * literal) / (rendered + printed)).toFixed(1)} %`;
    rows.push([name, kilobytes(rendered), kilobytes(printed), kilobytes(literal), share]);
  }
  return table(['target', 'rendered', 'printed', 'template text', 'share'], rows, markdown);
}

function kilobytes(characters: number): string {
  return `${(characters / 1000).toFixed(1)} kB`;
}

async function measure(name: TargetName, api: Api, report: Report): Promise<TextSize> {
  const target = await loadTarget(name);
  const sizes = target.plan(api, { settings: options, report }).map(measurePage);
  const sum = (part: keyof TextSize): number => sizes.reduce((total, size) => total + size[part], 0);
  return { rendered: sum('rendered'), literal: sum('literal'), printed: sum('printed') };
}

const getTemplate = createTemplateCompiler();

function measurePage(page: Page): TextSize {
  if ('code' in page)
    return { rendered: 0, literal: 0, printed: /(?:^|\/)runtime(?:\/|\.ts$)/.test(page.path) ? 0 : page.code.length };
  const template = getTemplate(page.template);
  const view: object = page.view;
  return { rendered: template(view).length, literal: template(blank(view)).length, printed: 0 };
}

/** A string that renders as nothing, but that template conditions treat as non-empty. */
class BlankString extends String {
  override toString(): string {
    return '';
  }
}

/** Returns a view whose strings render as nothing. Keeps the names of its partials. */
function blank<V extends object>(view: V): V {
  return blankValue(view) as V;
}

function blankValue(value: unknown): unknown {
  if (typeof value === 'string') return value === '' ? '' : new BlankString();
  if (Array.isArray(value)) return value.map(blankValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name === 'partial' ? (part as unknown) : blankValue(part)]),
  );
}
