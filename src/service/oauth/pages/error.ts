// Error page.

import { html } from './html.ts';
import { renderPage, type Page } from './page.ts';

export interface ErrorPageOptions {
  readonly status: number;
  readonly title: string;
  readonly errors: readonly { readonly reason: string; readonly field?: string | null }[];
  /** What the user can do. */
  readonly help: string;
}

export function errorPage({ status, title, errors, help }: ErrorPageOptions): Page {
  return renderPage({
    title,
    status,
    content: html`<h1>${title}</h1>
${errors.map(({ reason, field }) => html`<p class="alert" role="alert">${field === undefined || field === null ? undefined : html`<strong>${field}:</strong> `}${reason}</p>\n`)}<p>${help}</p>`,
  });
}
