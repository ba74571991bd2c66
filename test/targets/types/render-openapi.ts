// Rendered `openapi` module of a model.

import type { Api } from '../../../src/generator/model/types/api.ts';
import { createTemplateCompiler } from '../../../src/generator/output/handlebars.ts';
import { openapiView } from '../../../src/generator/targets/types/openapi-types.ts';

const templateFor = createTemplateCompiler();

export function renderOpenapiModule(api: Api): string {
  return templateFor('types/openapi')(openapiView(api));
}
