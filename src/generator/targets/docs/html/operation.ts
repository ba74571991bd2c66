// HTML page of an operation, webhook, or callback.

import {
  htmlCodeBlock,
  html,
  joinHtml,
  escapeHtml,
  type Html,
  jsonDataBlock,
} from '../../../code/html/html-and-svg.ts';
import type { Markdown } from '../../../code/markdown/markdown.ts';
import type { JsonTree } from '../../../code/json/print-json.ts';
import type { Api, Operation } from '../../../model/types/api.ts';
import { messageDirection } from '../../../model/operations/message-direction.ts';
import { drawRequestPipeline } from '../diagrams/request-pipeline.ts';
import { hasPathAsTitle, describeOperation, operationTitle, type OperationKind } from '../operation-page.ts';
import { sampleRequest } from '../samples/sample-request.ts';
import { clientSample } from '../samples/client.ts';
import { curlSample } from '../samples/curl.ts';
import type { ServerView } from '../servers.ts';
import type { Links } from '../page-links.ts';
import { createAnchors, anchorNames } from './anchors.ts';
import {
  requestBodyHtml,
  responseHtml,
  type BodyHtml,
  type ResponseHtml,
  parametersHtml,
  type ParametersHtml,
} from './operation-parts.ts';
import { drawingHtml } from '../diagrams/render-svg.ts';
import { frameView, methodView, type FrameView, type PageMetadata, type PageSection } from './page-layout.ts';
import { htmlAddresses, type PageLink, type DocsSite } from './site-addresses-and-data.ts';
import { ruleHtml, type ExampleHtml, type RuleHtml } from './value-notes.ts';
import { requestFormData } from './request-form/request-form-data.ts';
import { descriptionHtml, lineHtml, linesHtml, titleHtml } from './markdown-to-view.ts';

/** View of `docs/html/operation`. */
export interface OperationHtml {
  readonly frame: FrameView;
  readonly title: Html;
  /** Whether method and path are shown below the title. */
  readonly hasSignature: boolean;
  readonly method: Html;
  readonly methodName: Html;
  /** Path with marked parameters. */
  readonly path: Html;
  readonly deprecated: boolean;
  readonly description: Html;
  readonly pathTitle: Html;
  readonly pathDescription: readonly Html[];
  readonly facts: readonly Html[];
  readonly servers: readonly ServerHtml[];
  readonly securityTitle: Html;
  readonly security: readonly Html[];
  readonly hasAlternatives: boolean;
  readonly access: readonly Html[];
  readonly parameters: ParametersHtml;
  readonly body: readonly BodyHtml[];
  readonly effect: readonly Html[];
  readonly preconditions: { readonly rules: readonly RuleHtml[] };
  readonly limits: readonly Html[];
  readonly events: readonly Html[];
  readonly samples: readonly ExampleHtml[];
  readonly request: readonly { readonly lead: Html; readonly steps: readonly Html[]; readonly diagram: Html }[];
  readonly responses: readonly ResponseHtml[];
  readonly statuses: readonly PageSection[];
  /** Data of the request form: at most one item. */
  readonly tryIt: readonly Html[];
  readonly callbacks: readonly Html[];
  readonly unspecified: readonly Html[];
}

/** View of `docs/html/servers`. */
export interface ServerHtml {
  readonly line: Html;
  readonly variables: readonly Html[];
}

export function serversHtml(servers: readonly ServerView[]): readonly ServerHtml[] {
  return servers.map((server) => ({ line: lineHtml(server.line), variables: linesHtml(server.variables) }));
}

/** Operation and location of a page. */
export interface OperationPageInput extends Pick<PageMetadata, 'path' | 'before' | 'after'> {
  readonly operation: Operation;
  readonly kind: OperationKind;
  /** Links to the pages of its callbacks. */
  readonly callbacks: readonly Markdown[];
}

export function operationHtml(
  { operation, kind, callbacks, ...page }: OperationPageInput,
  links: Links,
  site: DocsSite,
): OperationHtml {
  const description = describeOperation(operation, kind, callbacks, links);
  const requestDirection = messageDirection('request', operation);
  const responseDirection = messageDirection('response', operation);
  const context = { links, anchors: createAnchors() };
  const title = escapeHtml(operationTitle(operation));
  const content = {
    title,
    hasSignature: !hasPathAsTitle(operation),
    ...methodView(operation),
    path: kind === 'webhook' ? html`` : pathHtml(operation.path),
    deprecated: operation.deprecated,
    description: descriptionHtml(operation.description, 1),
    pathTitle: lineHtml(description.pathTitle),
    pathDescription: [
      ...(operation.pathSummary === undefined ? [] : [html`<p>${titleHtml(operation.pathSummary)}</p>`]),
      ...(operation.pathDescription === undefined ? [] : [descriptionHtml(operation.pathDescription, 2)]),
    ],
    facts: linesHtml(description.facts),
    servers: serversHtml(description.servers),
    securityTitle: lineHtml(description.securityTitle),
    security: linesHtml(description.security),
    hasAlternatives: description.hasAlternatives,
    access: linesHtml(description.access),
    parameters: parametersHtml(operation.parameters, requestDirection, 2, context),
    body:
      operation.requestBody === undefined ? [] : [requestBodyHtml(operation.requestBody, requestDirection, 2, context)],
    effect: linesHtml(description.effect),
    preconditions: {
      rules: description.preconditions.map((rule) => ruleHtml(rule, anchorNames.precondition, context)),
    },
    limits: linesHtml(description.limits),
    events: linesHtml(description.events),
    samples: kind === 'operation' ? requestSamples(operation, site) : [],
    request: description.request.map(({ lead, steps }) => ({
      lead: lineHtml(lead),
      steps: steps.map(({ description: step }) => lineHtml(step)),
      diagram: drawingHtml(drawRequestPipeline(operation, site.api), 'request'),
    })),
    responses: operation.responses.map((response) => responseHtml(response, responseDirection, 3, context)),
    tryIt: kind === 'operation' ? [requestFormBlock(operation, site.api)] : [],
    callbacks: linesHtml(description.callbacks),
    unspecified: linesHtml(description.unspecified),
  };
  const statuses = content.responses.map(({ status, anchor }) => ({ label: status, anchor }));
  const metadata: PageMetadata = {
    ...page,
    title,
    summary: operation.description ?? operation.summary,
    sections: pageSections(content),
    ...pageTrail(operation, kind, site),
    ...(kind === 'operation' && { servers: operation.servers ?? site.api.servers }),
  };
  return { ...content, statuses, frame: frameView(metadata, site) };
}

function pageTrail(
  operation: Operation,
  kind: OperationKind,
  site: DocsSite,
): Pick<PageMetadata, 'trail' | 'tag' | 'operation'> {
  const tagGroup = kind === 'operation' ? site.tagGroups.get(operation.tagGroup) : undefined;
  if (tagGroup === undefined) return {};
  const tagLink: PageLink = { label: escapeHtml(tagGroup.id), address: htmlAddresses.tag(tagGroup.name.file) };
  return { trail: [tagLink], tag: tagGroup.id, operation: operation.id };
}

type OperationContent = Omit<OperationHtml, 'frame' | 'statuses'>;

/** Returns the non-empty sections, in template order. */
function pageSections(content: OperationContent): readonly PageSection[] {
  const sections: readonly (readonly [Html, Html, boolean])[] = [
    [content.pathTitle, html`path`, content.pathDescription.length > 0],
    [content.securityTitle, html`access`, true],
    [html`Servers`, html`servers`, content.servers.length > 0],
    [html`Parameters`, html`parameters`, content.parameters.fields.length > 0],
    [html`Request body`, html`body`, content.body.length > 0],
    [html`Samples`, html`samples`, content.samples.length > 0],
    [html`Effect`, html`effect`, content.effect.length > 0],
    [html`Preconditions`, html`preconditions`, content.preconditions.rules.length > 0],
    [html`Limits`, html`limits`, content.limits.length > 0],
    [html`Events`, html`events`, content.events.length > 0],
    [html`Request processing`, html`steps`, content.request.length > 0],
    [html`Try it`, html`try`, content.tryIt.length > 0],
    [html`Responses`, html`responses`, content.responses.length > 0],
    [html`Callbacks`, html`callbacks`, content.callbacks.length > 0],
    [html`Unspecified behavior`, html`unspecified-behavior`, content.unspecified.length > 0],
  ];
  return sections.flatMap(([label, anchor, isPresent]) => (isPresent ? [{ label, anchor }] : []));
}

/** Returns curl and TypeScript samples. */
function requestSamples(operation: Operation, { api, client }: DocsSite): OperationHtml['samples'] {
  const request = sampleRequest(operation, api);
  const typescript = clientSample(request, client, api);
  return [
    { title: html`curl`, block: htmlCodeBlock(curlSample(request, api)) },
    ...(typescript === undefined ? [] : [{ title: html`TypeScript client`, block: htmlCodeBlock(typescript) }]),
  ];
}

/** Returns a path that can wrap after a slash. */
function pathHtml(path: string): Html {
  const pieces = path.split(/(\{[^{}]*\}|\/)/);
  return joinHtml(
    pieces.map((piece) =>
      piece === '/' ? html`/<wbr>` : piece.startsWith('{') ? html`<var>${escapeHtml(piece)}</var>` : escapeHtml(piece),
    ),
    '',
  );
}

function requestFormBlock(operation: Operation, api: Api): Html {
  return jsonDataBlock('try-data', requestFormData(operation, api) as unknown as JsonTree); // Plain data without index signatures.
}
