// Names of the comparison formats, in a separate file so that the CLI loads printers only when needed.

export const diffFormats = ['text', 'github', 'sarif', 'junit', 'json', 'markdown', 'html', 'changelog'] as const;

export type DiffFormat = (typeof diffFormats)[number];

export function isDiffFormat(text: string): text is DiffFormat {
  return diffFormats.some((name) => name === text);
}
