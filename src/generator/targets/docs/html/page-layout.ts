// Layout shared by all HTML pages: head, breadcrumbs, previous and next links, side navigation.

import {
  escapeRelativeUrl,
  html,
  emptyHtml,
  htmlNumber,
  escapeHtml,
  type Html,
} from '../../../code/html/html-and-svg.ts';
import type { Api, TagGroup, Operation, Server } from '../../../model/types/api.ts';
import { requestMethod } from '../../../model/http-request.ts';
import { htmlAddresses, type PageLink, type DocsSite } from './site-addresses-and-data.ts';
import { hasPathAsTitle, operationTitle } from '../operation-page.ts';
import { titleHtml } from './markdown-to-view.ts';

/** A link to a page; `current` marks a link to the page that contains it. */
export interface LinkView {
  readonly label: Html;
  readonly address: Html;
  readonly current: boolean;
}

export interface NavigationOperation extends LinkView {
  readonly method: Html;
  readonly methodName: Html;
  readonly deprecated: boolean;
}

export interface NavigationTag extends LinkView {
  readonly operations: readonly NavigationOperation[];
  /** Text of the link to the tag page; empty if all operations of the tag are listed. */
  readonly more: Html;
}

/** View of `docs/html/head` and `docs/html/foot`. */
export interface FrameView {
  readonly title: Html;
  readonly summary: Html;
  readonly policy: Html;
  /** Relative path to the HTML directory: empty, or `../`. */
  readonly up: Html;
  readonly home: Html;
  readonly version: Html;
  readonly style: Html;
  readonly script: Html;
  readonly trail: readonly LinkView[];
  readonly here: Html;
  readonly guides: readonly LinkView[];
  readonly tagGroups: readonly NavigationTag[];
  readonly reference: readonly LinkView[];
  /** Previous and next page, at most one each. */
  readonly before: readonly LinkView[];
  readonly after: readonly LinkView[];
  /** Sections of the page. */
  readonly contents: readonly { readonly label: Html; readonly anchor: Html }[];
  readonly hasContents: boolean;
}

/** Page metadata that the layout needs. */
export interface PageMetadata {
  /** Path of the page, relative to the HTML directory. */
  readonly path: string;
  readonly title: Html;
  /** Summary, plain text. */
  readonly summary?: string | undefined;
  /** Breadcrumbs, without the index. */
  readonly trail?: readonly PageLink[];
  /** Tag and operation of the page, to highlight in the side navigation. */
  readonly tag?: string | undefined;
  readonly operation?: string | undefined;
  readonly before?: PageLink | undefined;
  readonly after?: PageLink | undefined;
  readonly sections?: readonly PageSection[];
  /** Servers that the page's scripts can connect to. */
  readonly servers?: readonly Server[];
}

/** A section in the table of contents. */
export interface PageSection {
  readonly label: Html;
  readonly anchor: Html;
}

export function frameView(page: PageMetadata, site: DocsSite): FrameView {
  const up = page.path.includes('/') ? '../' : '';
  const link = ({ label, address }: PageLink): LinkView => ({
    label,
    address: escapeRelativeUrl(up + address),
    current: address === page.path,
  });
  const home = titleHtml(site.api.info.title, 'Reference');
  const menu = navigationMenu(site.api, up);
  return {
    title: page.path === htmlAddresses.index ? home : html`${page.title} · ${home}`,
    summary: escapeHtml((page.summary ?? '').trim().replace(/\s+/g, ' ').slice(0, 200)),
    policy: contentSecurityPolicy(page.servers),
    up: escapeHtml(up),
    home,
    version: escapeHtml(site.api.info.version),
    style: escapeRelativeUrl(up + htmlAddresses.style),
    script: escapeRelativeUrl(up + htmlAddresses.script),
    trail:
      page.path === htmlAddresses.index
        ? []
        : [link({ label: html`Reference`, address: htmlAddresses.index }), ...(page.trail ?? []).map(link)],
    here: page.title,
    guides: site.guides.map(link),
    tagGroups:
      page.tag === undefined
        ? menu.tagGroups
        : menu.tagGroups.map((collapsed, index) => {
            const tagGroup = site.api.tagGroups[index];
            return tagGroup !== undefined && tagGroup.id === page.tag
              ? expandTag(collapsed, tagGroup, page, site, up, menu)
              : collapsed;
          }),
    reference: [
      ...(site.api.schemas.length === 0 ? [] : [link({ label: html`Schemas`, address: htmlAddresses.schemas })]),
      ...(site.hasShared ? [link({ label: html`Shared components`, address: htmlAddresses.shared })] : []),
    ],
    before: page.before ? [link(page.before)] : [],
    after: page.after ? [link(page.after)] : [],
    contents: page.sections ?? [],
    hasContents: (page.sections?.length ?? 0) > 1,
  };
}

/** Maximum number of operations shown in the side navigation; the tag page lists all of them. */
const maxMenuOperations = 40;

/** Navigation links for pages in one directory, none of them marked as current. */
interface NavigationMenu {
  readonly tagGroups: readonly NavigationTag[];
  readonly operations: Map<string, NavigationOperation>;
}

// Menus by path prefix. Pages share them because only a few links differ between pages.
const menuCache = new WeakMap<Api['tagGroups'], Map<string, NavigationMenu>>();

function navigationMenu({ tagGroups }: Api, up: string): NavigationMenu {
  const cache = menuCache.get(tagGroups) ?? new Map<string, NavigationMenu>();
  menuCache.set(tagGroups, cache);
  const menu = cache.get(up) ?? {
    tagGroups: tagGroups.map((tagGroup) => ({
      label: escapeHtml(tagGroup.id),
      address: escapeRelativeUrl(up + htmlAddresses.tag(tagGroup.name.file)),
      current: false,
      operations: [],
      more: emptyHtml,
    })),
    operations: new Map<string, NavigationOperation>(),
  };
  cache.set(up, menu);
  return menu;
}

/** Expands a tag in the navigation, around the current operation. */
function expandTag(
  collapsed: NavigationTag,
  tagGroup: TagGroup,
  page: PageMetadata,
  { operations }: DocsSite,
  up: string,
  menu: NavigationMenu,
): NavigationTag {
  const firstIndex = Math.max(
    0,
    Math.min(
      tagGroup.operations.findIndex((id) => id === page.operation) - maxMenuOperations / 2,
      tagGroup.operations.length - maxMenuOperations,
    ),
  );
  const listedOperations = tagGroup.operations
    .slice(firstIndex, firstIndex + maxMenuOperations)
    .flatMap((id) => operations.get(id) ?? []);
  return {
    ...collapsed,
    current: htmlAddresses.tag(tagGroup.name.file) === page.path,
    operations: listedOperations.map((operation) => {
      const row = menu.operations.get(operation.id) ?? navigationOperation(operation, up);
      menu.operations.set(operation.id, row);
      return htmlAddresses.operation(operation.name.file) === page.path ? { ...row, current: true } : row;
    }),
    more:
      listedOperations.length < tagGroup.operations.length
        ? html`All ${htmlNumber(tagGroup.operations.length)} operations`
        : emptyHtml,
  };
}

function navigationOperation(operation: Operation, up: string): NavigationOperation {
  return {
    label: operationLabel(operation),
    address: escapeRelativeUrl(up + operationLink(operation).address),
    current: false,
    ...methodView(operation),
    deprecated: operation.deprecated,
  };
}

/** Returns a method as displayed, and as a CSS class. */
export function methodView({ method }: Operation): { readonly method: Html; readonly methodName: Html } {
  return { method: escapeHtml(requestMethod(method)), methodName: escapeHtml(method) };
}

/** Returns the label of an operation next to its method. */
export function operationLabel(operation: Operation): Html {
  return escapeHtml(hasPathAsTitle(operation) ? operation.path : operationTitle(operation));
}

export function operationLink(operation: Operation): PageLink {
  return { label: escapeHtml(operationTitle(operation)), address: htmlAddresses.operation(operation.name.file) };
}

/** Returns the Content Security Policy. It allows only the site's own styles and scripts, even for pages on disk. */
export function contentSecurityPolicy(servers: readonly Server[] | undefined): Html {
  const connectSource =
    servers === undefined
      ? ''
      : ` connect-src ${["'self'", ...serverOrigins(servers), 'http://localhost:*', 'http://127.0.0.1:*'].join(' ')};`;
  return escapeHtml(
    `default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:;${connectSource} base-uri 'none'; form-action 'none'`,
  );
}

/** Maximum number of combinations of server variable values. */
const maxOrigins = 32;

/** Returns the origins of the servers, for every enumerated value of their variables. */
function serverOrigins(servers: readonly Server[]): readonly string[] {
  const addresses = servers.flatMap(({ url, variables }) =>
    variables.reduce<readonly string[]>(
      (urls, { name, default: value, enum: values = [] }) => {
        const variableValues = [...new Set([value, ...values])];
        return urls
          .flatMap((each) =>
            each.includes(`{${name}}`)
              ? variableValues.map((variableValue) => each.replaceAll(`{${name}}`, variableValue))
              : [each],
          )
          .slice(0, maxOrigins);
      },
      [url],
    ),
  );
  const origins = addresses.flatMap((url) => {
    const { protocol, origin } = URL.canParse(url) ? new URL(url) : { protocol: '', origin: '' };
    return /^https?:$/.test(protocol) && /^[a-z]+:\/\/[a-z0-9.-]+(?::\d+)?$/.test(origin) ? [origin] : [];
  });
  return [...new Set(origins)];
}
