// The bodies that have factories: JSON, text, and the events and records of streams.

import { contentKind, mediaTypeEssence } from '../../model/media-types.ts';
import { referenceOf } from '../../model/sample-schemas/classify-schema.ts';
import type { SampleReference } from '../../model/sample-schemas/sample-node.ts';
import type { Api, MediaType, Operation, Response, TagGroup } from '../../model/types/api.ts';
import { isConvertedContent } from '../../model/value-forms/converted-contents.ts';
import type { Conversions } from '../../model/value-forms/conversions.ts';

/** A response with bodies that have factories. */
export interface MockedResponse {
  readonly response: Response;
  readonly contents: readonly MediaType[];
}

export function listMockedResponses({ responses }: Operation): readonly MockedResponse[] {
  return responses.flatMap((response) => {
    const contents = response.content.filter(hasFactory);
    return contents.length === 0 ? [] : [{ response, contents }];
  });
}

/** Returns the bodies of a webhook that have factories. */
export function listMockedBodies({ requestBody }: Operation): readonly MediaType[] {
  return requestBody?.content.filter(hasFactory) ?? [];
}

/** Returns the webhooks whose bodies have factories. */
export function listMockedWebhooks({ webhooks }: Api): readonly Operation[] {
  return webhooks.filter((webhook) => listMockedBodies(webhook).length > 0);
}

/** Returns whether a body can be created from its schema: not binary, XML, or a form. */
function hasFactory(content: MediaType): boolean {
  const kind = contentKind(content);
  return kind === 'json' || kind === 'stream' || (kind === 'text' && content.schema?.response.shape.kind === 'text');
}

/** Returns the named schema of a body, if it has no other keywords. */
export function bodyReference({ schema }: MediaType): SampleReference | undefined {
  const jsonSchema = schema?.jsonSchema;
  const id = typeof jsonSchema === 'object' ? referenceOf(jsonSchema) : undefined;
  return id === undefined ? undefined : { id, isRequest: false };
}

/** Returns whether a function validates a body: items of streams have one only if their schema is a component. */
export function hasValidator(content: MediaType): boolean {
  return contentKind(content) !== 'stream' || bodyReference(content) !== undefined;
}

/** Returns the named schema whose factory creates a body: one without examples of its own. */
export function namedBody(
  response: Response,
  content: MediaType,
  { conversions }: { readonly conversions: Conversions | undefined },
): SampleReference | undefined {
  return isConvertedContent(content, response.content, 'response')
    ? referenceWithoutExamples(content)
    : namedRequestBody(content, { conversions });
}

/** Returns the named schema whose factory creates the body of a webhook, which is not converted. */
export function namedRequestBody(
  content: MediaType,
  { conversions }: { readonly conversions: Conversions | undefined },
): SampleReference | undefined {
  return conversions?.differs(content.schema?.jsonSchema ?? true) ? undefined : referenceWithoutExamples(content);
}

function referenceWithoutExamples(content: MediaType): SampleReference | undefined {
  return content.examples.some(({ value }) => value !== undefined) ? undefined : bodyReference(content);
}

/** Returns the tag groups that have operations with factories. */
export function listMockedTagGroups(api: Api): readonly (readonly [TagGroup, readonly Operation[]])[] {
  return api.tagGroups.flatMap((tagGroup) => {
    const operations = api.operations.filter(
      (operation) => operation.tagGroup === tagGroup.id && listMockedResponses(operation).length > 0,
    );
    return operations.length === 0 ? [] : [[tagGroup, operations] as const];
  });
}

/** Returns a status that a response describes, for its validator. */
export function exampleStatus({ status }: Response, { responses }: Operation): number {
  if (/^\d+$/.test(status)) return Number(status);
  const others = new Set(responses.map((response) => response.status));
  const candidates = Array.from({ length: 100 }, (_, index) => index);
  const hundred = /^\d/.test(status) ? Number(status.charAt(0)) * 100 : undefined;
  const isFree = (code: number): boolean =>
    !others.has(String(code)) && (hundred !== undefined || !others.has(`${Math.floor(code / 100)}XX`));
  const found = [hundred ?? 500, 400, 200, 300, 100]
    .slice(0, hundred === undefined ? 5 : 1)
    .flatMap((first) => candidates.map((offset) => first + offset))
    .find(isFree);
  return found ?? 500;
}

/** Returns a media type that a range includes, for the validator of a response. */
export function exampleMediaType(content: MediaType): string {
  const essence = mediaTypeEssence(content.mediaType);
  return essence.includes('*')
    ? contentKind(content) === 'json'
      ? 'application/json'
      : 'text/plain'
    : content.mediaType;
}
