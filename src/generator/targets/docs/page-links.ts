// Page addresses, and links between pages.

import { code, pageLink, text, type Md } from '../../code/markdown/markdown.ts';
import type { Api, Operation } from '../../model/types/api.ts';
import { sentMethod } from '../../model/http-method.ts';
import type { RuleBook } from '../../model/expressions/compile-rules.ts';

/** Address of each page, relative to the directory of its format. */
export interface Addresses {
  readonly index: string;
  readonly shared: string;
  /** Changelog. */
  readonly changes: string;
  /** Description of the security schemes. */
  readonly authentication: string;
  area(file: string): string;
  operation(file: string): string;
  webhook(file: string): string;
  schema(file: string): string;
  /**
   * Callbacks have no unique names: they are numbered within their owner (`callbacks/order`), after a period, which no
   * name contains.
   */
  callback(owner: string, number: number): string;
}

/** Addresses of the Markdown pages. */
export const addresses: Addresses = {
  ...addressesOf('md'),
  index: 'README.md',
  authentication: 'README.md#authentication',
  changes: 'changes.md',
};

/** Pages that only some APIs have. */
export interface OptionalPages {
  readonly shared: boolean;
  readonly changes: boolean;
}

/** Returns addresses that differ only in their extension: `operations/get-user.md`. */
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

/** Links from one page to others; a target without a page is shown as code. */
export interface Links {
  readonly api: Api;
  /** Addresses of the link targets. */
  readonly addresses: Addresses;
  /** Compiled rules. */
  readonly rules: RuleBook;
  schema(id: string): Md;
  /** Checks whether the operation ID has a page. */
  has(id: string): boolean;
  operation(id: string): Md;
  area(id: string): Md;
  /** Checks whether the tag has a page. */
  hasArea(id: string): boolean;
  /** Checks whether the components page shows this component header. */
  hasHeader(component: string): boolean;
  /** Link to the description of the security schemes. */
  authentication(label: Md): Md;
  /** Link to a section of the components page. */
  shared(label: Md, section: string): Md;
  page(label: Md, address: string): Md;
}

/** Creates links for pages in the top directory, and for pages one directory below. */
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

/** Returns the method and path of an operation as a code span. */
export function signature(operation: Operation): Md {
  return code(`${sentMethod(operation.method)} ${operation.path}`);
}
