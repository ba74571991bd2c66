// Page addresses, and links between pages.

import { codeSpan, pageLink, escapeMarkdown, type Markdown } from '../../code/markdown/markdown.ts';
import type { Api, Operation } from '../../model/types/api.ts';
import { requestMethod } from '../../model/http-request.ts';
import type { CompiledRules } from '../../model/expressions/compile-rules.ts';

/** Address of each page, relative to the directory of its format. */
export interface PageAddresses {
  readonly index: string;
  readonly shared: string;
  /** Changelog. */
  readonly changes: string;
  /** Description of the security schemes. */
  readonly authentication: string;
  tag(file: string): string;
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
export const markdownAddresses: PageAddresses = {
  ...createAddresses('md'),
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
export function createAddresses(extension: string): Omit<PageAddresses, 'index' | 'authentication' | 'changes'> {
  return {
    shared: `shared.${extension}`,
    tag: (file) => `tags/${file}.${extension}`,
    operation: (file) => `operations/${file}.${extension}`,
    webhook: (file) => `webhooks/${file}.${extension}`,
    schema: (file) => `schemas/${file}.${extension}`,
    callback: (owner, number) => `${owner}.${number}.${extension}`,
  };
}

/** Links from one page to others; a target without a page is shown as code. */
export interface Links {
  readonly api: Api;
  /** Addresses of the link targets. */
  readonly addresses: PageAddresses;
  /** Compiled rules. */
  readonly rules: CompiledRules;
  schema(id: string): Markdown;
  /** Checks whether the operation ID has a page. */
  hasOperation(id: string): boolean;
  operation(id: string): Markdown;
  tag(id: string): Markdown;
  /** Checks whether the tag has a page. */
  hasTag(id: string): boolean;
  /** Checks whether the components page shows this component header. */
  hasSharedHeader(component: string): boolean;
  /** Link to the description of the security schemes. */
  authentication(label: Markdown): Markdown;
  /** Link to a section of the components page. */
  shared(label: Markdown, section: string): Markdown;
  page(label: Markdown, address: string): Markdown;
}

/** Creates links for pages in the top directory, and for pages one directory below. */
export function createLinks(
  api: Api,
  rules: CompiledRules,
  addresses: PageAddresses,
): { readonly top: Links; readonly below: Links } {
  const operations = new Map(
    api.operations.map((operation) => [operation.id, addresses.operation(operation.name.file)]),
  );
  for (const webhook of api.webhooks)
    if (!operations.has(webhook.id)) operations.set(webhook.id, addresses.webhook(webhook.name.file));
  const tagAddresses = new Map(api.tagGroups.map((tagGroup) => [tagGroup.id, addresses.tag(tagGroup.name.file)]));
  const headerNames = new Set(api.components.headers.map(({ name }) => name));
  const createLinksFrom = (prefix: string): Links => {
    const linkTo = (id: string, address: string | undefined): Markdown =>
      address === undefined ? codeSpan(id) : pageLink(escapeMarkdown(id), prefix + address);
    return {
      api,
      addresses,
      rules,
      schema: (id) => {
        const schema = api.schema(id);
        return linkTo(id, schema && addresses.schema(schema.name.file));
      },
      hasOperation: (id) => operations.has(id),
      operation: (id) => linkTo(id, operations.get(id)),
      tag: (id) => linkTo(id, tagAddresses.get(id)),
      hasTag: (id) => tagAddresses.has(id),
      hasSharedHeader: (component) => headerNames.has(component),
      authentication: (label) => pageLink(label, prefix + addresses.authentication),
      shared: (label, section) => pageLink(label, `${prefix}${addresses.shared}#${section}`),
      page: (label, address) => pageLink(label, prefix + address),
    };
  };
  return { top: createLinksFrom(''), below: createLinksFrom('../') };
}

/** Returns the method and path of an operation as a code span. */
export function operationSignature(operation: Operation): Markdown {
  return codeSpan(`${requestMethod(operation.method)} ${operation.path}`);
}
