// Model and compiled rules of a document.

import { readDocument } from '../../../src/generator/openapi/read-document.ts';
import { buildApi } from '../../../src/generator/model/build-api.ts';
import { compileRules } from '../../../src/generator/model/expressions/compile-rules.ts';
import { createRuleScopes } from '../../../src/generator/model/expressions/variables-in-scope.ts';
import { createCelTypes } from '../../../src/generator/model/expressions/cel-type-of-schema.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { loadSources, type FileReader } from '../../../src/generator/source/load-sources.ts';

/** Builds the model of a document, its compiled rules and scopes, and the report of all diagnostics. */
export async function compileDocument(document: string, files: FileReader) {
  const report = createReport();
  const sources = await loadSources(document, files, report);
  const read = readDocument(sources, report);
  const api = read && buildApi(read, report);
  if (!api) throw new Error(report.diagnostics.map(({ message }) => message).join('\n'));
  const scopes = createRuleScopes(api, createCelTypes(api));
  return { api, rules: compileRules(api, report), scopes, report };
}
