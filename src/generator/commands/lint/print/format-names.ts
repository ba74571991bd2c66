// Names of the lint output formats. A separate file, so that the CLI loads no printer before it is needed.

export const lintFormats = ['text', 'github', 'sarif', 'junit', 'checkstyle', 'json', 'markdown'] as const;

export type LintFormat = (typeof lintFormats)[number];

export function isLintFormat(word: string): word is LintFormat {
  return lintFormats.some((name) => name === word);
}
