// Layout and headers of the authorization server's pages.

import { createHash } from 'node:crypto';
import { html, type Html } from './html.ts';
import { style } from './style.ts';

/** A rendered page. */
export interface Page {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface PageOptions {
  readonly title: string;
  readonly content: Html;
  readonly status?: number;
  /** Additional form target: the redirect URI. */
  readonly formTarget?: string;
}

const styleHash = createHash('sha256').update(style).digest('base64');

const logo = html`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" aria-hidden="true" focusable="false"><path d="M3 9l9-5 9 5v6l-9 5-9-5z"></path><path d="M3 9l9 5 9-5M12 14v6"></path></svg>`;

/** Renders a page that has no scripts or external resources, and that cannot be framed. */
export function renderPage({ title, content, status = 200, formTarget }: PageOptions): Page {
  const { markup } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<style>${{ markup: style }}</style>
</head>
<body>
<main>
<p class="brand">${logo}Cloud Infrastructure</p>
${content}
</main>
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self'${formTarget === undefined ? '' : ` ${formTarget}`}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    status,
    html: markup,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    },
  };
}
