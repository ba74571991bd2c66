// Rendered `openapi` module of a model.

import type { Api } from '../../../src/generator/model/types/api.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { formatTypeScript } from '../../../src/generator/output/format.ts';
import { renderPages } from '../../../src/generator/output/render-templates.ts';
import { createTemplateCompiler } from '../../../src/generator/output/template-compiler.ts';
import type { TypesOptions } from '../../../src/generator/plugin/target.ts';
import { createTypeContext } from '../../../src/generator/targets/types/openapi/context.ts';
import { openapiView } from '../../../src/generator/targets/types/openapi-types.ts';
import { types } from '../../../src/generator/targets/types/target.ts';

const templateFor = createTemplateCompiler();

/** Returns the module without references to other modules, formatted. */
export async function formatOpenapiModule(api: Api, options?: TypesOptions): Promise<string> {
  const code = templateFor('types/openapi')(openapiView(api, createTypeContext(api, options)));
  return (await formatTypeScript(code)).text;
}

/** Returns the module and those that it refers to, before formatting, by path. */
export function renderTypeModules(api: Api, options: TypesOptions = {}): ReadonlyMap<string, string> {
  const pages = types.plan(api, {
    settings: { packages: false, importExtension: '.js', types: options },
    report: createReport(),
  });
  return new Map(renderPages(pages).map(({ path, text }) => [path, text]));
}
