// Conversion of Markdown in the repository to Markdown that the site generator reads.

import { posix } from 'node:path';

/** What a link to a file of the repository becomes. */
export interface LinkTargets {
  /** Returns the path on the site and the title of a page, by its path in the repository. */
  readonly findPage: (path: string) => { readonly sitePath: string; readonly title: string } | undefined;
  /** URL of the repository's files, if it is public. */
  readonly repositoryFiles: string | undefined;
}

/** Returns the heading anchor as GitHub generates it, without the number that makes it unique. */
export function headingAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

/** Returns the text of the first heading. */
export function pageTitle(markdown: string): string {
  return (/^# (.*)$/m.exec(markdown)?.[1] ?? '').replaceAll('`', '');
}

/** Converts the Markdown of the file `from`. */
export function convertMarkdown(markdown: string, from: string, targets: LinkTargets): string {
  // Code blocks and inline code are alternatives of the expression, so that no link in them is replaced.
  return markdown.replace(
    /^(`{3,})(\w*)([^\n]*)\n([\s\S]*?)^\1$|^<!--.*-->\n|`[^`\n]*`|(!?)\[((?:`[^`]*`|[^\]`])*)\]\(([^)\s]+)\)/gm,
    (
      whole: string,
      fence: string | undefined,
      language: string | undefined,
      info: string | undefined,
      code: string | undefined,
      image: string | undefined,
      label: string | undefined,
      target: string | undefined,
    ) => {
      if (fence !== undefined) return convertCodeBlock(fence, language ?? '', info ?? '', code ?? '');
      // Comments are instructions for tests.
      if (whole.startsWith('<!--')) return '';
      if (label === undefined || target === undefined || /^[a-z]+:/.test(target)) return whole;
      if (image === '!') return `![${label}](/${posix.relative('docs', posix.join(posix.dirname(from), target))})`;
      return convertLink(label, target, from, targets);
    },
  );
}

/** Returns a code block; its title, or a file name in its first comment, becomes the name of the only tab in a group. */
function convertCodeBlock(fence: string, language: string, info: string, code: string): string {
  const [, comment, rest] = /^(?:\/\/|#) ([\w./-]+\.\w+)\n([\s\S]+)$/.exec(code) ?? [];
  const title = /(?:title|excerpt)=(\S+)/.exec(info)?.[1] ?? comment;
  return title === undefined
    ? `${fence}${language}\n${code}${fence}`
    : codeTabs([{ title, language, code: title === comment ? (rest ?? code) : code }]);
}

export interface CodeTab {
  readonly title: string;
  readonly language: string;
  readonly code: string;
}

/** Returns code blocks as tabs of one group. */
export function codeTabs(tabs: readonly CodeTab[]): string {
  const blocks = tabs.map(({ title, language, code }) => `\`\`\`${language} [${title}]\n${code}\`\`\`\n`);
  return `::: code-group\n${blocks.join('')}:::`;
}

function convertLink(label: string, target: string, from: string, targets: LinkTargets): string {
  const [file = '', anchor] = target.split('#');
  const path = file === '' ? from : posix.join(posix.dirname(from), file);
  const page = targets.findPage(path.replace(/\/$/, '/README.md'));
  const hash = anchor === undefined ? '' : `#${anchor}`;
  // A page of the site is known by its title, not by its file name.
  if (page !== undefined) return `[${/^[\w./-]+\.md$/.test(label) ? page.title : label}](/${page.sitePath}${hash})`;
  return targets.repositoryFiles === undefined ? label : `[${label}](${targets.repositoryFiles}/${path}${hash})`;
}
