// What becomes of one document: it is generated, and its validators judge as Ajv does.

import { generate } from '../../src/generator/generate.ts';
import type { Api } from '../../src/generator/model/declarations/api.ts';
import { createReport } from '../../src/generator/report/report.ts';
import { targetNames } from '../../src/generator/targets/registry.ts';
import { compare, type Compared } from '../differential/compare.ts';
import { differences } from '../differential/differences.ts';
import { readable } from '../differential/documents.ts';
import { isMultiple } from '../differential/multiple.ts';
import type { JsonObject } from '../differential/oracle.ts';
import { inlineSubjects, namedSubjects, type Subject } from '../differential/subjects.ts';
import { memoryFiles } from '../golden-harness/files.ts';
import { isInside, lifted } from './deep.ts';
import { filesOf } from './files.ts';
import type { Written } from './schemas.ts';
import { definitionsOf } from './swagger.ts';
import { unformatted } from './unformatted.ts';

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

/** How much is made of a document: all of it, or what is compiled alone, and that as it comes to the formatter. */
export type Extent = 'all' | 'code';

/** Generates from a document and judges `values` values of each schema. */
export async function judge(document: Written, seed: number, values: number, extent: Extent = 'all'): Promise<Judged> {
  try {
    const report = createReport();
    const targets = targetNames.filter((name) => extent === 'all' || name !== 'docs');
    const written = filesOf(document, seed);
    const [path = ''] = written.keys();
    const job = { document: path, overlays: [], targets, options: { packages: false, importExtension: '.ts' }, ...(extent === 'code' && { formatted: unformatted }) } as const;
    const { api, files } = await generate(job, memoryFiles(written), report);
    const refused = report.diagnostics.filter(({ severity }) => severity === 'error').map(({ code, message }) => `${code}: ${message}`);
    if (!api || refused.length > 0) return { files: new Map(), refused, wrong: [], values: 0 };
    const found = values > 0 ? await verdicts(api, document, seed, values) : { wrong: [], values: 0 };
    return { files: new Map(files.map(({ path, text }) => [path, text])), refused, ...found };
  } catch (error) {
    return { files: new Map(), refused: [], wrong: [`threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`], values: 0 };
  }
}

async function verdicts(api: Api, written: Written, seed: number, values: number): Promise<Pick<Judged, 'wrong' | 'values'>> {
  const read = readable(written['swagger'] === undefined ? lifted(written) : { openapi: '3.0.3', components: { schemas: definitionsOf(written) } });
  const isSwagger = written['swagger'] !== undefined;
  const subjects = [...namedSubjects(api), ...(isSwagger ? [] : inlineSubjects(api))].map((subject) => placed(subject, read.document)).filter(({ pointer }) => isJudgeable(pointer, read));
  const compared: Compared = { api, ...read, subjects, rules: 'leave', values, seed, known: differences, oracle: { multiple: isMultiple } };
  const result = await compare(compared);
  const schemaOf = (sentence: string): string => {
    const subject = subjects.find(({ schema: { id } }) => sentence.startsWith(`${id}: `) || sentence.startsWith(`${id} (`));
    return `${subject?.pointer ?? ''} ${JSON.stringify(at(written, subject?.pointer ?? ''))}`;
  };
  return { wrong: [...result.unexplained, ...result.incomparable].map((sentence) => `${sentence} — ${schemaOf(sentence)}`), values: result.values };
}

/** Definitions inside a schema are schemas with names too, at their own places; paths may have a file of their own. */
function placed(subject: Subject, document: JsonObject): Subject {
  const { origin } = subject.schema;
  const own = `${origin.file.startsWith('paths/') ? '/paths' : ''}${origin.pointer}`;
  return at(document, subject.pointer) === undefined ? { ...subject, pointer: own } : subject;
}

/** What is referred to inside a schema is judged where it stands, and what is assumed of a parameter stands nowhere. The upgrader of 3.0 leaves out schemas of bare bytes. Ajv takes a dynamic reference for one to the root of its schema, and has no place for what is inside one with an address. */
function isJudgeable(pointer: string, { document, version }: Pick<Compared, 'document' | 'version'>): boolean {
  if (isInside(`#${pointer}`) || !/\/(?:schemas?|itemSchema)(?:\/|$)/.test(pointer)) return false;
  const [, , , name = '', ...inside] = pointer.split('/');
  const component = at(document, `/components/schemas/${name}`);
  const apart = pointer.startsWith('/components/schemas/') && typeof component === 'object' && component !== null && Object.hasOwn(component, '$id');
  if (apart && (inside.length > 0 || Object.hasOwn(component, '$defs'))) return false;
  return version === '3.1' || at(document, pointer) !== undefined;
}

/** What stands at a JSON pointer. */
function at(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? (value as Written)[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined), document);
}
