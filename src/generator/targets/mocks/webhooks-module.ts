// The module of webhooks: the factories of their bodies, by media type.

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
import type { MediaType, Operation } from '../../model/types/api.ts';
import { typesSource } from '../../plugin/types-modules.ts';
import {
  bodyReference,
  hasValidator,
  listMockedBodies,
  listMockedWebhooks,
  namedRequestBody,
} from './response-bodies.ts';
import { testedSampleExpression } from './sample-expression.ts';
import { factoryExpression } from './schema-module.ts';
import { createMocksPrinter, runtimeType, schemaFactory, type TargetContext } from './target-context.ts';
import type { ResponsesView } from './template-views.ts';

/** The path of the module, without extension. */
export const webhooksModulePath = 'webhooks';

export function webhooksView(context: TargetContext): ResponsesView {
  const { api, names } = context;
  const webhooks = listMockedWebhooks(api);
  const printer = createMocksPrinter(
    { path: webhooksModulePath, declaredNames: webhooks.map(names.webhookBody) },
    context,
  );
  const operations = webhooks.map((webhook) => {
    const contents = listMockedBodies(webhook);
    return {
      doc: requiredDocComment(
        `Creates bodies of the webhook \`${requestMethod(webhook.method)} ${webhook.path}\`, by media type.`,
      ),
      name: identifier(names.webhookBody(webhook)),
      type: printer.type(
        objectType(
          contents.map((content) => ({ name: content.mediaType, type: factoryType(webhook, content, context) })),
        ),
      ),
      value: printer.expression(
        object(contents.map((content) => [content.mediaType, bodyFactory(webhook, content, context)])),
      ),
    };
  });
  return { about: lineComment('Bodies of webhooks.'), imports: printer.imports, operations };
}

function factoryType(webhook: Operation, { mediaType }: MediaType, { types }: TargetContext): Type {
  const hasSeveral = (webhook.requestBody?.content.length ?? 0) > 1;
  const body = importedType(types.derived(webhook, hasSeveral ? 'BodyByMediaType' : 'Body'), typesSource('operations'));
  return runtimeType('Factory', 'factory', hasSeveral ? indexedType(body, mediaType) : body);
}

/** The types of the bodies of webhooks are those of JSON, so their factories convert nothing. */
function bodyFactory(webhook: Operation, content: MediaType, context: TargetContext): Expression {
  const { api, bodySampleOf, checkOf } = context;
  const named = namedRequestBody(content, context);
  if (named) return schemaFactory(named, context);
  const reference = bodyReference(content);
  const check = reference ? checkOf(reference) : bodyCheck(webhook, content, context);
  return factoryExpression({
    name: `the ${listMockedBodies(webhook).length > 1 ? `${content.mediaType} ` : ''}body of ${webhook.id}`,
    sample: testedSampleExpression(bodySampleOf(content), check, api),
    check,
    decode: undefined,
  });
}

/** Returns the validator of an inline body; `undefined` for streams, whose items have none. */
function bodyCheck(webhook: Operation, content: MediaType, { webhookChecksOf }: TargetContext): Expression | undefined {
  const { body, rules } = webhookChecksOf(webhook);
  if (!body || !hasValidator(content)) return undefined;
  return call(
    imported('createRequestBodyCheck', 'runtime/mocks/body-check'),
    literal(content.mediaType),
    body,
    ...(rules ? [rules] : []),
  );
}
