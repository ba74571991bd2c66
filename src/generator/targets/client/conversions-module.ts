// The module `conversions`: the conversions of named schemas.

import { arrow } from '../../code/typescript/build-tree.ts';
import { requiredDocComment } from '../../code/typescript/comment.ts';
import { identifier } from '../../code/typescript/typescript.ts';
import type { Schema } from '../../model/types/api.ts';
import type { Conversions } from '../../model/value-forms/conversions.ts';
import { conversionExpression, conversionsModulePath } from '../../plugin/conversion-expressions.ts';
import { createClientPrinter, runtimeImport, type TargetContext } from './target-context.ts';
import type { ConversionsView } from './template-views.ts';

/** Returns the named schemas that are converted. */
export function listConvertedSchemas({ api, conversions }: TargetContext): readonly Schema[] {
  return api.schemas.filter(({ jsonSchema }) => conversions?.differs(jsonSchema));
}

export function conversionsView(context: TargetContext, conversions: Conversions): ConversionsView {
  const { api } = context;
  const schemas = listConvertedSchemas(context);
  const printer = createClientPrinter(
    {
      path: conversionsModulePath,
      declaredNames: schemas.map(({ name }) => name.value),
      imports: [runtimeImport('Conversion', 'convert-values', 'type')],
    },
    context,
  );
  const declarations = schemas.map(({ name, jsonSchema }) => ({
    doc: requiredDocComment(`Conversion of \`${name.type}\`.`),
    name: identifier(name.value),
    value: printer.expression(
      conversionExpression(conversions.conversionOf(jsonSchema), {
        api,
        conversions,
        // Schemas can be recursive, so references are functions.
        toReference: (constant) => arrow([], constant),
      }),
    ),
  }));
  return { imports: printer.imports, declarations };
}
