// Layout shared by all HTML pages: head, breadcrumbs, previous and next links, side navigation.

import { address, html, nothing, number, text, type Html } from '../../../code/html/html.ts';
import type { Api, Area, Operation, Server } from '../../../model/types/api.ts';
import { sentMethod } from '../../../model/http-method.ts';
import { htmlAddresses, type PageLink, type Site } from './site-map.ts';
import { isCalledByPath, titleWords } from '../operation-page.ts';
import { titleHtml } from './markdown-to-view.ts';

/** A link. */
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

export interface NavigationArea extends LinkView {
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
  readonly areas: readonly NavigationArea[];
  readonly reference: readonly LinkView[];
  /** Previous and next page, at most one each. */
  readonly before: readonly LinkView[];
  readonly after: readonly LinkView[];
  /** Sections of the page. */
  readonly contents: readonly { readonly label: Html; readonly anchor: Html }[];
  readonly hasContents: boolean;
}

/** Page metadata that the layout needs. */
export interface PageFacts {
  /** Path of the page, relative to the HTML directory. */
  readonly path: string;
  readonly title: Html;
  /** Summary, plain text. */
  readonly summary?: string | undefined;
  /** Breadcrumbs, without the index. */
  readonly trail?: readonly PageLink[];
  /** Tag and operation of the page, to highlight in the side navigation. */
  readonly area?: string | undefined;
  readonly operation?: string | undefined;
  readonly before?: PageLink | undefined;
  readonly after?: PageLink | undefined;
  readonly sections?: readonly Section[];
  /** Servers that the page's scripts can connect to. */
  readonly servers?: readonly Server[];
}

/** A section in the table of contents. */
export interface Section {
  readonly label: Html;
  readonly anchor: Html;
}

export function frameView(page: PageFacts, site: Site): FrameView {
  const up = page.path.includes('/') ? '../' : '';
  const link = ({ label, address: to }: PageLink): LinkView => ({
    label,
    address: address(up + to),
    current: to === page.path,
  });
  const home = titleHtml(site.api.info.title, 'Reference');
  const menu = menuOf(site.api, up);
  return {
    title: page.path === htmlAddresses.index ? home : html`${page.title} · ${home}`,
    summary: text((page.summary ?? '').trim().replace(/\s+/g, ' ').slice(0, 200)),
    policy: policyOf(page.servers),
    up: text(up),
    home,
    version: text(site.api.info.version),
    style: address(up + htmlAddresses.style),
    script: address(up + htmlAddresses.script),
    trail:
      page.path === htmlAddresses.index
        ? []
        : [link({ label: html`Reference`, address: htmlAddresses.index }), ...(page.trail ?? []).map(link)],
    here: page.title,
    guides: site.guides.map(link),
    areas:
      page.area === undefined
        ? menu.areas
        : menu.areas.map((closed, index) => {
            const area = site.api.areas[index];
            return area !== undefined && area.id === page.area ? opened(closed, area, page, site, up, menu) : closed;
          }),
    reference: [
      ...(site.api.schemas.length === 0 ? [] : [link({ label: html`Schemas`, address: htmlAddresses.schemas })]),
      ...(site.hasShared ? [link({ label: html`Shared parts`, address: htmlAddresses.shared })] : []),
    ],
    before: page.before ? [link(page.before)] : [],
    after: page.after ? [link(page.after)] : [],
    contents: page.sections ?? [],
    hasContents: (page.sections?.length ?? 0) > 1,
  };
}

/** Maximum number of operations shown in the side navigation; the tag page lists all of them. */
const most = 40;

/** Navigation links for pages in one directory, none of them marked as current. */
interface Menu {
  readonly areas: readonly NavigationArea[];
  readonly operations: Map<string, NavigationOperation>;
}

// With thousands of pages, only a few links differ.
const menus = new WeakMap<Api, Map<string, Menu>>();

function menuOf(api: Api, up: string): Menu {
  const known = menus.get(api) ?? new Map<string, Menu>();
  menus.set(api, known);
  const made = known.get(up) ?? {
    areas: api.areas.map((area) => ({
      label: text(area.id),
      address: address(up + htmlAddresses.area(area.name.file)),
      current: false,
      operations: [],
      more: nothing,
    })),
    operations: new Map<string, NavigationOperation>(),
  };
  known.set(up, made);
  return made;
}

/** Expands a tag in the navigation, around the current operation. */
function opened(
  closed: NavigationArea,
  area: Area,
  page: PageFacts,
  { operations }: Site,
  up: string,
  menu: Menu,
): NavigationArea {
  const first = Math.max(
    0,
    Math.min(area.operations.findIndex((id) => id === page.operation) - most / 2, area.operations.length - most),
  );
  const shown = area.operations.slice(first, first + most).flatMap((id) => operations.get(id) ?? []);
  return {
    ...closed,
    current: htmlAddresses.area(area.name.file) === page.path,
    operations: shown.map((operation) => {
      const row = menu.operations.get(operation.id) ?? operationRow(operation, up);
      menu.operations.set(operation.id, row);
      return htmlAddresses.operation(operation.name.file) === page.path ? { ...row, current: true } : row;
    }),
    more: shown.length < area.operations.length ? html`All ${number(area.operations.length)} operations` : nothing,
  };
}

function operationRow(operation: Operation, up: string): NavigationOperation {
  return {
    label: rowLabel(operation),
    address: address(up + operationLink(operation).address),
    current: false,
    ...methodOf(operation),
    deprecated: operation.deprecated,
  };
}

/** Returns a method as displayed, and as a CSS class. */
export function methodOf({ method }: Operation): { readonly method: Html; readonly methodName: Html } {
  return { method: text(sentMethod(method)), methodName: text(method) };
}

/** Returns the label of an operation next to its method. */
export function rowLabel(operation: Operation): Html {
  return text(isCalledByPath(operation) ? operation.path : titleWords(operation));
}

export function operationLink(operation: Operation): PageLink {
  return { label: text(titleWords(operation)), address: htmlAddresses.operation(operation.name.file) };
}

/** Returns the Content Security Policy, which also works from disk: only the site's own styles and scripts. */
export function policyOf(servers: readonly Server[] | undefined): Html {
  const asked =
    servers === undefined
      ? ''
      : ` connect-src ${["'self'", ...originsOf(servers), 'http://localhost:*', 'http://127.0.0.1:*'].join(' ')};`;
  return text(
    `default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:;${asked} base-uri 'none'; form-action 'none'`,
  );
}

/** Maximum number of combinations of server variable values. */
const mostOrigins = 32;

/** Returns the origins of the servers, for every enumerated value of their variables. */
function originsOf(servers: readonly Server[]): readonly string[] {
  const addresses = servers.flatMap(({ url, variables }) =>
    variables.reduce<readonly string[]>(
      (filled, { name, default: value, enum: values = [] }) => {
        const known = [...new Set([value, ...values])];
        return filled
          .flatMap((each) =>
            each.includes(`{${name}}`) ? known.map((one) => each.replaceAll(`{${name}}`, one)) : [each],
          )
          .slice(0, mostOrigins);
      },
      [url],
    ),
  );
  const origins = addresses.flatMap((whole) => {
    const { protocol, origin } = URL.canParse(whole) ? new URL(whole) : { protocol: '', origin: '' };
    return /^https?:$/.test(protocol) && /^[a-z]+:\/\/[a-z0-9.-]+(?::\d+)?$/.test(origin) ? [origin] : [];
  });
  return [...new Set(origins)];
}
