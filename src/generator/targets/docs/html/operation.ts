// HTML page of an operation, webhook, or callback.

import { codeBlock, html, join, text, type Html } from '../../../code/html/html.ts';
import { dataBlock } from '../../../code/html/script-data.ts';
import type { Md } from '../../../code/markdown/markdown.ts';
import type { Operation } from '../../../model/types/api.ts';
import { requestDrawing } from '../diagrams/request-pipeline.ts';
import { isCalledByPath, operationWords, titleWords, type Kind } from '../operation-page.ts';
import { sampleCall } from '../samples/sample-request.ts';
import { clientSample } from '../samples/client.ts';
import { curlSample } from '../samples/curl.ts';
import type { ServerView } from '../servers.ts';
import type { Links } from '../page-links.ts';
import { createAnchors, places } from './anchors.ts';
import { bodyHtml, responseHtml, type BodyHtml, type ResponseHtml } from './media-type-view.ts';
import { drawingHtml } from './diagram-view.ts';
import { frameView, methodOf, type FrameView, type PageFacts, type Section } from './page-layout.ts';
import { parametersHtml, type ParametersHtml } from './parameters.ts';
import { htmlAddresses, type PageLink, type Site } from './site-map.ts';
import { ruleHtml, type ExampleHtml, type RuleHtml } from './value-notes.ts';
import { tryData } from './request-form/request-form-data.ts';
import { described, line, lines, titleHtml } from './markdown-to-view.ts';

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
  readonly pathWords: readonly Html[];
  readonly facts: readonly Html[];
  readonly servers: readonly ServerHtml[];
  readonly securityTitle: Html;
  readonly security: readonly Html[];
  readonly choice: boolean;
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
  readonly statuses: readonly Section[];
  /** Data of the request form: at most one item. */
  readonly tryIt: readonly Html[];
  readonly callbacks: readonly Html[];
  readonly open: readonly Html[];
}

/** View of `docs/html/servers`. */
export interface ServerHtml {
  readonly line: Html;
  readonly variables: readonly Html[];
}

export function serversHtml(servers: readonly ServerView[]): readonly ServerHtml[] {
  return servers.map((server) => ({ line: line(server.line), variables: lines(server.variables) }));
}

/** Operation and location of a page. */
export interface OperationPage extends Pick<PageFacts, 'path' | 'before' | 'after'> {
  readonly operation: Operation;
  readonly kind: Kind;
  /** Links to the pages of its callbacks. */
  readonly callbacks: readonly Md[];
}

export function operationHtml(
  { operation, kind, callbacks, ...page }: OperationPage,
  links: Links,
  site: Site,
): OperationHtml {
  const words = operationWords(operation, kind, callbacks, links);
  const part = { links, anchors: createAnchors() };
  const title = text(titleWords(operation));
  const content = {
    title,
    hasSignature: !isCalledByPath(operation),
    ...methodOf(operation),
    path: kind === 'webhook' ? html`` : pathHtml(operation.path),
    deprecated: operation.deprecated,
    description: described(operation.description, 1),
    pathTitle: line(words.pathTitle),
    pathWords: [
      ...(operation.pathSummary === undefined ? [] : [html`<p>${titleHtml(operation.pathSummary)}</p>`]),
      ...(operation.pathDescription === undefined ? [] : [described(operation.pathDescription, 2)]),
    ],
    facts: lines(words.facts),
    servers: serversHtml(words.servers),
    securityTitle: line(words.securityTitle),
    security: lines(words.security),
    choice: words.choice,
    access: lines(words.access),
    parameters: parametersHtml(operation.parameters, 2, part),
    body: operation.body === undefined ? [] : [bodyHtml(operation.body, 2, part)],
    effect: lines(words.effect),
    preconditions: { rules: words.preconditions.map((rule) => ruleHtml(rule, places.precondition, part)) },
    limits: lines(words.limits),
    events: lines(words.events),
    samples: kind === 'operation' ? samplesOf(operation, site) : [],
    request: words.request.map(({ lead, steps }) => ({
      lead: line(lead),
      steps: steps.map(({ words: step }) => line(step)),
      diagram: drawingHtml(requestDrawing(operation, site.api), 'request'),
    })),
    responses: operation.responses.map((response) => responseHtml(response, 3, part)),
    tryIt: kind === 'operation' ? [dataBlock('try-data', tryData(operation, site.api))] : [],
    callbacks: lines(words.callbacks),
    open: lines(words.open),
  };
  const statuses = content.responses.map(({ status, anchor }) => ({ label: status, anchor }));
  const facts: PageFacts = {
    ...page,
    title,
    summary: operation.description ?? operation.summary,
    sections: sectionsOf(content),
    ...wayTo(operation, kind, site),
    ...(kind === 'operation' && { servers: operation.servers ?? site.api.servers }),
  };
  return { ...content, statuses, frame: frameView(facts, site) };
}

function wayTo(operation: Operation, kind: Kind, site: Site): Pick<PageFacts, 'trail' | 'area' | 'operation'> {
  const area = kind === 'operation' ? site.areas.get(operation.area) : undefined;
  if (area === undefined) return {};
  const areaLink: PageLink = { label: text(area.id), address: htmlAddresses.area(area.name.file) };
  return { trail: [areaLink], area: area.id, operation: operation.id };
}

type Content = Omit<OperationHtml, 'frame' | 'statuses'>;

/** Returns the non-empty sections, in template order. */
function sectionsOf(content: Content): readonly Section[] {
  const sections: readonly (readonly [Html, Html, boolean])[] = [
    [content.pathTitle, html`path`, content.pathWords.length > 0],
    [content.securityTitle, html`access`, true],
    [html`Servers`, html`servers`, content.servers.length > 0],
    [html`Parameters`, html`parameters`, content.parameters.fields.length > 0],
    [html`Request body`, html`body`, content.body.length > 0],
    [html`Samples`, html`samples`, content.samples.length > 0],
    [html`Effect`, html`effect`, content.effect.length > 0],
    [html`Preconditions`, html`preconditions`, content.preconditions.rules.length > 0],
    [html`Limits`, html`limits`, content.limits.length > 0],
    [html`Events`, html`events`, content.events.length > 0],
    [html`What happens to a request`, html`steps`, content.request.length > 0],
    [html`Try it`, html`try`, content.tryIt.length > 0],
    [html`Responses`, html`responses`, content.responses.length > 0],
    [html`Callbacks`, html`callbacks`, content.callbacks.length > 0],
    [html`Left open by the interface`, html`open`, content.open.length > 0],
  ];
  return sections.flatMap(([label, anchor, there]) => (there ? [{ label, anchor }] : []));
}

/** Returns curl and TypeScript samples. */
function samplesOf(operation: Operation, { api, client }: Site): OperationHtml['samples'] {
  const call = sampleCall(operation, api);
  const typescript = clientSample(call, client, api);
  return [
    { title: html`With curl`, block: codeBlock(curlSample(call, api)) },
    ...(typescript === undefined
      ? []
      : [{ title: html`With the client, in TypeScript`, block: codeBlock(typescript) }]),
  ];
}

/** Returns a path that can wrap after a slash. */
function pathHtml(path: string): Html {
  const pieces = path.split(/(\{[^{}]*\}|\/)/);
  return join(
    pieces.map((piece) =>
      piece === '/' ? html`/<wbr>` : piece.startsWith('{') ? html`<var>${text(piece)}</var>` : text(piece),
    ),
    '',
  );
}
