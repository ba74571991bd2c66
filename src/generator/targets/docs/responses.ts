// Responses of an operation: description, headers, bodies, and links.

import { brief, prose } from '../../code/markdown/commonmark.ts';
import { code, ended, join, md, nothing, sentence, text, type Md } from '../../code/markdown/markdown.ts';
import type { Header, Link, Response } from '../../model/types/api.ts';
import { perComponent } from './components.ts';
import { contentView, type ContentView } from './media-types.ts';
import { leftOpen } from './schema-sentences.ts';
import { headersView, type ParametersView } from './parameters.ts';
import { serverViews } from './servers.ts';
import type { Links } from './page-links.ts';
import { valueSpan } from './json-values.ts';

export interface ResponseView {
  readonly status: Md;
  readonly description: Md;
  readonly open: readonly Md[];
  /** Sentences on component headers: those that are always present, and optional ones. */
  readonly sharedHeaders: readonly Md[];
  /** Headers that are specific to this response. */
  readonly headers: ParametersView;
  readonly contents: readonly ContentView[];
  readonly links: readonly Md[];
}

/** Returns the view of a response; headings of its description are placed below level 3. */
export function responseView(response: Response, links: Links): ResponseView {
  const key = response.component === undefined ? undefined : `${response.status} ${response.component}`;
  return responseViewOf(links, key, () => newResponseView(response, links));
}

const responseViewOf = perComponent<ResponseView>();

function newResponseView(response: Response, links: Links): ResponseView {
  const { headers, ...words } = responseWords(response, links);
  return {
    ...words,
    description: prose(response.description, 3),
    headers: headersView(headers, links),
    contents: response.contents.map((content) => contentView(content, links, 'response')),
  };
}

/** Sentences on a response, and the headers that are specific to it. */
export interface ResponseWords extends Pick<ResponseView, 'status' | 'open' | 'sharedHeaders' | 'links'> {
  readonly headers: readonly Header[];
}

export function responseWords(response: Response, links: Links): ResponseWords {
  const isShared = ({ component }: Header): boolean => component !== undefined && links.hasHeader(component);
  const shared = response.headers.filter(isShared);
  return {
    status: statusWords(response.status),
    open: leftOpen(response.unspecified),
    sharedHeaders: [
      ...sharedHeaders(
        md`it always has`,
        shared.filter(({ required }) => required),
        links,
      ),
      ...sharedHeaders(
        md`it may have`,
        shared.filter(({ required }) => !required),
        links,
      ),
    ],
    headers: response.headers.filter((header) => !isShared(header)),
    links: response.links.map((link) => linkWords(link, links)),
  };
}

function sharedHeaders(lead: Md, headers: readonly Header[], links: Links): readonly Md[] {
  if (headers.length === 0) return [];
  return [md`${links.shared(md`Headers`, 'headers')} ${lead}: ${join(headers.map(headerName), ', ')}.`];
}

// The components page lists a header by its component name.
function headerName({ name, component }: Header): Md {
  return component === undefined || component === name ? code(name) : md`${code(name)} (${code(component)})`;
}

/** Returns "200", "Any 4xx status", or "Any other status". */
export function statusWords(status: string): Md {
  if (status === 'default') return md`Any other status`;
  return /^[1-5]XX$/i.test(status) ? md`Any ${text(status.toLowerCase())} status` : text(status);
}

/** Describes a link: its target operation and the parameters that it passes. */
export function linkWords(link: Link, links: Links): Md {
  const target =
    link.operationId !== undefined
      ? links.operation(link.operationId)
      : link.operationRef !== undefined
        ? code(link.operationRef)
        : nothing;
  const given = [...link.parameters].map(([name, value]) => md`${code(name)} from ${valueSpan(value)}`);
  const body = link.requestBody === undefined ? [] : [md`the body from ${valueSpan(link.requestBody)}`];
  const words = [
    md`${code(link.name)}: ${target}`,
    given.length + body.length === 0 ? nothing : md`with ${join([...given, ...body], ', ')}`,
  ];
  const described = link.description === undefined ? nothing : ended(brief(link.description).line);
  const served = (link.server ? serverViews([link.server]) : []).flatMap(({ line, variables }) => [
    sentence(md`Server: ${line}`),
    ...variables,
  ]);
  return join([sentence(join(words, ' ')), described, ...served, ...leftOpen(link.unspecified)], ' ');
}
