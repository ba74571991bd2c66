// The page that says why nothing can be done.

import { html } from './html.ts';
import { page, type Page } from './page.ts';

export interface ProblemPage {
  readonly status: number;
  readonly title: string;
  readonly reasons: readonly { readonly reason: string; readonly field?: string | null }[];
  /** What the reader can do. */
  readonly wayOut: string;
}

export function problemPage({ status, title, reasons, wayOut }: ProblemPage): Page {
  return page({
    title,
    status,
    content: html`<h1>${title}</h1>
${reasons.map(({ reason, field }) => html`<p class="alert" role="alert">${field === undefined || field === null ? undefined : html`<strong>${field}:</strong> `}${reason}</p>\n`)}<p>${wayOut}</p>`,
  });
}
