// Names of the lint output formats, in a separate file so that the CLI loads printers only when needed.

export const lintFormats = ['text', 'github', 'sarif', 'junit', 'checkstyle', 'json', 'markdown'] as const;

export type LintFormat = (typeof lintFormats)[number];

export function isLintFormat(text: string): text is LintFormat {
  return lintFormats.some((name) => name === text);
}
