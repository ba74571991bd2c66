// How the formats of a comparison are called: what the command line knows of them before it compares anything.

export const formatNames = ['text', 'github', 'sarif', 'junit', 'json', 'markdown', 'html', 'changelog'] as const;

export type FormatName = (typeof formatNames)[number];

export function isFormatName(word: string): word is FormatName {
  return formatNames.some((name) => name === word);
}
