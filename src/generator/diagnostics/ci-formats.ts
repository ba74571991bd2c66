// Locations in the formats of CI services: GitHub Actions annotations and SARIF 2.1.0.

import { posix } from 'node:path';
import type { Location } from './diagnostic.ts';
import { isRemote } from '../source/input-path.ts';
import { escapeCommandData, escapeCommandProperty, toSingleLine } from './escape-untrusted-text.ts';

/**
 * Returns a location whose path is relative to the root of the repository, which CI services require. `directory` is the
 * path of the working directory from there; empty for the root itself.
 */
export function toRepositoryLocation<T extends { readonly file: string }>(location: T, directory: string): T {
  const { file } = location;
  // A path of another revision, such as `main:openapi.yaml`, is no file of the checkout.
  if (directory === '' || isRemote(file) || posix.isAbsolute(file) || /^[^/]+:/.test(file)) return location;
  return { ...location, file: posix.join(directory, file) };
}

/**
 * Formats `::error file=…,line=…,title=…::text` with a trailing newline. Without a location, the annotation belongs to
 * the run.
 */
export function formatWorkflowCommand(
  kind: 'error' | 'warning' | 'notice',
  location: Location | undefined,
  title: string,
  text: string,
): string {
  const end = location?.end;
  const properties = {
    ...(location && { file: location.file, line: String(location.line), col: String(location.column) }),
    ...(location &&
      end && { endLine: String(end.line), ...(end.line === location.line && { endColumn: String(end.column) }) }),
    title,
  };
  const pairs = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeCommandProperty(toSingleLine(value))}`,
  );
  return `::${kind} ${pairs.join(',')}::${escapeCommandData(text)}\n`;
}

/** URL of the JSON Schema that a log declares as `$schema`. */
export const sarifSchemaUrl = 'https://json.schemastore.org/sarif-2.1.0.json';

/** Returns the SARIF location of a range. */
export function toSarifLocation({ file, line, column, end }: Location): { readonly physicalLocation: object } {
  const region = { startLine: line, startColumn: column, ...(end && { endLine: end.line, endColumn: end.column }) };
  return { physicalLocation: { artifactLocation: { uri: toUri(file) }, region } };
}

/** Returns a URL, or a relative URI reference; the prefix of `main:spec/a.yaml` must not be read as a scheme. */
function toUri(file: string): string {
  if (isRemote(file)) return file;
  return file
    .split('/')
    .map((segment) => encodeURIComponent(segment.replace(/\p{Cs}/gu, '\ufffd')))
    .join('/');
}
