// Test documents with the range of the expected diagnostic marked by ⟦ and ⟧.

import { createReport } from '../../src/generator/diagnostics/report.ts';
import type { DiagnosticCode } from '../../src/generator/diagnostics/codes.ts';
import type { Diagnostic, Severity } from '../../src/generator/diagnostics/diagnostic.ts';
import type { Document } from '../../src/generator/openapi/types.ts';
import { readDocument } from '../../src/generator/openapi/read-document.ts';
import type { FileReader } from '../../src/generator/source/file-reader.ts';
import { loadSources, type SourceSet } from '../../src/generator/source/load-sources.ts';

/** A document that causes exactly one diagnostic. */
export interface DiagnosticCase {
  readonly code: DiagnosticCode;
  readonly severity?: Severity;
  /** The condition that causes the diagnostic; part of the test title. */
  readonly when: string;
  /** The text of the entry file, with the range of the diagnostic marked; if unmarked, the range is not checked. */
  readonly text: string;
  readonly entry?: string;
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly overlays?: readonly string[];
  /** Expected part of the message or help. */
  readonly mentions?: string;
}

export interface ReadResult {
  readonly sources: SourceSet;
  readonly document: Document | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Creates a reader of in-memory files; errors have the same codes as those of the file system. */
export function createMemoryReader(files: Readonly<Record<string, string | Uint8Array>>): FileReader {
  return {
    read(path) {
      const text = files[path];
      if (text !== undefined) return Promise.resolve(text);
      const isDirectory = Object.keys(files).some((other) => other.startsWith(`${path}/`));
      const code = isDirectory ? 'EISDIR' : path.startsWith('locked') ? 'EACCES' : 'ENOENT';
      return Promise.reject(Object.assign(new Error(code), { code }));
    },
  };
}

/** Loads and reads a document; `text` is the content of `entry`, `files` are other files. */
export async function read(
  text: string | Uint8Array,
  files: Readonly<Record<string, string | Uint8Array>> = {},
  entry = 'document.yaml',
  overlays: readonly string[] = [],
): Promise<ReadResult> {
  const report = createReport();
  const sources = await loadSources(entry, createMemoryReader({ [entry]: text, ...files }), report, overlays);
  const document = readDocument(sources, report);
  return { sources, document, diagnostics: report.diagnostics };
}

/** Removes the markers from a text and returns the line and column of each. */
export function removeMarkers(text: string): { readonly text: string; readonly from?: string; readonly to?: string } {
  const start = text.indexOf('⟦');
  if (start < 0) return { text };
  const end = text.indexOf('⟧') - 1;
  const plainText = text.replace(/[⟦⟧]/g, '');
  return { text: plainText, from: position(plainText, start), to: position(plainText, end) };
}

function position(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}

/** Creates a 3.1 document with the given root fields. */
export function api31(fields: string): string {
  return `openapi: 3.1.0\ninfo: { title: T, version: "1" }\n${fields}`;
}

/** Creates a 3.2 document with the given root fields. */
export function api32(fields: string): string {
  return api31(fields).replace('3.1.0', '3.2.0');
}

/** Creates a 3.0 document with the given root fields. */
export function api30(fields: string): string {
  return `openapi: 3.0.3\ninfo: { title: T, version: "1" }\n${fields}`;
}

/** Creates a 3.1 document with one component schema. */
export function schema31(schema: string): string {
  return api31(`components:\n  schemas:\n    S:\n${indent(schema, 6)}`);
}

/** Creates a 3.0 document with one component schema. */
export function schema30(schema: string): string {
  return api30(`paths: {}\ncomponents:\n  schemas:\n    S:\n${indent(schema, 6)}`);
}

/** Creates a 3.1 document with the operation `get /p`. */
export function operation31(fields: string): string {
  return api31(`paths:\n  /p:\n    get:\n${indent(fields, 6)}\n      responses: { "200": { description: ok } }`);
}

/** Creates a 3.2 document with the operation `get /p`. */
export function operation32(fields: string): string {
  return operation31(fields).replace('3.1.0', '3.2.0');
}

/** Creates a Swagger 2.0 document with the operation `post /p`. */
export function swagger(parameters: string): string {
  return `swagger: "2.0"\ninfo: { title: T, version: "1" }\npaths:\n  /p:\n    post:\n      parameters:\n${indent(parameters, 8)}\n      responses: { "200": { description: ok } }`;
}

export function indent(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? line : ' '.repeat(width) + line))
    .join('\n');
}
