// The rules of `spec/`, compiled once for all tests.

import { readDocument } from '../../../../src/generator/openapi/read-document.ts';
import { buildApi } from '../../../../src/generator/model/build-api.ts';
import { compileRules } from '../../../../src/generator/model/expressions/compile-rules.ts';
import { createRuleScopes } from '../../../../src/generator/model/expressions/variables-in-scope.ts';
import { createCelTypes } from '../../../../src/generator/model/expressions/cel-type-of-schema.ts';
import type { Api } from '../../../../src/generator/model/types/api.ts';
import { createReport } from '../../../../src/generator/diagnostics/report.ts';
import { createDiskReader, loadSources, type FileReader } from '../../../../src/generator/source/load-sources.ts';

/** What a document becomes, with everything that was reported on the way. */
export async function understood(document: string, files: FileReader) {
  const report = createReport();
  const sources = await loadSources(document, files, report);
  const read = readDocument(sources, report);
  const api = read && buildApi(read, report);
  if (!api) throw new Error(report.diagnostics.map(({ message }) => message).join('\n'));
  return { api, book: compileRules(api, report), scopes: scopesOf(api), report };
}

const scopesOf = (api: Api) => createRuleScopes(api, createCelTypes(api));

export const spec = await understood('spec/openapi.yaml', createDiskReader());
