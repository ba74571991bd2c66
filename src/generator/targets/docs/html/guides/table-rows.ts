// Table rows of guides, and the links in them.

import { relativeUrl, html, joinHtml, emptyHtml, escapeHtml, type Html } from '../../../../code/html/html.ts';
import type { Operation } from '../../../../model/types/api.ts';
import { requestMethod } from '../../../../model/http-method.ts';
import { operationLink } from '../page-layout.ts';
import type { GuideTable } from '../guide.ts';

export type GuideRow = GuideTable['rows'][number];

export function guideRow(first: Html, ...cells: readonly Html[]): GuideRow {
  return { anchor: emptyHtml, first, cells };
}

/** Returns a link to an operation, or to an anchor on its page, from a page one directory down. */
export function operationCell(operation: Operation, target = emptyHtml): Html {
  const { label, address: to } = operationLink(operation);
  return html`<a href="${relativeUrl(`../${to}`)}${target === emptyHtml ? emptyHtml : html`#${target}`}">${label}</a>`;
}

/** Returns the method and the path of an operation. */
export function signatureCell({ method, path }: Operation): Html {
  return html`<code>${escapeHtml(requestMethod(method))} ${escapeHtml(path)}</code>`;
}

/** Returns a comma-separated list of code spans. */
export function codeList(names: readonly string[]): Html {
  return joinHtml(
    names.map((name) => html`<code>${escapeHtml(name)}</code>`),
    ', ',
  );
}
