// Compares verdicts on a document: what is generated from it against what others say, on many values of each schema.

import type { Api, Schema } from '../../src/generator/model/types/api.ts';
import type { ValidatorOptions } from '../../src/generator/targets/validators/schema-analysis.ts';
import type { Json } from '../../src/generator/source/node.ts';
import { loadValidators } from '../unit/validators/load.ts';
import { frozen } from '../unit/validators/values.ts';
import { withSchemas } from './adjust.ts';
import type { Difference } from './differences.ts';
import { exactly } from './exact.ts';
import { mutated } from './mutate.ts';
import { createOracle, type JsonObject, type OracleOptions, type Verdict } from './oracle.ts';
import { createRandom, seedOf } from './random.ts';
import { examplesOf, type Subject } from './subjects.ts';
import { valueOf } from './values.ts';

/** A document as two parties read it. */
export interface Compared {
  readonly api: Api;
  /** As OpenAPI 3.1, for Ajv. */
  readonly document: JsonObject;
  /** The version that it was written in. */
  readonly version: '3.0' | '3.1';
  readonly subjects: readonly Subject[];
  readonly rules: 'judge' | 'leave';
  readonly oracle?: OracleOptions;
  /** Values made for each schema, besides its examples and `also`. */
  readonly values: number;
  readonly also?: readonly unknown[];
  /** Values for single schemas, by id. */
  readonly own?: ReadonlyMap<string, readonly Json[]>;
  readonly seed: number;
  readonly known: readonly Difference[];
  /** Who judges on our side; the generated validators unless given. */
  readonly judges?: (api: Api) => Judges;
}

/** For a schema, what is said of values: a sentence where there is no verdict. */
export type Judges = (schema: Schema) => (value: unknown) => boolean | string;

export interface Comparison {
  readonly schemas: number;
  readonly values: number;
  readonly valid: number;
  /** Verdicts that differ as the list of differences says, by its ids. */
  readonly explained: ReadonlyMap<string, number>;
  /** Verdicts that differ otherwise, schemas that cannot be compared, and what threw: a sentence each. */
  readonly unexplained: readonly string[];
  readonly incomparable: readonly string[];
}

/** Compares all verdicts. */
export async function compare(compared: Compared): Promise<Comparison> {
  const { subjects, document } = compared;
  const api = exactly(
    compared.api,
    subjects.map(({ schema }) => schema).filter(({ id }) => compared.api.schema(id) === undefined),
  );
  const judges = compared.judges?.(api) ?? (await judgesOf(api, compared.rules));
  const oracle = createOracle(document, compared.oracle);
  const explain = createExplainer(compared);
  const explained = new Map<string, number>();
  const unexplained: string[] = [];
  const incomparable: string[] = [];
  let [schemas, values, valid] = [0, 0, 0];
  for (const subject of subjects) {
    const schema = api.schema(subject.schema.id) ?? subject.schema;
    const theirs = oracle(subject.pointer);
    if (typeof theirs === 'string') {
      incomparable.push(`${schema.id} (${subject.pointer}): ${theirs}`);
      continue;
    }
    schemas += 1;
    const ours = judges(schema);
    for (const value of valuesFor(schema, api, compared)) {
      const wanted = heldAgainst(theirs, value);
      if (wanted === undefined) continue;
      values += 1;
      const verdict = ours(value);
      if (wanted) valid += 1;
      if (verdict === wanted) continue;
      const reason = typeof verdict === 'boolean' ? explain(subject, value, verdict) : undefined;
      if (reason === undefined)
        unexplained.push(
          `${schema.id}: ${JSON.stringify(value).slice(0, 400)} is ${typeof verdict === 'string' ? verdict : verdict ? 'accepted' : 'refused'}, and ${wanted ? 'valid' : 'not valid'} elsewhere`,
        );
      else explained.set(reason, (explained.get(reason) ?? 0) + 1);
    }
  }
  return { schemas, values, valid, explained, unexplained, incomparable };
}

/** Whether two say the same; undefined where one says nothing. */
function agreement(theirs: boolean | undefined, ours: boolean): boolean | undefined {
  return theirs === undefined ? undefined : theirs === ours;
}

/** Undefined where the other has no verdict: Ajv's equality throws at members called as methods of all objects are. */
function heldAgainst(theirs: Verdict, value: unknown): boolean | undefined {
  try {
    return theirs(value);
  } catch {
    return undefined;
  }
}

/** The verdicts of what is generated. */
async function judgesOf(api: Api, rules: ValidatorOptions['rules']): Promise<Judges> {
  const { exports } = await loadValidators(api, { rules });
  const call = (name: string, value: unknown): unknown => {
    // Where a schema is called `check`, another of the name `schema` has a number at the end of its function's.
    const found = [exports[name], exports[`${name}2`], exports[`${name}_2`]].find((each) => typeof each === 'function');
    if (typeof found !== 'function') throw new Error(`nothing is exported as ${name}`);
    return Reflect.apply(found, undefined, [value, 1_900_000_000_000]);
  };
  return ({ name: { type } }) =>
    (value) => {
      try {
        const accepted = call(`is${type}`, value) === true;
        const problems = call(`check${type}`, value);
        if (accepted !== (Array.isArray(problems) && problems.length === 0))
          return 'judged differently by guard and collector';
        return accepted;
      } catch (error) {
        return `what makes it throw ${String(error)}`;
      }
    };
}

/** The examples, and values from chance; of each of them changed ones too. All are frozen, so that a change would throw. */
function* valuesFor({ id, jsonSchema }: Schema, api: Api, { values, seed, also = [], own }: Compared): Generator {
  yield* also;
  for (const value of own?.get(id) ?? []) yield frozen(value);
  const random = createRandom(seed ^ seedOf(id));
  const [first, ...more] = examplesOf(jsonSchema);
  if (first !== undefined) for (const example of [first, ...more]) yield frozen(example);
  for (let made = 0; made < values; made++) {
    const value =
      first !== undefined && random.once(3) ? random.pick([first, ...more]) : valueOf([jsonSchema], api, random);
    const times = random.pick([0, 1, 1, 2]);
    let changed = value;
    for (let time = 0; time < times; time++) changed = mutated(changed, random);
    yield frozen(changed);
  }
}

/** Which known difference makes the others come to our verdict. */
function createExplainer({
  document,
  version,
  oracle,
  known,
}: Compared): (subject: Subject, value: unknown, verdict: boolean) => string | undefined {
  const oracles = new Map<string, (pointer: string) => Verdict | string>();
  const by = (name: string, entries: readonly Difference[]): ((pointer: string) => Verdict | string) => {
    const before = oracles.get(name);
    if (before) return before;
    const adjusted = entries.reduce<unknown>(
      (all, { adjust }) => (adjust ? withSchemas(all, (schema) => adjust(schema, version)) : all),
      document,
    );
    const formats = Object.assign({}, oracle?.formats, ...entries.map((entry) => entry.formats ?? {})) as NonNullable<
      OracleOptions['formats']
    >;
    const numberFormats = Object.assign(
      {},
      oracle?.numberFormats,
      ...entries.map((entry) => entry.numberFormats ?? {}),
    ) as NonNullable<OracleOptions['numberFormats']>;
    const changes = entries.flatMap(({ code }) => (code ? [code] : []));
    const code = changes.length > 0 && {
      code: (text: string) => changes.reduce((changed, change) => change(changed), text),
    };
    const made = createOracle(adjusted as JsonObject, { ...oracle, formats, numberFormats, ...code });
    oracles.set(name, made);
    return made;
  };
  return ({ pointer }, value, verdict) => {
    const agrees = (judge: Verdict | string): boolean | undefined =>
      typeof judge === 'function' ? agreement(heldAgainst(judge, value), verdict) : false;
    const together = agrees(by('all', known)(pointer));
    // Read as it is meant, the schema asks of Ajv what makes it throw.
    if (together === undefined) return 'no verdict';
    if (!together) return undefined;
    return known.find((entry) => agrees(by(entry.id, [entry])(pointer)))?.id ?? 'several together';
  };
}
