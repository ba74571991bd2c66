// Comparison of the validators of a document with Ajv, and of its rules with the reference CEL evaluator.

import type { Api } from '../../src/generator/model/types/api.ts';
import { compare, type ComparisonInput } from '../differential/compare.ts';
import { differences } from '../differential/differences.ts';
import { prepareForAjv } from '../differential/single-file-ajv-comparison.ts';
import { isMultiple } from '../differential/multiple-of.ts';
import { collectRuleTypes } from '../differential/collect-rule-types.ts';
import { resolvePointer } from '../differential/json-values.ts';
import { inlineSubjects, namedSubjects, type Subject } from '../differential/compared-schemas.ts';
import { hoistSubschemas, isSubschemaReference } from './subschema-references.ts';
import type { JsonObject } from './schemas.ts';
import { convertDefinitions } from './convert-to-swagger.ts';

/** Returns the comparisons for a document: one of its schemas and, if it has rules, one that includes them. */
export function createComparisons(
  api: Api,
  source: JsonObject,
  seed: number,
  values: number,
): { readonly schemas: ComparisonInput; readonly rules?: ComparisonInput } {
  const isSwagger = source['swagger'] !== undefined;
  const oracleInput = prepareForAjv(
    isSwagger ? { openapi: '3.0.3', components: { schemas: convertDefinitions(source) } } : hoistSubschemas(source),
  );
  const subjects = [...namedSubjects(api), ...(isSwagger ? [] : inlineSubjects(api))]
    .map((subject) => locate(subject, oracleInput.document))
    .filter(({ pointer }) => isComparable(pointer, oracleInput));
  const schemas: ComparisonInput = {
    api,
    ...oracleInput,
    subjects,
    rules: 'skip',
    values,
    seed,
    knownDifferences: differences,
    oracle: { isMultiple },
  };
  const types = collectRuleTypes(api);
  if (types.size === 0) return { schemas };
  return {
    schemas,
    rules: {
      ...schemas,
      rules: 'check',
      oracle: { ...schemas.oracle, rules: (id, text) => types.get(`${id} ${text}`) },
    },
  };
}

/** Returns a message for each differing verdict, and the number of compared values. */
export async function compareVerdicts(
  api: Api,
  source: JsonObject,
  seed: number,
  values: number,
): Promise<{ readonly failures: readonly string[]; readonly values: number }> {
  const { schemas, rules } = createComparisons(api, source, seed, values);
  const results = [await compare(schemas), ...(rules ? [await compare(rules)] : [])];
  const describeSchema = (message: string): string => {
    const subject = schemas.subjects.find(
      ({ schema: { id } }) => message.startsWith(`${id}: `) || message.startsWith(`${id} (`),
    );
    return `${subject?.pointer ?? ''} ${JSON.stringify(resolvePointer(source, subject?.pointer ?? ''))}`;
  };
  const messages = results.flatMap(({ unexplained, incomparable }) => [...unexplained, ...incomparable]);
  return {
    failures: messages.map((message) => `${message} — ${describeSchema(message)}`),
    values: results.reduce((sum, result) => sum + result.values, 0),
  };
}

/** Corrects the pointer of a definition in `$defs` or of a schema in the separate file of paths. */
function locate(subject: Subject, document: JsonObject): Subject {
  const { sourceLocation } = subject.schema;
  const pointer = `${sourceLocation.file.startsWith('paths/') ? '/paths' : ''}${sourceLocation.pointer}`;
  return resolvePointer(document, subject.pointer) === undefined ? { ...subject, pointer } : subject;
}

/**
 * Whether Ajv can validate the schema at a pointer. It cannot validate assumed parameter schemas, which the document
 * doesn't contain, schemas of binary bodies, which the upgrade from 3.0 removes, and subschemas of a schema with `$id`,
 * which have no pointer. It resolves a dynamic reference to the root of its schema. Referenced subschemas are excluded
 * because they are compared as part of their schema.
 */
function isComparable(pointer: string, { document, version }: Pick<ComparisonInput, 'document' | 'version'>): boolean {
  if (isSubschemaReference(`#${pointer}`) || !/\/(?:schemas?|itemSchema)(?:\/|$)/.test(pointer)) return false;
  const [, , , name = '', ...rest] = pointer.split('/');
  const component = resolvePointer(document, `/components/schemas/${name}`);
  const hasId =
    pointer.startsWith('/components/schemas/') &&
    typeof component === 'object' &&
    component !== null &&
    Object.hasOwn(component, '$id');
  if (hasId && (rest.length > 0 || Object.hasOwn(component, '$defs'))) return false;
  return version === '3.1' || resolvePointer(document, pointer) !== undefined;
}
