// Configuration of VitePress. It is copied next to the pages, so it can import no module of this repository.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DefaultTheme, UserConfig } from 'vitepress';
import type { SiteData, SidebarItem } from '../pages.ts';

const { description, sidebar, repository } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'site.json'), 'utf8'),
) as SiteData;

const firstLink = ({ link, items = [] }: SidebarItem): string => link ?? items.map(firstLink).find(Boolean) ?? '/';

const config: UserConfig<DefaultTheme.Config> = {
  title: 'Ashlar',
  description,
  lang: 'en-US',
  // Without an icon, browsers request one.
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  // The search index is larger, but is loaded only for a search.
  vite: { build: { chunkSizeWarningLimit: 4000 } },
  themeConfig: {
    nav: sidebar.map((part) => ({ text: part.text, link: firstLink(part) })),
    sidebar: sidebar as DefaultTheme.SidebarItem[],
    outline: 'deep',
    search: { provider: 'local' },
    ...(repository !== undefined && {
      socialLinks: [{ icon: 'github', link: repository }],
      // The function is sent to the browser, so it uses only its argument.
      editLink: { pattern: ({ frontmatter }) => String(frontmatter['editUrl']), text: 'Edit this page' },
    }),
  },
  markdown: {
    // In the pages, as on GitHub, braces and angle brackets are text.
    html: false,
    linkify: false,
    // Only generated pages use these delimiters.
    attrs: { leftDelimiter: '%{', rightDelimiter: '}%', allowedAttributes: ['id'] },
    anchor: {
      // The anchors that GitHub generates (scripts/docs/markdown.ts).
      slugify: (heading) =>
        heading
          .toLowerCase()
          .replace(/[^\p{L}\p{N}\s_-]/gu, '')
          .trim()
          .replace(/\s/g, '-'),
    },
    config: (markdownIt) => {
      const render = markdownIt.render.bind(markdownIt);
      // Vue would evaluate an expression in braces.
      markdownIt.render = (source, env) => render(source, env).replaceAll('{{', '&#123;&#123;');
    },
  },
};

export default config;
