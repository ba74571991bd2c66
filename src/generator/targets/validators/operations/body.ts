// Validators of a request body by media type.

import type { Code } from '../../../code/branded-text.ts';
import { string } from '../../../code/typescript/string-literal.ts';
import { join, ts } from '../../../code/typescript/template-literals.ts';
import type { Content, Operation, Typed } from '../../../model/types/api.ts';
import { sentMethod } from '../../../model/http-method.ts';
import { mergesBody } from '../../../model/operations/merges-body.ts';
import { types } from '../keywords/type.ts';
import { documented } from '../document.ts';
import { block } from '../validation-context.ts';
import type { Module } from '../module-plan.ts';
import { compound } from '../names.ts';
import { noAnchors, type Reading } from '../validation-variant.ts';
import type { Export } from '../schema-module.ts';
import { valuesOfMembers } from './form-fields.ts';
import { declareBodyRules } from './body-rules.ts';
import { isForm, isJudged, isParts, isStream, mayBeJson, problemsBy } from './validate-part.ts';
import { declareMerged } from './merged-update.ts';
import { isTextBody, valueOfText } from './text-plain-body.ts';

/** Declares the validators of the body of an operation; nothing if it has none. */
export function declareBody(operation: Operation, module: Module, path: string): readonly Export[] {
  const { body } = operation;
  if (!body || body.contents.length === 0) return [];
  const { names } = module.workshop;
  const { type } = operation.name;
  const subject = `\`${sentMethod(operation.method)} ${operation.path}\``;
  const mediaTypes = names.exactly(`${operation.name.value}BodyTypes`);
  const check = names.exactly(`check${type}Body`);
  const listed = join(
    body.contents.map(({ mediaType }) => string(mediaType)),
    ts`, `,
  );
  module.declareConstant(
    documented(
      `The media types that the body of ${subject} may have.`,
      ts`export const ${mediaTypes}: readonly [${listed}] = [${listed}];`,
    ),
  );
  const partial = mergesBody(operation);
  const doc = partial
    ? `Validates the shape of what the body of ${subject} sends. Conditions and rules apply to the merged value.`
    : `All that is wrong with the body of ${subject}; nothing for a valid one.`;
  module.declare(() => documented(doc, checker(operation, body.contents, module, path, check, mediaTypes)));
  return [
    { name: mediaTypes, path: module.path },
    { name: check, path: module.path, role: 'body' },
    ...declareForms(operation, body.contents, mediaTypes, module),
    ...declareBodyRules(operation, body.contents, mediaTypes, module, path),
    ...declareMerged(operation, body.contents, module, path),
  ];
}

function checker(
  operation: Operation,
  contents: readonly Content[],
  module: Module,
  path: string,
  name: Code<'ts'>,
  mediaTypes: Code<'ts'>,
): Code<'ts'> {
  const reading = bodyReading(operation, module);
  const found = contents.map(({ mediaType, schema }, index) => {
    const at = `${path}/requestBody/content/${mediaType.replaceAll('~', '~0').replaceAll('/', '~1')}/schema`;
    const hint = contents.length === 1 ? 'body' : `body ${index + 1}`;
    const given = schema && judgedValue(mediaType, schema, module);
    return schema && given !== undefined
      ? problemsBy(
          schema.assertion,
          isForm(mediaType) || (isTextBody(mediaType) && given !== 'value') ? { ...reading, wide: true } : reading,
          module,
          at,
          compound(hint, ''),
          given,
        )
      : undefined;
  });
  const none = module.runtime('noProblems');
  const cases = contents.map(({ mediaType, schema }, index) => {
    const problems = found[index] === undefined ? none : ts`${found[index]} ?? ${none}`;
    const onlyJson = found[index] !== undefined && mayBeJson(mediaType) && !(schema && isTextAlone(schema, module));
    return ts`case ${string(mediaType)}: return ${onlyJson ? ts`${module.runtime('isJson')}(mediaType) ? ${problems} : ${none}` : problems};`;
  });
  const unsupported = ts`[${module.constant('bodyUnsupported', ts`${module.runtime('unsupportedBody')}(${mediaTypes})`)}]`;
  const value = found.some((each) => each !== undefined) ? ts`value` : ts`_value`;
  return ts`export function ${name}(mediaType: string, ${value}: unknown): readonly ${module.runtime('Problem', true)}[] ${block(
    [
      ts`switch (${module.runtime('matchMediaType')}(mediaType, ${mediaTypes})) { ${join(cases, ts`\n`)} default: return ${unsupported}; }`,
    ],
  )}`;
}

/** Returns the value that the schema applies to, with bytes as text; `undefined` if no schema can apply to it. */
function judgedValue(mediaType: string, schema: Typed, module: Module): Code<'ts'> | undefined {
  if (isTextBody(mediaType) && isJudged(mediaType)) return valueOfText(mediaType, schema.request, ts`value`, module);
  if (isJudged(mediaType)) return ts`value`;
  if (isStream(mediaType)) return undefined;
  if (isParts(mediaType) || isTextAlone(schema, module)) return ts`${module.runtime('bytesAsText')}(value)`;
  return mayBeJson(mediaType) ? ts`value` : undefined;
}

function isTextAlone({ assertion }: Typed, module: Module): boolean {
  return (module.workshop.readings.summary(assertion).types & ~types.string) === 0;
}

/** Returns the variant of a request body; partial for an update. */
function bodyReading(operation: Operation, module: Module): Reading {
  const reading: Reading = { audience: 'request', shapeOnly: true, anchors: noAnchors };
  if (!mergesBody(operation)) return reading;
  const {
    facts: { effect },
    resource,
  } = operation;
  const isKnown = resource && module.workshop.api.schema(resource.schema) !== undefined;
  return {
    ...reading,
    partial: {
      resource: isKnown ? { id: resource.schema, members: [] } : undefined,
      deep: effect?.merge !== 'shallow',
    },
  };
}

/** Declares the function that parses form values by declared type, before they are validated. */
function declareForms(
  { name: { type } }: Operation,
  contents: readonly Content[],
  mediaTypes: Code<'ts'>,
  module: Module,
): readonly Export[] {
  const forms = contents.filter(({ mediaType }) => isForm(mediaType));
  const values = new Map(
    forms.flatMap((content) => {
      const found = valuesOfMembers(content, ts`form`, module);
      return found === undefined ? [] : [[content.mediaType, found] as const];
    }),
  );
  if (values.size === 0) return [];
  const name = module.workshop.names.exactly(`read${type}Form`);
  const cases = [...values].map(([mediaType, found]) => ts`case ${string(mediaType)}: return ${found};`);
  const doc = `A form as the values of its members, read by declared type: of its text, or of the parts of a multipart form by name; \`check${type}Body\` judges it.`;
  module.declare(() =>
    documented(
      doc,
      ts`export function ${name}(mediaType: string, form: unknown): unknown ${block([
        ts`switch (${module.runtime('matchMediaType')}(mediaType, ${mediaTypes})) { ${join(cases, ts`\n`)} default: return form; }`,
      ])}`,
    ),
  );
  return [{ name, path: module.path, role: 'form' }];
}
