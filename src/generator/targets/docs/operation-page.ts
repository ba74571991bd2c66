// The page of one operation: everything that the model says of it.

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

/** What is said of an operation in sentences. */
export interface OperationWords {
  readonly title: Md;
  /** Method and path; nothing if they are the title. */
  readonly signature: Md;
  readonly deprecated: boolean;
  readonly pathTitle: Md;
  /** Identifier, area, resource, documentation: one fact each. */
  readonly facts: readonly Md[];
  readonly servers: readonly ServerView[];
  /** What the section on security is called. */
  readonly securityTitle: Md;
  /** Alternatives: one of them is enough. */
  readonly security: readonly Md[];
  /** True where there is a choice. */
  readonly choice: boolean;
  readonly access: readonly Md[];
  readonly effect: readonly Md[];
  readonly preconditions: readonly RuleView[];
  readonly limits: readonly Md[];
  readonly events: readonly Md[];
  /** What happens to a request: at most one, and none where the service itself sends it. */
  readonly request: readonly RequestView[];
  readonly open: readonly Md[];
  readonly callbacks: readonly Md[];
}

/** The view of `docs/operation`. */
export interface OperationView extends OperationWords {
  readonly description: Md;
  /** What the path item says for all operations on the path. */
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

/** What the operation is, in which `kind` of page; `callbacks` are links to the pages of its own. */
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

/** The same, without what has a table or headings of its own. */
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

/** Where an operation stands: on a path of the interface, or called by the service. */
export type Kind = 'operation' | 'webhook' | 'callback';

/** The summary, else method and path; for a webhook or callback, whose path is a name or an expression, its id. Never empty. */
export function titleWords(operation: Operation): string {
  const { summary = '', id, method, path } = operation;
  return oneLine(summary) || (isCalledByPath(operation) ? '' : oneLine(id)) || `${sentMethod(method)} ${path}`;
}

/** Whether the title is the method and the path, so that they need not be repeated. */
export function isCalledByPath({ summary = '', path }: Operation): boolean {
  return oneLine(summary) === '' && path.startsWith('/');
}

export function titleOf(operation: Operation): Md {
  return text(titleWords(operation));
}

/** Words on one line. */
export function oneLine(words: string): string {
  return words.trim().replace(/\s+/g, ' ');
}

/** A request body's view; its description's headings come below level 3. */
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
  // What the service sends may have a tag that no operation has: there is no page of such an area.
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
