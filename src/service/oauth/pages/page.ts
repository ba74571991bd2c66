// A page of the authorisation host, and the headers that it is sent with.

import { createHash } from 'node:crypto';
import { html, type Html } from './html.ts';
import { style } from './style.ts';

/** A page as it is sent. */
export interface Page {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface PageParts {
  readonly title: string;
  readonly content: Html;
  readonly status?: number;
  /** Where its forms may lead beside this host: the place that a user is sent back to. */
  readonly leadsTo?: string;
}

const styleHash = createHash('sha256').update(style).digest('base64');

const mark = html`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" aria-hidden="true" focusable="false"><path d="M3 9l9-5 9 5v6l-9 5-9-5z"></path><path d="M3 9l9 5 9-5M12 14v6"></path></svg>`;

/** A page that runs nothing, loads nothing, and can be framed by nobody. */
export function page({ title, content, status = 200, leadsTo }: PageParts): Page {
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
<p class="brand">${mark}Cloud Infrastructure</p>
${content}
</main>
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self'${leadsTo === undefined ? '' : ` ${leadsTo}`}`,
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
