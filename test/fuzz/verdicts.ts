// What the validators of a document say of values, against Ajv, and of rules against CEL's own evaluator.

import type { Api } from '../../src/generator/model/types/api.ts';
import { compare, type Compared } from '../differential/compare.ts';
import { differences } from '../differential/differences.ts';
import { readable } from '../differential/documents.ts';
import { isMultiple } from '../differential/multiple.ts';
import type { JsonObject } from '../differential/oracle.ts';
import { typesOfRules } from '../differential/rule-types.ts';
import { inlineSubjects, namedSubjects, type Subject } from '../differential/subjects.ts';
import { isInside, lifted } from './deep.ts';
import type { Written } from './schemas.ts';
import { definitionsOf } from './swagger.ts';

/** What is compared of a document: the shapes of its values, and where it has rules, these too. */
export function comparisons(
  api: Api,
  written: Written,
  seed: number,
  values: number,
): { readonly shapes: Compared; readonly rules?: Compared } {
  const read = readable(
    written['swagger'] === undefined
      ? lifted(written)
      : { openapi: '3.0.3', components: { schemas: definitionsOf(written) } },
  );
  const isSwagger = written['swagger'] !== undefined;
  const subjects = [...namedSubjects(api), ...(isSwagger ? [] : inlineSubjects(api))]
    .map((subject) => placed(subject, read.document))
    .filter(({ pointer }) => isJudgeable(pointer, read));
  const shapes: Compared = {
    api,
    ...read,
    subjects,
    rules: 'leave',
    values,
    seed,
    known: differences,
    oracle: { multiple: isMultiple },
  };
  const types = typesOfRules(api);
  if (types.size === 0) return { shapes };
  return {
    shapes,
    rules: { ...shapes, rules: 'judge', oracle: { ...shapes.oracle, rules: (id, text) => types.get(`${id} ${text}`) } },
  };
}

/** The verdicts that differ, and how many were compared. */
export async function verdicts(
  api: Api,
  written: Written,
  seed: number,
  values: number,
): Promise<{ readonly wrong: readonly string[]; readonly values: number }> {
  const { shapes, rules } = comparisons(api, written, seed, values);
  const results = [await compare(shapes), ...(rules ? [await compare(rules)] : [])];
  const schemaOf = (sentence: string): string => {
    const subject = shapes.subjects.find(
      ({ schema: { id } }) => sentence.startsWith(`${id}: `) || sentence.startsWith(`${id} (`),
    );
    return `${subject?.pointer ?? ''} ${JSON.stringify(at(written, subject?.pointer ?? ''))}`;
  };
  const wrong = results.flatMap(({ unexplained, incomparable }) => [...unexplained, ...incomparable]);
  return {
    wrong: wrong.map((sentence) => `${sentence} — ${schemaOf(sentence)}`),
    values: results.reduce((sum, result) => sum + result.values, 0),
  };
}

/** Definitions inside a schema are schemas with names too, at their own places; paths may have a file of their own. */
function placed(subject: Subject, document: JsonObject): Subject {
  const { sourceLocation } = subject.schema;
  const own = `${sourceLocation.file.startsWith('paths/') ? '/paths' : ''}${sourceLocation.pointer}`;
  return at(document, subject.pointer) === undefined ? { ...subject, pointer: own } : subject;
}

/** What is referred to inside a schema is judged where it stands, and what is assumed of a parameter stands nowhere. The upgrader of 3.0 leaves out schemas of bare bytes. Ajv takes a dynamic reference for one to the root of its schema, and has no place for what is inside one with an address. */
function isJudgeable(pointer: string, { document, version }: Pick<Compared, 'document' | 'version'>): boolean {
  if (isInside(`#${pointer}`) || !/\/(?:schemas?|itemSchema)(?:\/|$)/.test(pointer)) return false;
  const [, , , name = '', ...inside] = pointer.split('/');
  const component = at(document, `/components/schemas/${name}`);
  const apart =
    pointer.startsWith('/components/schemas/') &&
    typeof component === 'object' &&
    component !== null &&
    Object.hasOwn(component, '$id');
  if (apart && (inside.length > 0 || Object.hasOwn(component, '$defs'))) return false;
  return version === '3.1' || at(document, pointer) !== undefined;
}

/** What stands at a JSON pointer. */
function at(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? (value as Written)[key.replaceAll('~1', '/').replaceAll('~0', '~')]
          : undefined,
      document,
    );
}
