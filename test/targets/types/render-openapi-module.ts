// Rendered `openapi` module of a model.

import type { Api } from '../../../src/generator/model/types/api.ts';
import { formatTypeScript } from '../../../src/generator/output/format.ts';
import { createTemplateCompiler } from '../../../src/generator/output/template-compiler.ts';
import type { TypesOptions } from '../../../src/generator/plugin/target.ts';
import { createTypeContext } from '../../../src/generator/targets/types/openapi/context.ts';
import { openapiView } from '../../../src/generator/targets/types/openapi-types.ts';

const templateFor = createTemplateCompiler();

/** Returns the module before formatting. */
export function renderOpenapiModule(api: Api, options?: TypesOptions): string {
  return templateFor('types/openapi')(openapiView(api, createTypeContext(api, options)));
}

/** Returns the formatted module. */
export async function formatOpenapiModule(api: Api, options?: TypesOptions): Promise<string> {
  return (await formatTypeScript(renderOpenapiModule(api, options))).text;
}
