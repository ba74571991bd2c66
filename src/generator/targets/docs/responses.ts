// The responses of an operation: what each status means, carries and leads to.

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
  /** Headers that the document describes once for many responses: those it always has, and those it may have. */
  readonly sharedHeaders: readonly Md[];
  /** Headers of this response alone. */
  readonly headers: ParametersView;
  readonly contents: readonly ContentView[];
  readonly links: readonly Md[];
}

/** A response; its description's headings come below level 3. */
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

/** What is said of a response in sentences, and the headers that are its own. */
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

// The page of shared parts knows a header by its component name.
function headerName({ name, component }: Header): Md {
  return component === undefined || component === name ? code(name) : md`${code(name)} (${code(component)})`;
}

/** "200", "any 4xx status", "any other status". */
export function statusWords(status: string): Md {
  if (status === 'default') return md`Any other status`;
  return /^[1-5]XX$/i.test(status) ? md`Any ${text(status.toLowerCase())} status` : text(status);
}

/** A link: the operation that follows, and what it is given. */
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
