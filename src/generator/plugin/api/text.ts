// Other languages for targets: JSON, YAML, Markdown, and HTML, each with what escapes text for it.

export * from '../../code/branded-text.ts';
export * from '../../code/html/html-and-svg.ts';
export * from '../../code/html/markdown-to-html.ts';
export * from '../../code/json/print-json.ts';
export * from '../../code/json/print-yaml.ts';
export * from '../../code/markdown/commonmark-descriptions.ts';
export * from '../../code/markdown/markdown.ts';
export * from '../../diagnostics/join-words.ts';
