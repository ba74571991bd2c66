// Names of the comparison formats. A separate file, so that the CLI loads no printer before it is needed.

export const diffFormats = ['text', 'github', 'sarif', 'junit', 'json', 'markdown', 'html', 'changelog'] as const;

export type DiffFormat = (typeof diffFormats)[number];

export function isDiffFormat(word: string): word is DiffFormat {
  return diffFormats.some((name) => name === word);
}
