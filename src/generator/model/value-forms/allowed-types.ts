// Types of JSON that a schema allows, through references and composition.

import { enumeratedValues, isValueOfType } from '../enumerated-values.ts';
import type { Api } from '../types/api.ts';
import type { JsonSchema, JsonType } from '../types/schema.ts';

const jsonTypes: readonly JsonType[] = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'];

/** Returns the types of the values that a schema allows. Keywords such as `not` and `if` are ignored. */
export function listAllowedTypes(
  jsonSchema: JsonSchema,
  api: Pick<Api, 'schema'>,
  visited: ReadonlySet<JsonSchema> = new Set(),
): readonly JsonType[] {
  if (typeof jsonSchema === 'boolean') return jsonSchema ? jsonTypes : [];
  if (visited.has(jsonSchema)) return jsonTypes;
  const typesOfPart = (part: JsonSchema): readonly JsonType[] =>
    listAllowedTypes(part, api, new Set([...visited, jsonSchema]));
  const { types = jsonTypes, ref, allOf = [], anyOf, oneOf } = jsonSchema;
  const target = ref === undefined ? undefined : api.schema(ref)?.jsonSchema;
  const values = enumeratedValues(jsonSchema);
  const constraints = [...(target === undefined ? [] : [target]), ...allOf].map(typesOfPart);
  const unions = [anyOf, oneOf].flatMap((branches) => (branches ? [branches.flatMap(typesOfPart)] : []));
  return jsonTypes.filter(
    (type) =>
      includesType(types, type) &&
      (!values || values.some((value) => isValueOfType(type, value))) &&
      [...constraints, ...unions].every((each) => includesType(each, type)),
  );
}

/** `number` includes `integer`. */
function includesType(types: readonly JsonType[], type: JsonType): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}
