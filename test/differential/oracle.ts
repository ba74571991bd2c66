// What others say of a value: Ajv of its shape, and CEL's own evaluator of its rules.

import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Variables } from '../../src/generator/cel/checker-context.ts';
import type { CelType } from '../../src/generator/cel/types.ts';
import { reference } from '../unit/rules/judges/reference.ts';

export type JsonObject = Readonly<Record<string, unknown>>;
export type Verdict = (value: unknown) => boolean;

/** The types of what a rule of a schema reads, by the rule's id and text. */
export type RuleTypes = (id: string, text: string) => Variables | undefined;

export interface OracleOptions {
  /** Judge rules too. */
  readonly rules?: RuleTypes;
  /** Formats that are judged otherwise than Ajv does. */
  readonly formats?: Readonly<Record<string, (value: string) => boolean>>;
  readonly numberFormats?: Readonly<Record<string, (value: number) => boolean>>;
  /** The code that Ajv makes, otherwise. */
  readonly code?: (code: string) => string;
  /** Whether one number is a multiple of another, where Ajv's division is not exact enough. */
  readonly multiple?: (value: number, step: number) => boolean;
}

/** Judges by the schema at a JSON pointer of a document of OpenAPI 3.1; a string says why it cannot. */
export function createOracle(document: JsonObject, options: OracleOptions = {}): (pointer: string) => Verdict | string {
  let ajv: Ajv2020 | undefined;
  const evaluation: Evaluation = { failed: false, otherwise: true };
  return (pointer) => {
    try {
      const validate = (ajv ??= made(document, options, evaluation)).getSchema(
        `document#${encodeURI(pointer).replaceAll('#', '%23')}`,
      );
      if (!validate) return 'there is no such schema';
      return (value) => {
        const verdict = (otherwise: boolean): boolean => {
          Object.assign(evaluation, { failed: false, otherwise });
          return validate(value) === true;
        };
        const first = verdict(true);
        if (evaluation.failed && verdict(false) !== first)
          throw new Error('the verdict rests on a rule that the evaluator has no answer for');
        return first;
      };
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
}

/** Whether a rule had no answer, as where the shape is not sound or a number is too large for CEL, and what is taken for its answer. */
interface Evaluation {
  failed: boolean;
  otherwise: boolean;
}

function made(
  document: JsonObject,
  { code, formats, numberFormats, multiple, rules }: OracleOptions,
  evaluation: Evaluation,
): Ajv2020 {
  // Without allErrors, Ajv passes over a member without a name that is required, and over what follows an item that is not there.
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    logger: false,
    ownProperties: true,
    validateSchema: false,
    code: { regExp: patternOf, ...(code && { process: code }) },
  });
  addFormats.default(ajv);
  for (const [name, validate] of Object.entries(formats ?? {})) ajv.addFormat(name, { type: 'string', validate });
  for (const [name, validate] of Object.entries(numberFormats ?? {})) ajv.addFormat(name, { type: 'number', validate });
  if (multiple)
    ajv.removeKeyword('multipleOf').addKeyword({
      keyword: 'multipleOf',
      type: 'number',
      validate: (step: number, value: number) => multiple(value, step),
    });
  if (rules) ajv.addKeyword({ keyword: 'x-rules', type: 'object', validate: ruleKeyword(rules, evaluation) });
  const { resources, rest } = apart(document);
  for (const resource of resources) ajv.addSchema(resource);
  ajv.addSchema({ $id: 'document', ...rest });
  return ajv;
}

/** A pattern that is none in Unicode mode is read without it, and the others beside it are not. */
const patternOf = Object.assign(
  (pattern: string): RegExp => {
    try {
      return new RegExp(pattern, 'u');
    } catch {
      return new RegExp(pattern);
    }
  },
  { code: 'patternOf' },
);

/** The named schemas that have an address of their own, and the document that refers to them: Ajv knows dynamic references of whole schemas only. */
function apart(document: JsonObject): { readonly resources: readonly JsonObject[]; readonly rest: JsonObject } {
  const components = (document['components'] ?? {}) as JsonObject;
  const schemas = Object.entries((components['schemas'] ?? {}) as Readonly<Record<string, JsonObject | boolean>>);
  const resources = schemas.flatMap(([, schema]) => (addressOf(schema) === undefined ? [] : [schema as JsonObject]));
  if (resources.length === 0) return { resources, rest: document };
  const changed = Object.fromEntries(
    schemas.map(([name, schema]) => [name, addressOf(schema) === undefined ? schema : { $ref: addressOf(schema) }]),
  );
  return { resources, rest: { ...document, components: { ...components, schemas: changed } } };
}

function addressOf(schema: JsonObject | boolean): unknown {
  return typeof schema === 'object' ? schema['$id'] : undefined;
}

interface WrittenRule {
  readonly id: string;
  readonly rule: string;
}

const now = 1_900_000_000_000;

/** All rules hold, as CEL evaluates them. */
function ruleKeyword(
  types: RuleTypes,
  evaluation: Evaluation,
): (rules: readonly WrittenRule[], value: unknown) => boolean {
  const evaluators = new Map<string, (value: unknown) => boolean>();
  const evaluator = ({ id, rule }: WrittenRule): ((value: unknown) => boolean) => {
    const known = evaluators.get(`${id} ${rule}`);
    if (known) return known;
    const variables = types(id, rule);
    const judge = variables && reference(rule, withNow(variables));
    const readsOld = /\bold\b/.test(rule);
    const made = (value: unknown): boolean => {
      try {
        // Nothing is stored before a value that is validated by itself.
        return judge?.({ self: value, now, ...(readsOld && { old: {} }) }) !== false;
      } catch {
        // What depends on a field of `old` has no value in CEL, and is not required.
        if (readsOld) return true;
        evaluation.failed = true;
        return evaluation.otherwise;
      }
    };
    evaluators.set(`${id} ${rule}`, made);
    return made;
  };
  return (rules, value) => rules.every((rule) => evaluator(rule)(value));
}

function withNow(variables: Variables): Variables {
  const time: CelType = { kind: 'timestamp' };
  return new Map([...variables, ['now', time]]);
}
