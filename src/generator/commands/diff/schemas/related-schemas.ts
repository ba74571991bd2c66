// Schemas that a change is about but whose content its message omits.

import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import type { ChangeId } from '../catalogue.ts';
import type { FlatSchema, ModelSide } from './flatten-all-of.ts';
import type { NormalForm } from './normal-form.ts';
import { fingerprintSchema } from './schema-fingerprint.ts';

type Params = Readonly<Record<string, string>>;

/** One side of a change: the compared schema, and the part that the change is about. */
export interface ChangeSide {
  readonly side: ModelSide;
  readonly form: NormalForm;
  readonly part: SchemaObject | undefined;
}

/** Accessors for the schemas of a change, by ID pattern. The first matching pattern applies. */
const schemaAccessors: readonly (readonly [
  RegExp,
  (describeSide: ChangeSide, params: Params) => readonly (JsonSchema | FlatSchema | undefined)[],
])[] = [
  [/^not-/, ({ part }) => [part?.not]],
  [/^(condition|then|else)-/, ({ part }) => [part?.if, part?.then, part?.else]],
  [/^contains-/, ({ part }) => [part?.array?.contains]],
  [/^dependent-schema-/, ({ part }, { name = '' }) => [part?.object?.dependentSchemas?.get(name)]],
  [/^property-names-/, ({ form }) => (form.object?.propertyNames ? [form.object.propertyNames.value] : [])],
  [/^unevaluated-properties-/, ({ form }) => [form.object?.unevaluated?.value]],
  [/^unevaluated-items-/, ({ form }) => [form.array?.unevaluated?.value]],
  [/^evaluation-/, ({ form }) => [form.flatSchema]],
  [/^content-schema-/, ({ form }) => [form.contentSchema?.value]],
  [/^pattern-property-/, ({ form }, { pattern = '' }) => [form.object?.patternProperties.get(pattern)?.value]],
  [/property-(added|removed|allowed|forbidden)$/, ({ form }, { name = '' }) => [form.object?.properties.get(name)]],
  [/^(overlapping-)?branch-/, findBranch],
  [/^(union-|became-union|became-no-union)/, ({ part }) => [...(part?.anyOf ?? []), ...(part?.oneOf ?? [])]],
];

/** Returns a function for the fingerprints of these schemas; `undefined` if the message is complete. */
export function createSchemaDetails(
  id: ChangeId,
  params: Params,
  base: ChangeSide,
  head: ChangeSide,
): (() => string) | undefined {
  const read = schemaAccessors.find(([pattern]) => pattern.test(id))?.[1];
  if (!read) return undefined;
  const describeSide = (side: ChangeSide): string =>
    read(side, params)
      .map((schema) => (schema === undefined ? '' : fingerprintSchema(side.side, toFlatSchema(side.side, schema))))
      .join(' ');
  return () => `${describeSide(base)}|${describeSide(head)}`;
}

function toFlatSchema(side: ModelSide, schema: JsonSchema | FlatSchema): FlatSchema {
  return typeof schema === 'object' && 'parts' in schema ? schema : side.flattenAllOf([schema]);
}

/** Returns the branch that starts with the part; `undefined` on the side without it. */
function findBranch({ form, part }: ChangeSide): readonly (FlatSchema | undefined)[] {
  const branch = form.unions.flatMap(({ branches }) => branches).find(({ flatSchema }) => flatSchema.parts[0] === part);
  return [branch?.flatSchema];
}
