// Findings as Checkstyle XML.

import { markup } from '../../../diagnostics/xml-escape.ts';
import type { Told } from '../../../diagnostics/diagnostic.ts';
import { sentence, type Sheet } from './formats.ts';

const severities = { error: 'error', warning: 'warning', note: 'info' } as const;

/** Returns one element per file. A finding without a location belongs to the document. */
export function printCheckstyle({ document, findings }: Sheet): string {
  const files = new Map<string, Told[]>();
  for (const finding of findings) {
    const file = finding.place?.file ?? document;
    files.set(file, [...(files.get(file) ?? []), finding]);
  }
  const elements = [...files].map(
    ([file, own]) => `  <file name="${markup(file)}">\n${own.map(lineOf).join('')}  </file>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<checkstyle version="8.0">\n${elements.join('')}</checkstyle>\n`;
}

function lineOf(finding: Told): string {
  const { code, severity, place } = finding;
  const where = place ? ` line="${place.line}" column="${place.column}"` : '';
  return `    <error${where} severity="${severities[severity]}" message="${markup(sentence(finding))}" source="${markup(`ashlar.${code}`)}"/>\n`;
}
