// Table rows of guides, and the links in them.

import { address, html, join, nothing, text, type Html } from '../../../../code/html/html.ts';
import type { Operation } from '../../../../model/types/api.ts';
import { sentMethod } from '../../../../model/http-method.ts';
import { operationLink } from '../page-layout.ts';
import type { GuideTable } from '../guide.ts';

export type Row = GuideTable['rows'][number];

export function row(first: Html, ...cells: readonly Html[]): Row {
  return { anchor: nothing, first, cells };
}

/** Returns a link to an operation, or to an anchor on its page, from a page one directory down. */
export function operationCell(operation: Operation, place = nothing): Html {
  const { label, address: to } = operationLink(operation);
  return html`<a href="${address(`../${to}`)}${place === nothing ? nothing : html`#${place}`}">${label}</a>`;
}

/** Returns the method and the path of an operation. */
export function signatureCell({ method, path }: Operation): Html {
  return html`<code>${text(sentMethod(method))} ${text(path)}</code>`;
}

/** Returns a comma-separated list of code spans. */
export function codes(names: readonly string[]): Html {
  return join(
    names.map((name) => html`<code>${text(name)}</code>`),
    ', ',
  );
}
