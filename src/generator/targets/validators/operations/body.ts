// Validators for a request body, by media type.

import {
  call,
  keyword,
  literal,
  object,
  returnStatement,
  switchStatement,
} from '../../../code/typescript/build-tree.ts';
import { isSameNode } from '../../../code/typescript/inspect-tree.ts';
import type { OnDemandSymbol, Expression, FunctionDeclaration } from '../../../code/typescript/tree.ts';
import type { MediaType, Operation, SchemaAndShapes } from '../../../model/types/api.ts';
import { requestMethod } from '../../../model/http-request.ts';
import { messageDirection } from '../../../model/operations/message-direction.ts';
import { mergesBody } from '../../../model/operations/update-semantics.ts';
import type { Direction } from '../../../model/shape/object-shape.ts';
import type { ModuleContext } from '../function-request.ts';
import { types } from '../keywords/type.ts';
import { compound } from '../preferred-variable-names.ts';
import { runtime, runtimeType } from '../runtime-imports.ts';
import type { ValidatorExport } from '../schema-module.ts';
import { escapePointerSegment } from '../../../source/pointer.ts';
import { noAnchors, type ValidationVariant } from '../validation-variant.ts';
import { symbols, variables } from '../variables.ts';
import { bodyRulesExports } from './body-rules.ts';
import { mediaTypeParameter } from './function-parameters.ts';
import { hasFormFields, parsedForm } from './form-fields.ts';
import { mergedCheckExports } from './merged-update.ts';
import { isTextBody, parsedTextBody } from './parse-parameter-and-text-body.ts';
import { problemsCall, toFunction } from './problems-call.ts';
import {
  ifJson,
  isFormMediaType,
  isAlwaysValidated,
  isMultipartForm,
  isStreamMediaType,
  includesJson,
  mediaTypesConstant,
} from './validated-media-types.ts';

/** Returns the validators for the body of an operation; none if it has no body. */
export function bodyExports(operation: Operation, module: ModuleContext, path: string): readonly ValidatorExport[] {
  const { requestBody } = operation;
  if (!requestBody || requestBody.content.length === 0) return [];
  const { content: contents } = requestBody;
  const subject = `${requestMethod(operation.method)} ${operation.path}`;
  const check: OnDemandSymbol = {
    kind: 'declared',
    key: `body of ${path}`,
    name: `check${operation.name.type}Body`,
    module: module.path,
    declare: () => ({
      kind: 'const',
      ...(mergesBody(operation)
        ? { doc: `Validates the body of \`${subject}\` as sent; conditions and rules apply to the merged value.` }
        : { docSubject: subject, doc: `Validates the body of \`${subject}\`.` }),
      type: runtimeType('BodyCheck'),
      value: {
        kind: 'call',
        isPure: true,
        callee: runtime('createBodyCheck'),
        arguments: [bodyValidators(operation, contents, module, path)],
      },
    }),
  };
  return [
    { symbol: check, role: 'body' },
    ...(module.analysis.options.requestReaders === false ? [] : formReaderExports(operation, contents, module, path)),
    ...bodyRulesExports(operation, contents, module, path),
    ...mergedCheckExports(operation, contents, module, path),
  ];
}

/** Returns the validators by media type as an object. */
function bodyValidators(
  operation: Operation,
  contents: readonly MediaType[],
  module: ModuleContext,
  path: string,
): Expression {
  const variant = bodyVariant(operation, module);
  const parameters = [symbols.value, symbols.mediaType];
  return object(
    contents.map((content, index): readonly [string, Expression] => {
      const { mediaType, schema } = content;
      const hint = contents.length === 1 ? 'body' : `body ${index + 1}`;
      const problems = contentProblems(content, variant, module, path, compound(operation.name.value, hint));
      if (!problems) return [mediaType, literal(undefined)];
      const isOnlyJson = includesJson(mediaType) && !(schema && isStringOnly(schema, module));
      return [mediaType, toFunction(isOnlyJson ? ifJson(problems, literal(undefined)) : problems, parameters)];
    }),
  );
}

/** Returns the problems of a body of this media type as an expression; `undefined` if every value is valid. */
function contentProblems(
  { mediaType, schema }: MediaType,
  variant: BodyVariant,
  module: ModuleContext,
  path: string,
  hint: string,
): Expression | undefined {
  const input = schema && schemaValue(mediaType, schema, variant, module);
  if (!schema || input === undefined) return undefined;
  const isParsedText = isTextBody(mediaType) && !isSameNode(input, variables.value);
  return problemsCall(
    schema.jsonSchema,
    isFormMediaType(mediaType) || isParsedText ? { ...variant, hasBigints: true } : variant,
    module,
    `${path}/requestBody/content/${escapePointerSegment(mediaType)}/schema`,
    hint,
    input,
  );
}

/** Returns the value that the schema applies to, with bytes as text; `undefined` if no schema can apply to it. */
function schemaValue(
  mediaType: string,
  schema: SchemaAndShapes,
  { direction }: BodyVariant,
  module: ModuleContext,
): Expression | undefined {
  const { value } = variables;
  if (isTextBody(mediaType) && isAlwaysValidated(mediaType))
    return parsedTextBody(mediaType, schema[direction], value, module);
  if (isAlwaysValidated(mediaType)) return value;
  if (isStreamMediaType(mediaType)) return undefined;
  if (isMultipartForm(mediaType) || isStringOnly(schema, module)) return call(runtime('bytesToLatin1'), value);
  return includesJson(mediaType) ? value : undefined;
}

function isStringOnly({ jsonSchema }: SchemaAndShapes, { analysis }: ModuleContext): boolean {
  return (analysis.variants.summary(jsonSchema).types & ~types.string) === 0;
}

type BodyVariant = ValidationVariant & { readonly direction: Direction };

/** Returns the variant of a request body; partial for an update. */
function bodyVariant(operation: Operation, { analysis }: ModuleContext): BodyVariant {
  const variant: BodyVariant = {
    direction: messageDirection('request', operation),
    isShapeOnly: true,
    anchors: noAnchors,
  };
  if (!mergesBody(operation)) return variant;
  const {
    extensions: { effect },
    resource,
  } = operation;
  const isKnown = resource && analysis.api.schema(resource.schema) !== undefined;
  return {
    ...variant,
    partial: {
      resource: isKnown ? { id: resource.schema, properties: [] } : undefined,
      isDeep: effect?.merge !== 'shallow',
    },
  };
}

/** Returns the function that parses form values according to their declared types, before they are validated. */
function formReaderExports(
  operation: Operation,
  contents: readonly MediaType[],
  module: ModuleContext,
  path: string,
): readonly ValidatorExport[] {
  const { type } = operation.name;
  const direction = messageDirection('request', operation);
  const forms = contents.filter(
    (content) => isFormMediaType(content.mediaType) && hasFormFields(content, module.analysis.api, direction),
  );
  if (forms.length === 0) return [];
  const declare = (): FunctionDeclaration => ({
    kind: 'function',
    doc: `Parses the properties of a form by their types, for \`check${type}Body\`. \`form\` is text, or multipart parts by name.`,
    parameters: [mediaTypeParameter, { symbol: symbols.form, type: keyword('unknown') }],
    result: keyword('unknown'),
    body: [
      switchStatement(
        call(runtime('matchMediaType'), variables.mediaType, mediaTypesConstant(contents)),
        forms.map((content) => ({
          values: [literal(content.mediaType)],
          body: [returnStatement(parsedForm(content, variables.form, module, direction) ?? variables.form)],
        })),
        [returnStatement(variables.form)],
      ),
    ],
  });
  const symbol: OnDemandSymbol = {
    kind: 'declared',
    key: `form of ${path}`,
    name: `read${type}Form`,
    module: module.path,
    declare,
  };
  return [{ symbol, role: 'form' }];
}
