// Test oracle: validates values with Ajv, and their rules with the reference CEL evaluator.

import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Variables } from '../../src/generator/cel/checker-context.ts';
import type { CelType } from '../../src/generator/cel/types.ts';
import { createReferenceEvaluator } from '../cel/harness/reference-evaluator.ts';

export type JsonObject = Readonly<Record<string, unknown>>;
export type Verdict = (value: unknown) => boolean;

/** Returns the variable types of a rule, by ID and text of the rule. */
export type RuleTypes = (id: string, text: string) => Variables | undefined;

export interface OracleOptions {
  /** Also validates rules. */
  readonly rules?: RuleTypes;
  /** Formats that replace Ajv's. */
  readonly formats?: Readonly<Record<string, (value: string) => boolean>>;
  readonly numberFormats?: Readonly<Record<string, (value: number) => boolean>>;
  /** Transforms the code that Ajv generates. */
  readonly code?: (code: string) => string;
  /** Replaces Ajv's `multipleOf`, whose division is inexact. */
  readonly isMultiple?: (value: number, step: number) => boolean;
}

/** Returns a validator for the schema at a JSON pointer of an OpenAPI 3.1 document, or an error message. */
export function createOracle(document: JsonObject, options: OracleOptions = {}): (pointer: string) => Verdict | string {
  let ajv: Ajv2020 | undefined;
  const evaluation: Evaluation = { failed: false, fallback: true };
  return (pointer) => {
    try {
      const validate = (ajv ??= createAjv(document, options, evaluation)).getSchema(
        `document#${encodeURI(pointer).replaceAll('#', '%23')}`,
      );
      if (!validate) return 'the schema does not exist';
      return (value) => {
        const verdict = (fallback: boolean): boolean => {
          Object.assign(evaluation, { failed: false, fallback });
          return validate(value) === true;
        };
        const first = verdict(true);
        if (evaluation.failed && verdict(false) !== first)
          throw new Error('the verdict depends on a rule that cannot be evaluated');
        return first;
      };
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
}

/**
 * Whether a rule failed to evaluate, for example for an invalid value or a number too large for CEL, and the result
 * used instead.
 */
interface Evaluation {
  failed: boolean;
  fallback: boolean;
}

function createAjv(
  document: JsonObject,
  { code, formats, numberFormats, isMultiple, rules }: OracleOptions,
  evaluation: Evaluation,
): Ajv2020 {
  // Without allErrors, Ajv ignores a required property with an empty name, and keywords after a missing item.
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    logger: false,
    ownProperties: true,
    validateSchema: false,
    code: { regExp: compilePattern, ...(code && { process: code }) },
  });
  addFormats.default(ajv);
  for (const [name, validate] of Object.entries(formats ?? {})) ajv.addFormat(name, { type: 'string', validate });
  for (const [name, validate] of Object.entries(numberFormats ?? {})) ajv.addFormat(name, { type: 'number', validate });
  if (isMultiple)
    ajv.removeKeyword('multipleOf').addKeyword({
      keyword: 'multipleOf',
      type: 'number',
      validate: (step: number, value: number) => isMultiple(value, step),
    });
  if (rules) ajv.addKeyword({ keyword: 'x-rules', type: 'object', validate: ruleKeyword(rules, evaluation) });
  const { resources, rest } = extractResources(document);
  for (const resource of resources) ajv.addSchema(resource);
  ajv.addSchema({ $id: 'document', ...rest });
  return ajv;
}

/**
 * Compiles a pattern in Unicode mode, or without it if the pattern is invalid there. Other patterns are unaffected.
 */
const compilePattern = Object.assign(
  (pattern: string): RegExp => {
    try {
      return new RegExp(pattern, 'u');
    } catch {
      return new RegExp(pattern);
    }
  },
  { code: 'compilePattern' },
);

/**
 * Separates the named schemas with an `$id` from the document, because Ajv resolves dynamic references only in whole
 * schemas.
 */
function extractResources(document: JsonObject): {
  readonly resources: readonly JsonObject[];
  readonly rest: JsonObject;
} {
  const components = (document['components'] ?? {}) as JsonObject;
  const schemas = Object.entries((components['schemas'] ?? {}) as Readonly<Record<string, JsonObject | boolean>>);
  const resources = schemas.flatMap(([, schema]) => (idOf(schema) === undefined ? [] : [schema as JsonObject]));
  if (resources.length === 0) return { resources, rest: document };
  const replaced = Object.fromEntries(
    schemas.map(([name, schema]) => [name, idOf(schema) === undefined ? schema : { $ref: idOf(schema) }]),
  );
  return { resources, rest: { ...document, components: { ...components, schemas: replaced } } };
}

function idOf(schema: JsonObject | boolean): unknown {
  return typeof schema === 'object' ? schema['$id'] : undefined;
}

interface RuleSource {
  readonly id: string;
  readonly rule: string;
}

const now = 1_900_000_000_000;

/** Returns an Ajv keyword function that evaluates rules with CEL. */
function ruleKeyword(
  types: RuleTypes,
  evaluation: Evaluation,
): (rules: readonly RuleSource[], value: unknown) => boolean {
  const evaluators = new Map<string, (value: unknown) => boolean>();
  const evaluator = ({ id, rule }: RuleSource): ((value: unknown) => boolean) => {
    const cached = evaluators.get(`${id} ${rule}`);
    if (cached) return cached;
    const variables = types(id, rule);
    const evaluate = variables && createReferenceEvaluator(rule, withNow(variables));
    const readsOld = /\bold\b/.test(rule);
    const isSatisfied = (value: unknown): boolean => {
      try {
        // A value validated on its own has no stored version.
        return evaluate?.({ self: value, now, ...(readsOld && { old: {} }) }) !== false;
      } catch {
        // A rule that reads a missing field of `old` has no value in CEL and does not apply.
        if (readsOld) return true;
        evaluation.failed = true;
        return evaluation.fallback;
      }
    };
    evaluators.set(`${id} ${rule}`, isSatisfied);
    return isSatisfied;
  };
  return (rules, value) => rules.every((rule) => evaluator(rule)(value));
}

function withNow(variables: Variables): Variables {
  const time: CelType = { kind: 'timestamp' };
  return new Map([...variables, ['now', time]]);
}
