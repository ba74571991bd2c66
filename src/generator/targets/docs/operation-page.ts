// Markdown pages of operations, webhooks, and callbacks.

import { descriptionToMarkdown } from '../../code/markdown/commonmark-descriptions.ts';
import {
  codeSpan,
  withPeriod,
  joinMarkdown,
  md,
  emptyMarkdown,
  toSentence,
  escapeMarkdown,
  type Markdown,
} from '../../code/markdown/markdown.ts';
import type { RequestBody, Operation, Callback } from '../../model/types/api.ts';
import { requestMethod } from '../../model/http-request.ts';
import { messageDirection } from '../../model/operations/message-direction.ts';
import { mergesBody } from '../../model/operations/update-semantics.ts';
import type { Direction } from '../../model/shape/object-shape.ts';
import { mediaTypeView, type MediaTypeView } from './media-type-body.ts';
import { documentationLink, labeledUnspecifiedSentences, unspecifiedSentences } from './schema-sentences.ts';
import { describeEffect, describeLimit, describeResource } from './operation-sentences.ts';
import { parametersView, type ParametersView } from './parameter-and-header-tables.ts';
import { requestView, type RequestView } from './request-steps.ts';
import { responseView, type ResponseView } from './responses.ts';
import { preconditionViews, type RuleView } from './rules-and-preconditions.ts';
import { describeAccess, describeSecurity } from './security.ts';
import { serverViews, type ServerView } from './servers.ts';
import { operationSignature, type Links } from './page-links.ts';
import type { UnusedComponents } from './headers-and-unused-components-page.ts';

/** Sentences about an operation. */
export interface OperationDescription {
  readonly title: Markdown;
  /** Method and path; empty if they are the title. */
  readonly signature: Markdown;
  readonly deprecated: boolean;
  readonly pathTitle: Markdown;
  /** ID, tag, resource, and documentation: one fact each. */
  readonly facts: readonly Markdown[];
  readonly servers: readonly ServerView[];
  /** Heading of the security section. */
  readonly securityTitle: Markdown;
  /** Alternatives: one of them is sufficient. */
  readonly security: readonly Markdown[];
  /** Whether there is more than one security alternative. */
  readonly hasAlternatives: boolean;
  readonly access: readonly Markdown[];
  readonly effect: readonly Markdown[];
  readonly preconditions: readonly RuleView[];
  readonly limits: readonly Markdown[];
  readonly events: readonly Markdown[];
  /**
   * Processing steps: at most one item; none if the server sends the request, or without the vocabulary, because the
   * document can then describe a server that Ashlar did not generate.
   */
  readonly request: readonly RequestView[];
  readonly unspecified: readonly Markdown[];
  readonly callbacks: readonly Markdown[];
}

/** View of `docs/operation`. */
export interface OperationView extends OperationDescription {
  readonly description: Markdown;
  /** Summary and description of the path item. */
  readonly path: readonly Markdown[];
  readonly parameters: ParametersView;
  readonly hasParameters: boolean;
  readonly body: readonly BodyView[];
  readonly responses: readonly ResponseView[];
}

export interface BodyView {
  readonly required: boolean;
  readonly description: Markdown;
  readonly unspecified: readonly Markdown[];
  readonly contents: readonly MediaTypeView[];
}

/** Returns the view of an operation. `callbacks` are links to the pages of its callbacks. */
export function operationView(
  operation: Operation,
  kind: OperationKind,
  callbacks: readonly Markdown[],
  links: Links,
): OperationView {
  const requestDirection = messageDirection('request', operation);
  const responseDirection = messageDirection('response', operation);
  return {
    ...describeOperation(operation, kind, callbacks, links),
    description: operation.description === undefined ? emptyMarkdown : descriptionToMarkdown(operation.description, 2),
    path: [
      ...(operation.pathSummary === undefined
        ? []
        : [withPeriod(escapeMarkdown(collapseWhitespace(operation.pathSummary)))]),
      ...(operation.pathDescription === undefined ? [] : [descriptionToMarkdown(operation.pathDescription, 2)]),
    ],
    parameters: parametersView(operation.parameters, links, requestDirection),
    hasParameters: operation.parameters.length > 0,
    body: operation.requestBody === undefined ? [] : [bodyView(operation.requestBody, links, requestDirection)],
    responses: operation.responses.map((response) => responseView(response, links, responseDirection)),
  };
}

/** Returns the sentences that both the Markdown page and the HTML page show. */
export function describeOperation(
  operation: Operation,
  kind: OperationKind,
  callbacks: readonly Markdown[],
  links: Links,
): OperationDescription {
  const { extensions, resource } = operation;
  return {
    title: operationTitleMarkdown(operation),
    signature:
      kind === 'webhook'
        ? codeSpan(requestMethod(operation.method))
        : hasPathAsTitle(operation)
          ? emptyMarkdown
          : operationSignature(operation),
    deprecated: operation.deprecated,
    pathTitle: kind === 'operation' ? md`Path` : kind === 'webhook' ? md`Webhook` : md`Callback`,
    facts: [
      ...describeKind(operation, kind),
      md`Operation ID: ${codeSpan(operation.id)}.`,
      ...describeTags(operation, links),
      ...(resource === undefined ? [] : [toSentence(md`Resource: ${describeResource(resource, links)}`)]),
      ...(operation.externalDocs === undefined
        ? []
        : [toSentence(md`Documentation: ${documentationLink(operation.externalDocs)}`)]),
    ],
    servers: serverViews(operation.servers ?? []),
    securityTitle: kind === 'operation' ? md`Authorization` : md`Authentication`,
    security: describeSecurity(operation.security, links),
    hasAlternatives: operation.security.length > 1,
    access: extensions.access === undefined ? [] : [describeAccess(extensions.access)],
    effect: extensions.effect === undefined ? [] : describeEffect(extensions.effect, mergesBody(operation)),
    preconditions: preconditionViews(operation, links),
    limits: extensions.limits.map((limit) => describeLimit(limit, links)),
    events: extensions.emits.map(codeSpan),
    request: kind === 'operation' && links.api.hasVocabulary ? [requestView(operation, links)] : [],
    unspecified: unspecifiedSentences([...extensions.unspecified, ...operation.pathUnspecified]),
    callbacks,
  };
}

/** Kind of operation: on a path of the API, or sent by the server. */
export type OperationKind = 'operation' | 'webhook' | 'callback';

/**
 * Returns the summary, or method and path. For a webhook or callback, whose path is a name or an expression, the
 * fallback is its ID. Never empty.
 */
export function operationTitle(operation: Operation): string {
  const { summary = '', id, method, path } = operation;
  return (
    collapseWhitespace(summary) ||
    (hasPathAsTitle(operation) ? '' : collapseWhitespace(id)) ||
    `${requestMethod(method)} ${path}`
  );
}

/** Returns whether the title is the method and the path. */
export function hasPathAsTitle({ summary = '', path }: Operation): boolean {
  return collapseWhitespace(summary) === '' && path.startsWith('/');
}

export function operationTitleMarkdown(operation: Operation): Markdown {
  return escapeMarkdown(operationTitle(operation));
}

/** Collapses white space, so that the text is on one line. */
export function collapseWhitespace(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** Returns the view of a request body; headings of its description are placed below level 3. */
export function bodyView(body: RequestBody, links: Links, direction: Direction): BodyView {
  return {
    required: body.required,
    description: body.description === undefined ? emptyMarkdown : descriptionToMarkdown(body.description, 3),
    unspecified: labeledUnspecifiedSentences(body.unspecified),
    contents: body.content.map((content) => mediaTypeView(content, links, direction)),
  };
}

function describeKind(operation: Operation, kind: OperationKind): readonly Markdown[] {
  if (kind === 'operation') return [];
  if (kind === 'webhook')
    return [md`This is a webhook: the server sends the request. Its name is ${codeSpan(operation.path)}.`];
  return operation.sender === 'api'
    ? [md`This is a callback: the server sends the request.`]
    : [md`This is a callback of a request that the server sends: the client sends this one.`];
}

function describeTags({ tagGroup: firstTag, tags }: Operation, links: Links): readonly Markdown[] {
  // A webhook or callback can have a tag that is not the first tag of any operation. Such a tag has no page.
  const hasPage = links.hasTag(firstTag);
  const otherTags = tags.filter((tag) => !hasPage || tag !== firstTag);
  return [
    ...(hasPage ? [md`Tag: ${links.tag(firstTag)}.`] : []),
    ...(otherTags.length === 0
      ? []
      : [
          md`${hasPage ? md`Also tagged` : md`Tagged`} ${joinMarkdown(
            otherTags.map((tag) => (links.hasTag(tag) ? links.tag(tag) : codeSpan(tag))),
            ', ',
          )}.`,
        ]),
  ];
}

/** An operation of a callback and the address of its page. */
export interface CallbackPage {
  readonly operation: Operation;
  readonly address: string;
  /** Link to the page, for the page of the owning operation. */
  readonly link: Markdown;
  /** Pages of its own callbacks. */
  readonly nestedPages: readonly CallbackPage[];
}

/**
 * Returns the pages of an owner's callbacks. `owner` is the prefix of their addresses (`callbacks/get-user`). A
 * callback that contains itself appears once.
 */
export function callbackPages(
  owner: string,
  callbacks: readonly Callback[],
  links: Links,
  ancestors: readonly Callback[] = [],
): readonly CallbackPage[] {
  return callbacks
    .filter((callback) => !ancestors.includes(callback))
    .flatMap((callback) => callback.operations.map((operation) => ({ callback, operation })))
    .map(({ callback, operation }, index) => {
      const address = links.addresses.callback(owner, index + 1);
      return {
        operation,
        address,
        link: joinMarkdown(
          [
            md`${codeSpan(callback.name)}: ${links.page(operationTitleMarkdown(operation), address)} (${operationSignature(operation)})`,
            ...labeledUnspecifiedSentences(callback.unspecified),
          ],
          '. ',
        ),
        nestedPages: callbackPages(`${owner}.${index + 1}`, operation.callbacks, links, [...ancestors, callback]),
      };
    });
}

/** Returns the pages of component callbacks that no operation uses. */
export function unusedCallbackPages({ callbacks }: UnusedComponents, links: Links): readonly CallbackPage[] {
  return callbackPages(
    'shared/callback',
    callbacks.map(({ value }) => value),
    links,
  );
}
