// What the formats of findings are called: known to the command line before any of them is loaded.

export const lintFormats = ['text', 'github', 'sarif', 'junit', 'checkstyle', 'json', 'markdown'] as const;

export type LintFormat = (typeof lintFormats)[number];

export function isLintFormat(word: string): word is LintFormat {
  return lintFormats.some((name) => name === word);
}
