// The pages of callbacks: one per request that the service sends, numbered within the operation that asks for it.

import { code, join, md, type Md } from '../../code/markdown/markdown.ts';
import type { Api, Callback, Operation } from '../../model/types/api.ts';
import { leftOpen } from './schema-sentences.ts';
import { titleOf } from './operation-page.ts';
import { usedComponents } from './components-page.ts';
import { signature, type Links } from './page-links.ts';

/** An operation of a callback and where its page is. */
export interface CallbackPage {
  readonly operation: Operation;
  readonly address: string;
  /** Links to it, for the page of the operation that owns it. */
  readonly link: Md;
  /** Pages of its own callbacks. */
  readonly inner: readonly CallbackPage[];
}

/** The pages of an owner's callbacks; `owner` begins their addresses (`callbacks/get-user`). A callback that leads back to itself is shown once. */
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

/** Callbacks that the document names and no operation uses. */
export function orphanCallbacks(api: Api, links: Links): readonly CallbackPage[] {
  const used = usedComponents(api).callbacks;
  const unused = api.components.callbacks.filter(({ name }) => !used.has(name));
  return callbackPages(
    'shared/callback',
    unused.map(({ value }) => value),
    links,
  );
}
