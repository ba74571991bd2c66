// What becomes of one document: it is generated with all targets, and its validators judge as Ajv does.

import { generate } from '../../src/generator/generate.ts';
import type { Api } from '../../src/generator/model/declarations/api.ts';
import { createReport } from '../../src/generator/report/report.ts';
import { targetNames } from '../../src/generator/targets/registry.ts';
import { compare, type Compared } from '../differential/compare.ts';
import { differences } from '../differential/differences.ts';
import { readable } from '../differential/documents.ts';
import { inlineSubjects, namedSubjects } from '../differential/subjects.ts';
import { isMultiple } from './multiple.ts';
import { memoryFiles } from '../golden-harness/files.ts';
import type { Written } from './schemas.ts';

export interface Judged {
  /** What is generated, by path; empty where the document has errors. */
  readonly files: ReadonlyMap<string, string>;
  /** Errors that it was refused with: code and sentence. */
  readonly refused: readonly string[];
  /** What threw, and verdicts that differ: a sentence each. */
  readonly wrong: readonly string[];
  /** Values that were judged. */
  readonly values: number;
}

/** Generates from a document and judges `values` values of each schema. */
export async function judge(document: Written, seed: number, values: number): Promise<Judged> {
  try {
    const report = createReport();
    const { api, files } = await generate({ document: 'document.json', overlays: [], targets: targetNames, options: { packages: false, importExtension: '.ts' } }, memoryFiles(new Map([['document.json', JSON.stringify(document)]])), report);
    const refused = report.diagnostics.filter(({ severity }) => severity === 'error').map(({ code, message }) => `${code}: ${message}`);
    if (!api || refused.length > 0) return { files: new Map(), refused, wrong: [], values: 0 };
    const found = values > 0 ? await verdicts(api, document, seed, values) : { wrong: [], values: 0 };
    return { files: new Map(files.map(({ path, text }) => [path, text])), refused, ...found };
  } catch (error) {
    return { files: new Map(), refused: [], wrong: [`threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`], values: 0 };
  }
}

async function verdicts(api: Api, written: Written, seed: number, values: number): Promise<Pick<Judged, 'wrong' | 'values'>> {
  const read = readable(written);
  // The upgrader of 3.0 leaves out schemas of bare bytes.
  const subjects = [...namedSubjects(api), ...inlineSubjects(api)].filter(({ pointer }) => read.version === '3.1' || at(read.document, pointer) !== undefined);
  const compared: Compared = { api, ...read, subjects, rules: 'leave', values, seed, known: differences, oracle: { multiple: isMultiple } };
  const result = await compare(compared);
  const schemaOf = (sentence: string): string => {
    const subject = subjects.find(({ schema: { id } }) => sentence.startsWith(`${id}: `) || sentence.startsWith(`${id} (`));
    return `${subject?.pointer ?? ''} ${JSON.stringify(at(written, subject?.pointer ?? ''))}`;
  };
  return { wrong: [...result.unexplained, ...result.incomparable].map((sentence) => `${sentence} — ${schemaOf(sentence)}`), values: result.values };
}

/** What stands at a JSON pointer. */
function at(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? (value as Written)[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined), document);
}
