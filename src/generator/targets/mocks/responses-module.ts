// The module of a tag: the factories of response bodies, by status and media type.

import {
  call,
  importedType,
  indexedType,
  imported,
  literal,
  object,
  objectType,
} from '../../code/typescript/build-tree.ts';
import { lineComment, requiredDocComment } from '../../code/typescript/comment.ts';
import type { Expression, Type } from '../../code/typescript/tree.ts';
import { identifier } from '../../code/typescript/typescript.ts';
import { requestMethod } from '../../model/http-request.ts';
import type { MediaType, Operation, Response, TagGroup } from '../../model/types/api.ts';
import { isConvertedContent } from '../../model/value-forms/converted-contents.ts';
import { typesSource } from '../../plugin/types-modules.ts';
import {
  bodyReference,
  exampleMediaType,
  exampleStatus,
  hasValidator,
  listMockedResponses,
  namedBody,
  type MockedResponse,
} from './response-bodies.ts';
import { testedSampleExpression } from './sample-expression.ts';
import { decoderOf, factoryExpression } from './schema-module.ts';
import { createMocksPrinter, requireSchema, runtimeType, schemaFactory, type TargetContext } from './target-context.ts';
import type { ResponsesView } from './template-views.ts';

export function responsesView(
  tagGroup: TagGroup,
  operations: readonly Operation[],
  context: TargetContext,
): ResponsesView {
  const { names } = context;
  const printer = createMocksPrinter(
    { path: responsesModulePath(tagGroup), declaredNames: operations.map(names.responses) },
    context,
  );
  const views = operations.map((operation) => {
    const responses = listMockedResponses(operation);
    const subject = `\`${requestMethod(operation.method)} ${operation.path}\``;
    return {
      doc: requiredDocComment(`Creates response bodies of ${subject}, by status and media type.`),
      name: identifier(names.responses(operation)),
      type: printer.type(responsesType(operation, responses, context)),
      value: printer.expression(
        object(
          responses.map(({ response, contents }) => [
            response.status,
            object(contents.map((content) => [content.mediaType, bodyFactory(operation, response, content, context)])),
          ]),
        ),
      ),
    };
  });
  return {
    about: lineComment(`Response bodies of the tag ${JSON.stringify(tagGroup.id)}.`),
    imports: printer.imports,
    operations: views,
  };
}

/** Returns the path of the module of a tag, without extension. */
export function responsesModulePath({ name: { file } }: TagGroup): string {
  return `responses/${file}`;
}

function responsesType(operation: Operation, responses: readonly MockedResponse[], { types }: TargetContext): Type {
  return objectType(
    responses.map(({ response: { status, content }, contents }) => {
      const hasSeveral = content.length > 1;
      const bodies = importedType(
        types.derived(operation, hasSeveral ? 'ResponsesByMediaType' : 'Responses'),
        typesSource('operations'),
      );
      const key = /^\d+$/.test(status) ? Number(status) : status;
      const members = contents.map(({ mediaType }) => ({
        name: mediaType,
        type: runtimeType('Factory', 'factory', indexedType(bodies, key, ...(hasSeveral ? [mediaType] : []))),
      }));
      return { name: status, type: objectType(members) };
    }),
  );
}

function bodyFactory(operation: Operation, response: Response, content: MediaType, context: TargetContext): Expression {
  const { api, bodySampleOf, checkOf, responseCheckOf } = context;
  const named = namedBody(response, content, context);
  if (named) return schemaFactory(named, context);
  const jsonSchema = content.schema?.jsonSchema ?? true;
  const reference = bodyReference(content);
  const check = reference ? checkOf(reference) : bodyCheck(operation, response, content, responseCheckOf(operation));
  const isConverted = isConvertedContent(content, response.content, 'response');
  return factoryExpression({
    name: `the body of ${operation.id} ${response.status}`,
    sample: testedSampleExpression(bodySampleOf(content), check, api),
    check,
    decode: isConverted ? decoderOf(jsonSchema, reference && requireSchema(reference.id, api), context) : undefined,
  });
}

/** Returns the validator of an inline body; `undefined` for streams, whose items have none. */
function bodyCheck(
  operation: Operation,
  response: Response,
  content: MediaType,
  check: Expression | undefined,
): Expression | undefined {
  if (!check || !hasValidator(content)) return undefined;
  return call(
    imported('createBodyCheck', 'runtime/mocks/body-check'),
    check,
    literal(exampleStatus(response, operation)),
    literal(exampleMediaType(content)),
  );
}
