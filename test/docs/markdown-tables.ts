// Parser for tables in Markdown pages.

/** Returns the cells of each row of the table with these column headings; empty if there is no such table. */
export function tableRows(markdown: string, ...headings: readonly string[]): readonly (readonly string[])[] {
  const lines = markdown.split('\n');
  const start = lines.findIndex((line) => {
    const cells = parseRow(line);
    return headings.every((heading, index) => cells[index] === heading);
  });
  const rows = start < 0 ? [] : lines.slice(start + 2);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  return rows.slice(0, end < 0 ? undefined : end).map(parseRow);
}

function parseRow(line: string): readonly string[] {
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}
