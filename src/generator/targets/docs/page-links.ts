// Where the pages are, and how one page links to another.

import { code, pageLink, text, type Md } from '../../code/markdown/markdown.ts';
import type { Api, Operation } from '../../model/types/api.ts';
import { sentMethod } from '../../model/http-method.ts';
import type { RuleBook } from '../../model/expressions/compile-rules.ts';

/** The address of each page, relative to the folder of its form. */
export interface Addresses {
  readonly index: string;
  readonly shared: string;
  /** What changed since an earlier document. */
  readonly changes: string;
  /** Where the ways to authenticate are described. */
  readonly authentication: string;
  area(file: string): string;
  operation(file: string): string;
  webhook(file: string): string;
  schema(file: string): string;
  /** Callbacks have no names of their own among the operations: they are numbered within theirs (`callbacks/order`), after a period, which no name has. */
  callback(owner: string, number: number): string;
}

/** The pages of Markdown. */
export const addresses: Addresses = {
  ...addressesOf('md'),
  index: 'README.md',
  authentication: 'README.md#authentication',
  changes: 'changes.md',
};

/** Pages that there are only for some interfaces. */
export interface OptionalPages {
  readonly shared: boolean;
  readonly changes: boolean;
}

/** Addresses of which only the end differs: `operations/get-user.md`. */
export function addressesOf(end: string): Omit<Addresses, 'index' | 'authentication' | 'changes'> {
  return {
    shared: `shared.${end}`,
    area: (file) => `areas/${file}.${end}`,
    operation: (file) => `operations/${file}.${end}`,
    webhook: (file) => `webhooks/${file}.${end}`,
    schema: (file) => `schemas/${file}.${end}`,
    callback: (owner, number) => `${owner}.${number}.${end}`,
  };
}

/** Links from one page to the others; what has no page is shown as code. */
export interface Links {
  readonly api: Api;
  /** Where the pages are that it links to. */
  readonly addresses: Addresses;
  /** The rules, as they were compiled. */
  readonly rules: RuleBook;
  schema(id: string): Md;
  /** True for the id of an operation that has a page. */
  has(id: string): boolean;
  operation(id: string): Md;
  area(id: string): Md;
  /** True for a tag that has a page. */
  hasArea(id: string): boolean;
  /** True for the component name of a header that stands on the page of shared parts. */
  hasHeader(component: string): boolean;
  /** To where the ways to authenticate are described. */
  authentication(label: Md): Md;
  /** To a section of the page of shared parts. */
  shared(label: Md, section: string): Md;
  page(label: Md, address: string): Md;
}

/** Makes links for pages in the top folder, and for pages one folder down. */
export function createLinks(
  api: Api,
  rules: RuleBook,
  addresses: Addresses,
): { readonly top: Links; readonly below: Links } {
  const operations = new Map(
    api.operations.map((operation) => [operation.id, addresses.operation(operation.name.file)]),
  );
  for (const webhook of api.webhooks)
    if (!operations.has(webhook.id)) operations.set(webhook.id, addresses.webhook(webhook.name.file));
  const areas = new Map(api.areas.map((area) => [area.id, addresses.area(area.name.file)]));
  const headers = new Set(api.components.headers.map(({ name }) => name));
  const from = (up: string): Links => {
    const to = (id: string, address: string | undefined): Md =>
      address === undefined ? code(id) : pageLink(text(id), up + address);
    return {
      api,
      addresses,
      rules,
      schema: (id) => {
        const schema = api.schema(id);
        return to(id, schema && addresses.schema(schema.name.file));
      },
      has: (id) => operations.has(id),
      operation: (id) => to(id, operations.get(id)),
      area: (id) => to(id, areas.get(id)),
      hasArea: (id) => areas.has(id),
      hasHeader: (component) => headers.has(component),
      authentication: (label) => pageLink(label, up + addresses.authentication),
      shared: (label, section) => pageLink(label, `${up}${addresses.shared}#${section}`),
      page: (label, address) => pageLink(label, up + address),
    };
  };
  return { top: from(''), below: from('../') };
}

/** The method and path of an operation, as a code span. */
export function signature(operation: Operation): Md {
  return code(`${sentMethod(operation.method)} ${operation.path}`);
}
