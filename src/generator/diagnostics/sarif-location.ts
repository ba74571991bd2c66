// Locations in SARIF 2.1.0, the format of code scanning services.

import type { Location } from './diagnostic.ts';

/** URL of the JSON Schema that a log declares as `$schema`. */
export const sarifSchemaUrl = 'https://json.schemastore.org/sarif-2.1.0.json';

/** Returns the SARIF location of a range. */
export function toSarifLocation({ file, line, column, end }: Location): { readonly physicalLocation: object } {
  const region = { startLine: line, startColumn: column, ...(end && { endLine: end.line, endColumn: end.column }) };
  return { physicalLocation: { artifactLocation: { uri: relativeUri(file) }, region } };
}

/** Returns a relative URI reference; the prefix of `main:spec/a.yaml` must not be read as a scheme. */
function relativeUri(file: string): string {
  return file
    .split('/')
    .map((segment) => encodeURIComponent(segment.replace(/\p{Cs}/gu, '\ufffd')))
    .join('/');
}
