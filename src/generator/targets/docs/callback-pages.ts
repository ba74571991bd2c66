// Callback pages: one for each request that the server sends, numbered within the owning operation.

import { codeSpan, joinMarkdown, md, type Md } from '../../code/markdown/markdown.ts';
import type { Api, Callback, Operation } from '../../model/types/api.ts';
import { labeledUnspecifiedSentences } from './schema-sentences.ts';
import { operationTitleMarkdown } from './operation-page.ts';
import { usedComponents } from './components-page.ts';
import { operationSignature, type Links } from './page-links.ts';

/** An operation of a callback and the address of its page. */
export interface CallbackPage {
  readonly operation: Operation;
  readonly address: string;
  /** Link to the page, for the page of the owning operation. */
  readonly link: Md;
  /** Pages of its own callbacks. */
  readonly nestedPages: readonly CallbackPage[];
}

/**
 * Returns the pages of an owner's callbacks. `owner` is the prefix of their addresses (`callbacks/get-user`). A
 * callback that contains itself appears once.
 */
export function callbackPages(
  owner: string,
  callbacks: readonly Callback[],
  links: Links,
  ancestors: readonly Callback[] = [],
): readonly CallbackPage[] {
  return callbacks
    .filter((callback) => !ancestors.includes(callback))
    .flatMap((callback) => callback.operations.map((operation) => ({ callback, operation })))
    .map(({ callback, operation }, index) => {
      const address = links.addresses.callback(owner, index + 1);
      return {
        operation,
        address,
        link: joinMarkdown(
          [
            md`${codeSpan(callback.name)}: ${links.page(operationTitleMarkdown(operation), address)} (${operationSignature(operation)})`,
            ...labeledUnspecifiedSentences(callback.unspecified),
          ],
          '. ',
        ),
        nestedPages: callbackPages(`${owner}.${index + 1}`, operation.callbacks, links, [...ancestors, callback]),
      };
    });
}

/** Returns the pages of component callbacks that no operation uses. */
export function unusedCallbackPages(api: Api, links: Links): readonly CallbackPage[] {
  const used = usedComponents(api).callbacks;
  const unused = api.components.callbacks.filter(({ name }) => !used.has(name));
  return callbackPages(
    'shared/callback',
    unused.map(({ value }) => value),
    links,
  );
}
