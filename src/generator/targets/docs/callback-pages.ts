// Callback pages: one for each request that the server sends, numbered within the owning operation.

import { code, join, md, type Md } from '../../code/markdown/markdown.ts';
import type { Api, Callback, Operation } from '../../model/types/api.ts';
import { leftOpen } from './schema-sentences.ts';
import { titleOf } from './operation-page.ts';
import { usedComponents } from './components-page.ts';
import { signature, type Links } from './page-links.ts';

/** An operation of a callback and the address of its page. */
export interface CallbackPage {
  readonly operation: Operation;
  readonly address: string;
  /** Link to the page, for the page of the owning operation. */
  readonly link: Md;
  /** Pages of its own callbacks. */
  readonly inner: readonly CallbackPage[];
}

/**
 * Returns the pages of an owner's callbacks. `owner` is the prefix of their addresses (`callbacks/get-user`). A
 * callback that contains itself appears once.
 */
export function callbackPages(
  owner: string,
  callbacks: readonly Callback[],
  links: Links,
  within: readonly Callback[] = [],
): readonly CallbackPage[] {
  return callbacks
    .filter((callback) => !within.includes(callback))
    .flatMap((callback) => callback.operations.map((operation) => ({ callback, operation })))
    .map(({ callback, operation }, index) => {
      const address = links.addresses.callback(owner, index + 1);
      return {
        operation,
        address,
        link: join(
          [
            md`${code(callback.name)}: ${links.page(titleOf(operation), address)} (${signature(operation)})`,
            ...leftOpen(callback.unspecified),
          ],
          '. ',
        ),
        inner: callbackPages(`${owner}.${index + 1}`, operation.callbacks, links, [...within, callback]),
      };
    });
}

/** Returns the pages of component callbacks that no operation uses. */
export function orphanCallbacks(api: Api, links: Links): readonly CallbackPage[] {
  const used = usedComponents(api).callbacks;
  const unused = api.components.callbacks.filter(({ name }) => !used.has(name));
  return callbackPages(
    'shared/callback',
    unused.map(({ value }) => value),
    links,
  );
}
