// Validators of a request body by media type.

import type { SafeText } from '../../../code/branded-text.ts';
import { stringLiteral, joinCode, ts } from '../../../code/typescript/typescript.ts';
import type { MediaType, Operation, SchemaAndShapes } from '../../../model/types/api.ts';
import { requestMethod } from '../../../model/http-request.ts';
import { mergesBody } from '../../../model/operations/update-semantics.ts';
import { types } from '../keywords/type.ts';
import { withDocComment } from '../../../code/typescript/comment.ts';
import { block } from '../validation-context.ts';
import type { Module } from '../module-plan.ts';
import { compound } from '../names.ts';
import { noAnchors, type ValidationVariant } from '../validation-variant.ts';
import type { Export } from '../schema-module.ts';
import { parsedForm } from './form-fields.ts';
import { declareBodyRules } from './body-rules.ts';
import {
  isFormMediaType,
  isAlwaysValidated,
  isMultipartForm,
  isStreamMediaType,
  includesJson,
  problemsCall,
} from './validate-part.ts';
import { declareMergedCheck } from './merged-update.ts';
import { isTextBody, parsedTextBody } from './parameter-reader.ts';

/** Declares the validators of the body of an operation; nothing if it has none. */
export function declareBodyValidators(operation: Operation, module: Module, path: string): readonly Export[] {
  const { requestBody } = operation;
  if (!requestBody || requestBody.content.length === 0) return [];
  const { names } = module.registry;
  const { type } = operation.name;
  const subject = `\`${requestMethod(operation.method)} ${operation.path}\``;
  const mediaTypes = names.exactly(`${operation.name.value}BodyTypes`);
  const check = names.exactly(`check${type}Body`);
  const mediaTypeList = joinCode(
    requestBody.content.map(({ mediaType }) => stringLiteral(mediaType)),
    ts`, `,
  );
  module.declareConstant(
    withDocComment(
      `The media types that the body of ${subject} may have.`,
      ts`export const ${mediaTypes}: readonly [${mediaTypeList}] = [${mediaTypeList}];`,
    ),
  );
  const partial = mergesBody(operation);
  const doc = partial
    ? `Validates the shape of what the body of ${subject} sends. Conditions and rules apply to the merged value.`
    : `All that is wrong with the body of ${subject}; nothing for a valid one.`;
  module.declare(() =>
    withDocComment(doc, checkFunction(operation, requestBody.content, module, path, check, mediaTypes)),
  );
  return [
    { name: mediaTypes, path: module.path },
    { name: check, path: module.path, role: 'body' },
    ...declareFormReader(operation, requestBody.content, mediaTypes, module),
    ...declareBodyRules(operation, requestBody.content, mediaTypes, module, path),
    ...declareMergedCheck(operation, requestBody.content, module, path),
  ];
}

function checkFunction(
  operation: Operation,
  contents: readonly MediaType[],
  module: Module,
  path: string,
  name: SafeText<'ts'>,
  mediaTypes: SafeText<'ts'>,
): SafeText<'ts'> {
  const variant = bodyVariant(operation, module);
  const calls = contents.map(({ mediaType, schema }, index) => {
    const schemaPointer = `${path}/requestBody/content/${mediaType.replaceAll('~', '~0').replaceAll('/', '~1')}/schema`;
    const hint = contents.length === 1 ? 'body' : `body ${index + 1}`;
    const input = schema && schemaValue(mediaType, schema, module);
    return schema && input !== undefined
      ? problemsCall(
          schema.jsonSchema,
          isFormMediaType(mediaType) || (isTextBody(mediaType) && input !== 'value')
            ? { ...variant, hasBigints: true }
            : variant,
          module,
          schemaPointer,
          compound(hint, ''),
          input,
        )
      : undefined;
  });
  const noProblems = module.runtime('noProblems');
  const cases = contents.map(({ mediaType, schema }, index) => {
    const problems = calls[index] === undefined ? noProblems : ts`${calls[index]} ?? ${noProblems}`;
    const isJson = calls[index] !== undefined && includesJson(mediaType) && !(schema && isStringOnly(schema, module));
    return ts`case ${stringLiteral(mediaType)}: return ${isJson ? ts`${module.runtime('isJsonMediaType')}(mediaType) ? ${problems} : ${noProblems}` : problems};`;
  });
  const unsupported = ts`[${module.constant('bodyUnsupported', ts`${module.runtime('unsupportedBody')}(${mediaTypes})`)}]`;
  const value = calls.some((each) => each !== undefined) ? ts`value` : ts`_value`;
  return ts`export function ${name}(mediaType: string, ${value}: unknown): readonly ${module.runtime('Problem', true)}[] ${block(
    [
      ts`switch (${module.runtime('matchMediaType')}(mediaType, ${mediaTypes})) { ${joinCode(cases, ts`\n`)} default: return ${unsupported}; }`,
    ],
  )}`;
}

/** Returns the value that the schema applies to, with bytes as text; `undefined` if no schema can apply to it. */
function schemaValue(mediaType: string, schema: SchemaAndShapes, module: Module): SafeText<'ts'> | undefined {
  if (isTextBody(mediaType) && isAlwaysValidated(mediaType))
    return parsedTextBody(mediaType, schema.request, ts`value`, module);
  if (isAlwaysValidated(mediaType)) return ts`value`;
  if (isStreamMediaType(mediaType)) return undefined;
  if (isMultipartForm(mediaType) || isStringOnly(schema, module)) return ts`${module.runtime('bytesToLatin1')}(value)`;
  return includesJson(mediaType) ? ts`value` : undefined;
}

function isStringOnly({ jsonSchema }: SchemaAndShapes, module: Module): boolean {
  return (module.registry.variants.summary(jsonSchema).types & ~types.string) === 0;
}

/** Returns the variant of a request body; partial for an update. */
function bodyVariant(operation: Operation, module: Module): ValidationVariant {
  const variant: ValidationVariant = { direction: 'request', isShapeOnly: true, anchors: noAnchors };
  if (!mergesBody(operation)) return variant;
  const {
    extensions: { effect },
    resource,
  } = operation;
  const isKnown = resource && module.registry.api.schema(resource.schema) !== undefined;
  return {
    ...variant,
    partial: {
      resource: isKnown ? { id: resource.schema, properties: [] } : undefined,
      isDeep: effect?.merge !== 'shallow',
    },
  };
}

/** Declares the function that parses form values by declared type, before they are validated. */
function declareFormReader(
  { name: { type } }: Operation,
  contents: readonly MediaType[],
  mediaTypes: SafeText<'ts'>,
  module: Module,
): readonly Export[] {
  const forms = contents.filter(({ mediaType }) => isFormMediaType(mediaType));
  const values = new Map(
    forms.flatMap((content) => {
      const parsed = parsedForm(content, ts`form`, module);
      return parsed === undefined ? [] : [[content.mediaType, parsed] as const];
    }),
  );
  if (values.size === 0) return [];
  const name = module.registry.names.exactly(`read${type}Form`);
  const cases = [...values].map(([mediaType, parsed]) => ts`case ${stringLiteral(mediaType)}: return ${parsed};`);
  const doc = `A form as the values of its members, read by declared type: of its text, or of the parts of a multipart form by name; \`check${type}Body\` judges it.`;
  module.declare(() =>
    withDocComment(
      doc,
      ts`export function ${name}(mediaType: string, form: unknown): unknown ${block([
        ts`switch (${module.runtime('matchMediaType')}(mediaType, ${mediaTypes})) { ${joinCode(cases, ts`\n`)} default: return form; }`,
      ])}`,
    ),
  );
  return [{ name, path: module.path, role: 'form' }];
}
