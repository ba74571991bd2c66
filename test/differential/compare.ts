// Differential testing: compares the generated validators of a document with Ajv on many values of each schema.

import type { Api, Schema } from '../../src/generator/model/types/api.ts';
import type { ValidatorOptions } from '../../src/generator/targets/validators/schema-analysis.ts';
import type { Json } from '../../src/generator/source/node.ts';
import { loadValidators } from '../targets/validators/load.ts';
import { deepFreeze } from '../targets/validators/random-values.ts';
import { mapSchemas } from './map-schemas.ts';
import type { Difference } from './differences.ts';
import { toExactModel } from './plain-json-schema-model.ts';
import { mutateValue } from './mutate.ts';
import { createOracle, type JsonObject, type OracleOptions, type Verdict } from './ajv-and-cel-oracle.ts';
import { createRandom, hashSeed } from './random.ts';
import { getExamples, type Subject } from './compared-schemas.ts';
import { generateSchemaValue } from './values.ts';

/** A document for both validators, and the options of the comparison. */
export interface ComparisonInput {
  readonly api: Api;
  /** The document, converted to OpenAPI 3.1 for Ajv. */
  readonly document: JsonObject;
  /** The OpenAPI version of the original document. */
  readonly version: '3.0' | '3.1';
  readonly subjects: readonly Subject[];
  readonly rules: 'check' | 'skip';
  readonly oracle?: OracleOptions;
  /** The number of generated values for each schema, in addition to its examples and `extraValues`. */
  readonly values: number;
  readonly extraValues?: readonly unknown[];
  /** Additional values for individual schemas, by ID. */
  readonly extraValuesById?: ReadonlyMap<string, readonly Json[]>;
  readonly seed: number;
  readonly knownDifferences: readonly Difference[];
  /** Creates the validators to compare with Ajv. Default: the generated validators. */
  readonly createValidators?: (api: Api) => CreateValidator;
}

/** Creates a validator for a schema. It returns whether a value is valid, or a message if it cannot decide. */
export type CreateValidator = (schema: Schema) => (value: unknown) => boolean | string;

export interface Comparison {
  readonly schemas: number;
  readonly values: number;
  readonly valid: number;
  /** Number of differing verdicts that a known difference explains, by ID of the difference. */
  readonly explained: ReadonlyMap<string, number>;
  /** A message for each unexplained differing verdict and for each exception. */
  readonly unexplained: readonly string[];
  /** A message for each schema that cannot be compared. */
  readonly incomparable: readonly string[];
}

/** Compares the verdicts of both validators on all values of all subjects. */
export async function compare(input: ComparisonInput): Promise<Comparison> {
  const { subjects, document } = input;
  const api = toExactModel(
    input.api,
    subjects.map(({ schema }) => schema).filter(({ id }) => input.api.schema(id) === undefined),
  );
  const createValidate = input.createValidators?.(api) ?? (await loadGenerated(api, input.rules));
  const oracle = createOracle(document, input.oracle);
  const explain = createExplainer(input);
  const explained = new Map<string, number>();
  const unexplained: string[] = [];
  const incomparable: string[] = [];
  let [schemas, values, valid] = [0, 0, 0];
  for (const subject of subjects) {
    const schema = api.schema(subject.schema.id) ?? subject.schema;
    const validateWithOracle = oracle(subject.pointer);
    if (typeof validateWithOracle === 'string') {
      incomparable.push(`${schema.id} (${subject.pointer}): ${validateWithOracle}`);
      continue;
    }
    schemas += 1;
    const validate = createValidate(schema);
    for (const value of valuesFor(schema, api, input)) {
      const expected = tryValidate(validateWithOracle, value);
      if (expected === undefined) continue;
      values += 1;
      const verdict = validate(value);
      if (expected) valid += 1;
      if (verdict === expected) continue;
      const differenceId = typeof verdict === 'boolean' ? explain(subject, value, verdict) : undefined;
      if (differenceId === undefined)
        unexplained.push(
          `${schema.id}: ${JSON.stringify(value).slice(0, 400)} is ${describeVerdicts(verdict, expected)}`,
        );
      else explained.set(differenceId, (explained.get(differenceId) ?? 0) + 1);
    }
  }
  return { schemas, values, valid, explained, unexplained, incomparable };
}

function describeVerdicts(verdict: boolean | string, expected: boolean): string {
  const outcome = typeof verdict === 'boolean' ? (verdict ? 'accepted' : 'rejected') : verdict;
  return `${outcome}, but ${expected ? 'valid' : 'invalid'} according to Ajv`;
}

/** Returns whether two verdicts are equal; `undefined` if Ajv has no verdict. */
function isEqualVerdict(ajvVerdict: boolean | undefined, verdict: boolean): boolean | undefined {
  return ajvVerdict === undefined ? undefined : ajvVerdict === verdict;
}

/** Returns Ajv's verdict, or `undefined` if Ajv throws, as its equality check does for properties such as `valueOf`. */
function tryValidate(validate: Verdict, value: unknown): boolean | undefined {
  try {
    return validate(value);
  } catch {
    return undefined;
  }
}

/** Loads the generated validators. */
async function loadGenerated(api: Api, rules: ValidatorOptions['rules']): Promise<CreateValidator> {
  const { exports } = await loadValidators(api, { rules });
  const call = (name: string, value: unknown): unknown => {
    // If a schema is named `check`, the function of a schema named `schema` has a numeric suffix.
    const exported = [exports[name], exports[`${name}2`], exports[`${name}_2`]].find(
      (candidate) => typeof candidate === 'function',
    );
    if (typeof exported !== 'function') throw new Error(`missing export ${name}`);
    return Reflect.apply(exported, undefined, [value, 1_900_000_000_000]);
  };
  return ({ name: { type } }) =>
    (value) => {
      try {
        const accepted = call(`is${type}`, value) === true;
        const problems = call(`check${type}`, value);
        if (accepted !== (Array.isArray(problems) && problems.length === 0))
          return 'validated differently by guard and check function';
        return accepted;
      } catch (error) {
        return `rejected with an exception: ${String(error)}`;
      }
    };
}

/**
 * Yields examples, random values, and mutations of both. They are frozen, so a validator that modifies a value throws.
 */
function* valuesFor({ id, jsonSchema }: Schema, api: Api, input: ComparisonInput): Generator {
  yield* input.extraValues ?? [];
  for (const value of input.extraValuesById?.get(id) ?? []) yield deepFreeze(value);
  const random = createRandom(input.seed ^ hashSeed(id));
  const [first, ...more] = getExamples(jsonSchema);
  if (first !== undefined) for (const example of [first, ...more]) yield deepFreeze(example);
  for (let count = 0; count < input.values; count++) {
    const value =
      first !== undefined && random.oneIn(3)
        ? random.pick([first, ...more])
        : generateSchemaValue([jsonSchema], api, random);
    const times = random.pick([0, 1, 1, 2]);
    let changed = value;
    for (let time = 0; time < times; time++) changed = mutateValue(changed, random);
    yield deepFreeze(changed);
  }
}

/** Returns a function that finds the known difference whose adjustment makes Ajv agree with the validator. */
function createExplainer({
  document,
  version,
  oracle,
  knownDifferences,
}: ComparisonInput): (subject: Subject, value: unknown, verdict: boolean) => string | undefined {
  const oracles = new Map<string, (pointer: string) => Verdict | string>();
  const oracleWith = (name: string, entries: readonly Difference[]): ((pointer: string) => Verdict | string) => {
    const cached = oracles.get(name);
    if (cached) return cached;
    const adjusted = entries.reduce<unknown>(
      (all, { adjust }) => (adjust ? mapSchemas(all, (schema) => adjust(schema, version)) : all),
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
    const corrections = entries.flatMap(({ code }) => (code ? [code] : []));
    const code = corrections.length > 0 && {
      code: (text: string) => corrections.reduce((result, correct) => correct(result), text),
    };
    const adjustedOracle = createOracle(adjusted as JsonObject, { ...oracle, formats, numberFormats, ...code });
    oracles.set(name, adjustedOracle);
    return adjustedOracle;
  };
  return ({ pointer }, value, verdict) => {
    const agrees = (validate: Verdict | string): boolean | undefined =>
      typeof validate === 'function' ? isEqualVerdict(tryValidate(validate, value), verdict) : false;
    const agreesWithAll = agrees(oracleWith('all', knownDifferences)(pointer));
    // Ajv throws for the adjusted schema.
    if (agreesWithAll === undefined) return 'no verdict';
    if (!agreesWithAll) return undefined;
    return (
      knownDifferences.find((entry) => agrees(oracleWith(entry.id, [entry])(pointer)))?.id ?? 'several differences'
    );
  };
}
