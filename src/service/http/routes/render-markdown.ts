// Markdown renderer in the style of the docs. Escapes HTML and unsafe links.

import type MarkdownItMaker from 'markdown-it';

type MarkdownIt = ReturnType<typeof MarkdownItMaker>;

let renderer: Promise<MarkdownIt> | undefined;

/** Renders the complete page. */
export async function renderMarkdownPage(markdown: string): Promise<string> {
  const markdownRenderer = await (renderer ??= createRenderer());
  const title = /^# (.*)$/m.exec(markdown)?.[1] ?? 'Documentation';
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${markdownRenderer.utils.escapeHtml(title)}</title>`,
    '<link rel="stylesheet" href="/docs/assets/style.css">',
    '</head>',
    '<body>',
    '<header class="top"><a class="home" href="/docs/">Documentation</a> <a href="/docs/changelog">Changelog</a> <a href="/v4/openapi.yaml">OpenAPI document</a></header>',
    `<main>\n<article>\n${markdownRenderer.render(markdown)}</article>\n</main>`,
    '</body>',
    '</html>\n',
  ].join('\n');
}

async function createRenderer(): Promise<MarkdownIt> {
  const { default: Markdown } = await import('markdown-it');
  return new Markdown({ html: false, linkify: false });
}
