// Documents of a test with the part at fault between ⟦ and ⟧: what is wrong, and where, in one view.

import { createReport } from '../../../src/generator/diagnostics/report.ts';
import type { DiagnosticCode } from '../../../src/generator/diagnostics/codes.ts';
import type { Diagnostic, Severity } from '../../../src/generator/diagnostics/diagnostic.ts';
import type { Document } from '../../../src/generator/openapi/types.ts';
import { readDocument } from '../../../src/generator/openapi/read-document.ts';
import type { FileReader } from '../../../src/generator/source/file-reader.ts';
import { loadSources, type SourceSet } from '../../../src/generator/source/load-sources.ts';

/** A document with one mistake. */
export interface Mistake {
  readonly code: DiagnosticCode;
  readonly severity?: Severity;
  /** What is wrong, in a few words; with the code it names the case. */
  readonly when: string;
  /** The entry, with the range of the diagnostic marked. Unmarked: the diagnostic has no place in it. */
  readonly text: string;
  readonly entry?: string;
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly overlays?: readonly string[];
  /** Part of the message or the help that the case is about. */
  readonly says?: string;
}

export interface Read {
  readonly sources: SourceSet;
  readonly document: Document | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Files in memory; what is not there is missing, as on a disk. */
export function inMemory(texts: Readonly<Record<string, string | Uint8Array>>): FileReader {
  return {
    read(path) {
      const text = texts[path];
      if (text !== undefined) return Promise.resolve(text);
      const isFolder = Object.keys(texts).some((known) => known.startsWith(`${path}/`));
      const code = isFolder ? 'EISDIR' : path.startsWith('locked') ? 'EACCES' : 'ENOENT';
      return Promise.reject(Object.assign(new Error(code), { code }));
    },
  };
}

/** Loads and reads a document; `text` is `entry`, `files` stand beside it. */
export async function read(
  text: string | Uint8Array,
  files: Readonly<Record<string, string | Uint8Array>> = {},
  entry = 'document.yaml',
  overlays: readonly string[] = [],
): Promise<Read> {
  const report = createReport();
  const sources = await loadSources(entry, inMemory({ [entry]: text, ...files }), report, overlays);
  const document = readDocument(sources, report);
  return { sources, document, diagnostics: report.diagnostics };
}

/** A text without its marks, and the line and column of what stood between them. */
export function unmarked(text: string): { readonly text: string; readonly from?: string; readonly to?: string } {
  const start = text.indexOf('⟦');
  if (start < 0) return { text };
  const end = text.indexOf('⟧') - 1;
  const plain = text.replace(/[⟦⟧]/g, '');
  return { text: plain, from: position(plain, start), to: position(plain, end) };
}

function position(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}

/** A 3.1 document with nothing but these members. */
export function api31(members: string): string {
  return `openapi: 3.1.0\ninfo: { title: T, version: "1" }\n${members}`;
}

/** A 3.2 document with nothing but these members. */
export function api32(members: string): string {
  return api31(members).replace('3.1.0', '3.2.0');
}

/** A 3.0 document with nothing but these members. */
export function api30(members: string): string {
  return `openapi: 3.0.3\ninfo: { title: T, version: "1" }\n${members}`;
}

/** A 3.1 document whose one component schema is this. */
export function schema31(schema: string): string {
  return api31(`components:\n  schemas:\n    S:\n${indented(schema, 6)}`);
}

/** A 3.0 document whose one component schema is this. */
export function schema30(schema: string): string {
  return api30(`paths: {}\ncomponents:\n  schemas:\n    S:\n${indented(schema, 6)}`);
}

/** A 3.1 document with `get /p` that has these members. */
export function operation31(members: string): string {
  return api31(`paths:\n  /p:\n    get:\n${indented(members, 6)}\n      responses: { "200": { description: ok } }`);
}

/** A 3.2 document with `get /p` that has these members. */
export function operation32(members: string): string {
  return operation31(members).replace('3.1.0', '3.2.0');
}

/** A Swagger document with `post /p` that has these parameters. */
export function swagger(parameters: string): string {
  return `swagger: "2.0"\ninfo: { title: T, version: "1" }\npaths:\n  /p:\n    post:\n      parameters:\n${indented(parameters, 8)}\n      responses: { "200": { description: ok } }`;
}

export function indented(text: string, by: number): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? line : ' '.repeat(by) + line))
    .join('\n');
}
