// Text and Markdown tables.

/** Formats a table with a header row; numeric columns are right-aligned. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], markdown: boolean): string {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const numeric = head.map(
    (_, column) => column > 0 && rows.every((row) => /^\(?[\d.,]*( [^\s)]+)?\)?$/.test(row[column] ?? '')),
  );
  const cell = (text: string, column: number): string => {
    const width = widths[column] ?? 0;
    return numeric[column] ? text.padStart(width) : text.padEnd(width);
  };
  const line = (cells: readonly string[]): string => {
    const padded = head.map((_, column) => cell(cells[column] ?? '', column));
    return markdown ? `| ${padded.join(' | ')} |\n` : `${padded.join('  ').trimEnd()}\n`;
  };
  const rule = widths.map((width, column) => (numeric[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  return [line(head), line(rule), ...rows.map(line)].join('');
}
