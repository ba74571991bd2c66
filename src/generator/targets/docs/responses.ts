// Responses of an operation: description, headers, bodies, and links.

import { summarizeDescription, descriptionToMarkdown } from '../../code/markdown/commonmark-descriptions.ts';
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
import type { Header, Link, Response } from '../../model/types/api.ts';
import type { Direction } from '../../model/shape/object-shape.ts';
import { createComponentCache } from './component-cache.ts';
import { mediaTypeView, type MediaTypeView } from './media-type-body.ts';
import { labeledUnspecifiedSentences } from './schema-sentences.ts';
import { headersView, type ParametersView } from './parameter-and-header-tables.ts';
import { serverViews } from './servers.ts';
import type { Links } from './page-links.ts';
import { valueSpan } from './json-to-markdown.ts';

export interface ResponseView {
  readonly status: Markdown;
  readonly description: Markdown;
  readonly unspecified: readonly Markdown[];
  /** Component headers: those that are always present, and optional ones. */
  readonly sharedHeaders: readonly SharedHeadersView<Markdown>[];
  /** Headers that are specific to this response. */
  readonly headers: ParametersView;
  readonly contents: readonly MediaTypeView[];
  readonly links: readonly Markdown[];
}

/** View of `docs/shared-headers` and `docs/html/shared-headers`: headers on the components page. */
export interface SharedHeadersView<T> {
  readonly required: boolean;
  /** Link to the headers on the components page. */
  readonly link: T;
  /** The names; `component` is the name on the components page, if it differs. */
  readonly names: readonly { readonly name: T; readonly component: T; readonly isLast: boolean }[];
}

/** Returns the view of a response; headings of its description are placed below level 3. */
export function responseView(response: Response, links: Links, direction: Direction): ResponseView {
  const { component, status } = response;
  const key = component === undefined ? undefined : `${direction} ${status} ${component}`;
  return responseViewOf(links, key, () => createResponseView(response, links, direction));
}

const responseViewOf = createComponentCache<ResponseView>();

function createResponseView(response: Response, links: Links, direction: Direction): ResponseView {
  const { headers, ...description } = describeResponse(response, links);
  return {
    ...description,
    description: descriptionToMarkdown(response.description, 3),
    headers: headersView(headers, links, direction),
    contents: response.content.map((content) => mediaTypeView(content, links, direction)),
  };
}

/** Sentences about a response, and the headers that are specific to it. */
export interface ResponseDescription extends Pick<ResponseView, 'status' | 'unspecified' | 'sharedHeaders' | 'links'> {
  readonly headers: readonly Header[];
}

export function describeResponse(response: Response, links: Links): ResponseDescription {
  const isShared = ({ component }: Header): boolean => component !== undefined && links.hasSharedHeader(component);
  const shared = response.headers.filter(isShared);
  return {
    status: describeStatus(response.status),
    unspecified: labeledUnspecifiedSentences(response.unspecified),
    sharedHeaders: [true, false].flatMap((required) =>
      sharedHeadersView(
        shared.filter((header) => header.required === required),
        required,
        links,
      ),
    ),
    headers: response.headers.filter((header) => !isShared(header)),
    links: response.links.map((link) => describeLink(link, links)),
  };
}

function sharedHeadersView(
  headers: readonly Header[],
  required: boolean,
  links: Links,
): readonly SharedHeadersView<Markdown>[] {
  if (headers.length === 0) return [];
  const names = headers.map(({ name, component }, index) => ({
    name: codeSpan(name),
    component: component === undefined || component === name ? emptyMarkdown : codeSpan(component),
    isLast: index === headers.length - 1,
  }));
  return [{ required, link: links.shared(md`headers`, 'headers'), names }];
}

/** Returns "200", "Any 4xx status", or "Any other status". */
export function describeStatus(status: string): Markdown {
  if (status === 'default') return md`Any other status`;
  return /^[1-5]XX$/i.test(status) ? md`Any ${escapeMarkdown(status.toLowerCase())} status` : escapeMarkdown(status);
}

/** Describes a link: its target operation and the parameters that it passes. */
export function describeLink(link: Link, links: Links): Markdown {
  const target =
    link.operationId !== undefined
      ? links.operation(link.operationId)
      : link.operationRef !== undefined
        ? codeSpan(link.operationRef)
        : emptyMarkdown;
  const parameters = [...link.parameters].map(([name, value]) => md`${codeSpan(name)} from ${valueSpan(value)}`);
  const body = link.requestBody === undefined ? [] : [md`the body from ${valueSpan(link.requestBody)}`];
  const phrases = [
    md`${codeSpan(link.name)}: ${target}`,
    parameters.length + body.length === 0 ? emptyMarkdown : md`with ${joinMarkdown([...parameters, ...body], ', ')}`,
  ];
  const description =
    link.description === undefined ? emptyMarkdown : withPeriod(summarizeDescription(link.description).line);
  const serverSentences = (link.server ? serverViews([link.server]) : []).flatMap(({ line, variables }) => [
    toSentence(md`Server: ${line}`),
    ...variables,
  ]);
  return joinMarkdown(
    [
      toSentence(joinMarkdown(phrases, ' ')),
      description,
      ...serverSentences,
      ...labeledUnspecifiedSentences(link.unspecified),
    ],
    ' ',
  );
}
