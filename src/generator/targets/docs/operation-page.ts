// Markdown page of an operation, webhook, or callback.

import { prose } from '../../code/markdown/commonmark.ts';
import { code, ended, join, md, nothing, sentence, text, type Md } from '../../code/markdown/markdown.ts';
import type { Body, Operation } from '../../model/types/api.ts';
import { sentMethod } from '../../model/http-method.ts';
import { mergesBody } from '../../model/operations/merges-body.ts';
import { contentView, type ContentView } from './media-types.ts';
import { documentationLink, leftOpen, openQuestions } from './schema-sentences.ts';
import { effectWords, limitWords, resourceWords } from './operation-facts.ts';
import { parametersView, type ParametersView } from './parameters.ts';
import { requestView, type RequestView } from './request-steps.ts';
import { responseView, type ResponseView } from './responses.ts';
import { preconditionViews, type RuleView } from './rules.ts';
import { accessWords, securityWords } from './security.ts';
import { serverViews, type ServerView } from './servers.ts';
import { signature, type Links } from './page-links.ts';

/** Sentences on an operation. */
export interface OperationWords {
  readonly title: Md;
  /** Method and path; empty if they are the title. */
  readonly signature: Md;
  readonly deprecated: boolean;
  readonly pathTitle: Md;
  /** ID, tag, resource, and documentation: one fact each. */
  readonly facts: readonly Md[];
  readonly servers: readonly ServerView[];
  /** Heading of the security section. */
  readonly securityTitle: Md;
  /** Alternatives: one of them is sufficient. */
  readonly security: readonly Md[];
  /** Whether there is more than one security alternative. */
  readonly choice: boolean;
  readonly access: readonly Md[];
  readonly effect: readonly Md[];
  readonly preconditions: readonly RuleView[];
  readonly limits: readonly Md[];
  readonly events: readonly Md[];
  /** Processing steps: at most one item; none if the server sends the request. */
  readonly request: readonly RequestView[];
  readonly open: readonly Md[];
  readonly callbacks: readonly Md[];
}

/** View of `docs/operation`. */
export interface OperationView extends OperationWords {
  readonly description: Md;
  /** Summary and description of the path item. */
  readonly path: readonly Md[];
  readonly parameters: ParametersView;
  readonly hasParameters: boolean;
  readonly body: readonly BodyView[];
  readonly responses: readonly ResponseView[];
}

export interface BodyView {
  readonly required: boolean;
  readonly description: Md;
  readonly open: readonly Md[];
  readonly contents: readonly ContentView[];
}

/** Returns the view of an operation. `callbacks` are links to the pages of its callbacks. */
export function operationView(operation: Operation, kind: Kind, callbacks: readonly Md[], links: Links): OperationView {
  return {
    ...operationWords(operation, kind, callbacks, links),
    description: operation.description === undefined ? nothing : prose(operation.description, 2),
    path: [
      ...(operation.pathSummary === undefined ? [] : [ended(text(oneLine(operation.pathSummary)))]),
      ...(operation.pathDescription === undefined ? [] : [prose(operation.pathDescription, 2)]),
    ],
    parameters: parametersView(operation.parameters, links),
    hasParameters: operation.parameters.length > 0,
    body: operation.body === undefined ? [] : [bodyView(operation.body, links)],
    responses: operation.responses.map((response) => responseView(response, links)),
  };
}

/** Returns the sentences that both the Markdown page and the HTML page show. */
export function operationWords(
  operation: Operation,
  kind: Kind,
  callbacks: readonly Md[],
  links: Links,
): OperationWords {
  const { facts, resource } = operation;
  return {
    title: titleOf(operation),
    signature:
      kind === 'webhook'
        ? code(sentMethod(operation.method))
        : isCalledByPath(operation)
          ? nothing
          : signature(operation),
    deprecated: operation.deprecated,
    pathTitle: kind === 'operation' ? md`Path` : kind === 'webhook' ? md`Webhook` : md`Callback`,
    facts: [
      ...kindFacts(operation, kind),
      md`Identifier: ${code(operation.id)}.`,
      ...areaFacts(operation, links),
      ...(resource === undefined ? [] : [sentence(md`Resource: ${resourceWords(resource, links)}`)]),
      ...(operation.externalDocs === undefined
        ? []
        : [sentence(md`Documentation: ${documentationLink(operation.externalDocs)}`)]),
    ],
    servers: serverViews(operation.servers ?? []),
    securityTitle: kind === 'operation' ? md`Who may call it` : md`How the service authenticates`,
    security: securityWords(operation.security, links),
    choice: operation.security.length > 1,
    access: facts.access === undefined ? [] : [accessWords(facts.access)],
    effect: facts.effect === undefined ? [] : effectWords(facts.effect, mergesBody(operation)),
    preconditions: preconditionViews(operation, links),
    limits: facts.limits.map((limit) => limitWords(limit, links)),
    events: facts.emits.map(code),
    request: kind === 'operation' ? [requestView(operation, links)] : [],
    open: openQuestions([...facts.unspecified, ...operation.pathUnspecified]),
    callbacks,
  };
}

/** Kind of operation: on a path of the API, or sent by the server. */
export type Kind = 'operation' | 'webhook' | 'callback';

/**
 * Returns the summary, or method and path. For a webhook or callback, whose path is a name or an expression, the
 * fallback is its ID. Never empty.
 */
export function titleWords(operation: Operation): string {
  const { summary = '', id, method, path } = operation;
  return oneLine(summary) || (isCalledByPath(operation) ? '' : oneLine(id)) || `${sentMethod(method)} ${path}`;
}

/** Checks whether the title is the method and the path. */
export function isCalledByPath({ summary = '', path }: Operation): boolean {
  return oneLine(summary) === '' && path.startsWith('/');
}

export function titleOf(operation: Operation): Md {
  return text(titleWords(operation));
}

/** Collapses white space, so that the text is on one line. */
export function oneLine(words: string): string {
  return words.trim().replace(/\s+/g, ' ');
}

/** Returns the view of a request body; headings of its description are placed below level 3. */
export function bodyView(body: Body, links: Links): BodyView {
  return {
    required: body.required,
    description: body.description === undefined ? nothing : prose(body.description, 3),
    open: leftOpen(body.unspecified),
    contents: body.contents.map((content) => contentView(content, links, 'request')),
  };
}

function kindFacts(operation: Operation, kind: Kind): readonly Md[] {
  if (kind === 'operation') return [];
  if (kind === 'webhook') return [md`A webhook: the service sends this request. Its name is ${code(operation.path)}.`];
  return [md`A callback: the service sends this request.`];
}

function areaFacts({ area, tags }: Operation, links: Links): readonly Md[] {
  // A webhook or callback can have a tag that no operation has first: such a tag has no page.
  const shown = links.hasArea(area);
  const others = tags.filter((tag) => !shown || tag !== area);
  return [
    ...(shown ? [md`Area: ${links.area(area)}.`] : []),
    ...(others.length === 0
      ? []
      : [
          md`${shown ? md`Also tagged` : md`Tagged`} ${join(
            others.map((tag) => (links.hasArea(tag) ? links.area(tag) : code(tag))),
            ', ',
          )}.`,
        ]),
  ];
}
