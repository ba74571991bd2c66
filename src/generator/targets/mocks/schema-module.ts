// The module of a named schema: what its values are made of, and the factories of its forms.

import { arrow, imported, literal, name, object } from '../../code/typescript/build-tree.ts';
import { lineComment, requiredDocComment } from '../../code/typescript/comment.ts';
import type { Expression } from '../../code/typescript/tree.ts';
import { identifier } from '../../code/typescript/typescript.ts';
import type { Schema } from '../../model/types/api.ts';
import type { JsonSchema } from '../../model/types/schema.ts';
import { conversionExpression, conversionsModulePath } from '../../plugin/conversion-expressions.ts';
import { testedSampleExpression } from './sample-expression.ts';
import {
  createMocksPrinter,
  listForms,
  runtimeType,
  sampleConstant,
  sampleName,
  schemaModulePath,
  type TargetContext,
} from './target-context.ts';
import type { ConstantView, SchemaView } from './template-views.ts';

export function schemaView(schema: Schema, context: TargetContext): SchemaView {
  const { api, names, samples, typeOf, checkOf } = context;
  const forms = listForms(schema, api);
  const printer = createMocksPrinter(
    {
      path: schemaModulePath(schema),
      declaredNames: forms.flatMap((form) => [sampleName(schema, form.isRequest), names.schema(form)]),
    },
    context,
  );
  const sampleType = printer.type(runtimeType('SampleSchema', 'sample-schema'));
  const constants = forms.flatMap((form): readonly ConstantView[] => {
    const check = checkOf(form);
    const subject = `\`${schema.name.type}\`${form.isRequest ? ' in requests' : ''}`;
    return [
      {
        doc: requiredDocComment(`Sample schema of ${subject}.`),
        name: identifier(sampleName(schema, form.isRequest)),
        type: sampleType,
        value: printer.expression(testedSampleExpression(samples.named(form), check, api)),
      },
      {
        doc: requiredDocComment(`Creates a valid ${subject}.`),
        name: identifier(names.schema(form)),
        type: printer.type(runtimeType('Factory', 'factory', typeOf(form))),
        value: printer.expression(
          factoryExpression({
            name: schema.name.type + (form.isRequest ? ' in requests' : ''),
            sample: sampleConstant(form, api),
            check,
            decode: decoderOf(schema.jsonSchema, schema, context),
          }),
        ),
      },
    ];
  });
  return {
    about: lineComment(`Values of the schema ${JSON.stringify(schema.id)}.`),
    imports: printer.imports,
    constants,
  };
}

/** Returns the call that creates a factory. */
export function factoryExpression(definition: {
  readonly name: string;
  readonly sample: Expression;
  readonly check: Expression | undefined;
  readonly decode: Expression | undefined;
}): Expression {
  return {
    kind: 'call',
    isPure: true,
    callee: imported('createFactory', 'runtime/mocks/factory'),
    arguments: [
      object([
        ['name', literal(definition.name)],
        ['sample', definition.sample],
        ['check', definition.check],
        ['decode', definition.decode],
      ]),
    ],
  };
}

/** Returns the function that converts values of a schema from JSON; `undefined` if they have the same form. */
export function decoderOf(
  jsonSchema: JsonSchema,
  schema: Schema | undefined,
  { api, conversions }: TargetContext,
): Expression | undefined {
  if (!conversions?.differs(jsonSchema)) return undefined;
  // Modules of schemas can import each other, so references are functions.
  const toReference = (constant: Expression): Expression => arrow([], constant);
  const conversion = schema
    ? toReference(name({ kind: 'declared', key: schema.id, name: schema.name.value, module: conversionsModulePath }))
    : conversionExpression(conversions.conversionOf(jsonSchema), { api, conversions, toReference });
  return {
    kind: 'call',
    isPure: true,
    callee: imported('createDecoder', 'runtime/mocks/decode'),
    arguments: [conversion],
  };
}
