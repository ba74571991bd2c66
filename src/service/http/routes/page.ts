// A page of Markdown as HTML. HTML in the Markdown stays text, and only links that lead to pages, sites or mail are links.

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
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${made.utils.escapeHtml(title)}</title>`,
    '<link rel="stylesheet" href="/docs/style.css">',
    '<body>',
    '<nav><a href="/docs/">Contents</a> <a href="/docs/changelog">Changelog</a> <a href="/v4/openapi.yaml">OpenAPI document</a></nav>',
    `<main>\n${made.render(markdown)}</main>`,
    '</body>',
    '</html>\n',
  ].join('\n');
}

async function createRenderer(): Promise<MarkdownIt> {
  const { default: Markdown } = await import('markdown-it');
  const made = new Markdown({ html: false, linkify: false });
  // Headings are what links with # lead to.
  made.renderer.rules.heading_open = (tokens, index, options, _env, self) => {
    const token = tokens[index];
    token?.attrSet('id', slugOf(tokens[index + 1]?.content ?? ''));
    return self.renderToken(tokens, index, options);
  };
  made.renderer.rules.link_open = (tokens, index, options, _env, self) => {
    const token = tokens[index];
    const href = token?.attrGet('href');
    if (typeof href === 'string') token?.attrSet('href', addressOf(href));
    return self.renderToken(tokens, index, options);
  };
  return made;
}

/** `../areas/users.md#x` is served as `../areas/users#x`, the README of a folder as the folder. */
function addressOf(href: string): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) return href;
  const address = href.replace(/\.md(?=#|$)/, '');
  return address.replace(/(^|\/)README(?=#|$)/, '$1') || './';
}

function slugOf(heading: string): string {
  return heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '').trim().replace(/\s/g, '-');
}

export const style = `:root { color-scheme: light dark; }
body { font: 16px/1.55 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem; }
nav { border-bottom: 1px solid #8888; padding-bottom: .5rem; }
nav a { margin-right: 1rem; }
code, pre { font: .9em/1.45 ui-monospace, monospace; }
pre { background: #8881; border-radius: .3rem; overflow-x: auto; padding: .7rem; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { border: 1px solid #8888; padding: .3rem .6rem; text-align: left; vertical-align: top; }
`;
