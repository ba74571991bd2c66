// Places as SARIF 2.1.0 has them, which code scanning services read.

import type { Place } from './diagnostic.ts';

/** The address of the schema that a log names. */
export const sarifSchema = 'https://json.schemastore.org/sarif-2.1.0.json';

/** Where a result stands. */
export function sarifLocation({ file, line, column, end }: Place): { readonly physicalLocation: object } {
  const region = { startLine: line, startColumn: column, ...(end && { endLine: end.line, endColumn: end.column }) };
  return { physicalLocation: { artifactLocation: { uri: uriOf(file) }, region } };
}

/** A relative address: of `main:spec/a.yaml` nothing is its scheme. */
function uriOf(file: string): string {
  return file
    .split('/')
    .map((segment) => encodeURIComponent(segment.replace(/\p{Cs}/gu, '\ufffd')))
    .join('/');
}
