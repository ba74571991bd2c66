// A page of Markdown as HTML, in the look of the documentation. HTML in the Markdown stays text, and only links that lead to pages, sites or mail are links.

import type MarkdownItMaker from 'markdown-it';

type MarkdownIt = ReturnType<typeof MarkdownItMaker>;

let renderer: Promise<MarkdownIt> | undefined;

/** The whole page. */
export async function renderPage(markdown: string): Promise<string> {
  const made = await (renderer ??= createRenderer());
  const title = /^# (.*)$/m.exec(markdown)?.[1] ?? 'Documentation';
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${made.utils.escapeHtml(title)}</title>`,
    '<link rel="stylesheet" href="/docs/assets/style.css">',
    '</head>',
    '<body>',
    '<header class="top"><a class="home" href="/docs/">Documentation</a> <a href="/docs/changelog">Changelog</a> <a href="/v4/openapi.yaml">OpenAPI document</a></header>',
    `<main>\n<article>\n${made.render(markdown)}</article>\n</main>`,
    '</body>',
    '</html>\n',
  ].join('\n');
}

async function createRenderer(): Promise<MarkdownIt> {
  const { default: Markdown } = await import('markdown-it');
  return new Markdown({ html: false, linkify: false });
}
