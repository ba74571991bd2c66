// Doc comments that templates contain are those of the declarations, which other layouts of a declaration print.

import { expect, test } from 'vitest';
import { toDeclarationView } from '../../../src/generator/code/typescript/build-statement-views.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { createTemplateCompiler } from '../../../src/generator/output/template-compiler.ts';
import { buildModel } from '../../../src/generator/pipeline/build-model.ts';
import { createDiskReader } from '../../../src/generator/source/disk-reader.ts';
import { toValidatorDeclarationView } from '../../../src/generator/targets/validators/function-template-views.ts';
import { analyzeSchemas } from '../../../src/generator/targets/validators/schema-analysis.ts';
import { toValidatorStatementView } from '../../../src/generator/targets/validators/statement-template-views.ts';
import { createTypeImportResolver } from '../../../src/generator/targets/validators/type-imports.ts';
import { flattenExports, listExports } from '../../../src/generator/targets/validators/validator-export-names.ts';

const report = createReport();
const { api } = await buildModel({ document: 'spec/openapi.yaml', overlays: [] }, createDiskReader(), report);
if (!api) throw new Error('spec/ has errors');
const analysis = analyzeSchemas(api, { formats: 'assert', rules: 'check' }, report, createTypeImportResolver(api));
const getTemplate = createTemplateCompiler();

/** The doc comments of exported declarations: as rendered by their templates, and as declared. */
const docs = flattenExports(listExports(analysis)).flatMap(({ symbol }) => {
  let declaredDoc: string | undefined;
  if (!symbol.declare) throw new Error('missing declaration');
  const view = toDeclarationView(symbol.declare(), symbol.name, true, ({ name }) => name, {
    statement: toValidatorStatementView,
    declaration: (declaration, plainView, nameOf) => {
      declaredDoc = plainView.doc;
      return toValidatorDeclarationView(declaration, plainView, nameOf);
    },
  });
  if (!('subject' in view)) return [];
  const [rendered] = /\/\*\*.*?\*\//s.exec(getTemplate(view.partial)(view)) ?? [];
  return [{ template: view.partial, rendered, declared: declaredDoc }];
});

test('each template with a doc comment renders the declared one', () => {
  expect(new Set(docs.map(({ template }) => template))).toEqual(
    new Set([
      'validators/guard',
      'validators/check',
      'validators/parameters-type',
      'validators/parameter-reader',
      'validators/body-check',
      'validators/response-check',
    ]),
  );
  expect(docs.filter(({ rendered, declared }) => rendered !== declared)).toEqual([]);
});
