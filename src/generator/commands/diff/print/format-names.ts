// Names of the comparison formats. A separate file, so that the CLI loads no printer before it is needed.

export const formatNames = ['text', 'github', 'sarif', 'junit', 'json', 'markdown', 'html', 'changelog'] as const;

export type FormatName = (typeof formatNames)[number];

export function isFormatName(word: string): word is FormatName {
  return formatNames.some((name) => name === word);
}
