// Objects with too many properties for one function, split into several functions.

import type { SafeText } from '../../../code/branded-text.ts';
import type { ObjectKeywords, SchemaObject } from '../../../model/types/schema.ts';
import { noSchemaExtensions, noUnknownExtensions } from '../../../model/read-extensions.ts';
import { delegateStatement, type ValidationContext } from '../validation-context.ts';
import { compound } from '../names.ts';
import { validatorCall, acceptsAnything } from './function-calls.ts';

/** TypeScript stops control flow analysis after about two thousand sequential branches; a property can have several. */
const splitThreshold = 200;
const propertiesPerFunction = 100;

/** Returns the statements for `properties` and `required`; `undefined` if one function suffices. */
export function splitPropertyStatements(
  schema: SchemaObject,
  context: ValidationContext,
): readonly SafeText<'ts'>[] | undefined {
  const names = constrainedNames(schema.object ?? {});
  if (names.length <= splitThreshold) return undefined;
  const calls = Array.from({ length: Math.ceil(names.length / propertiesPerFunction) }, (_, index) => {
    const part = schemaSlice(schema, names.slice(index * propertiesPerFunction, (index + 1) * propertiesPerFunction));
    return validatorCall(part, context, '', compound(context.hint, `Members${index + 1}`), context.value);
  });
  return calls.flatMap((call) => (call === undefined ? [] : [delegateStatement(context, call)]));
}

function constrainedNames({ properties, required = [] }: ObjectKeywords): readonly string[] {
  const requiredNames = new Set(required);
  const constrained = [...(properties ?? [])].flatMap(([name, jsonSchema]) =>
    requiredNames.has(name) || !acceptsAnything(jsonSchema) ? [name] : [],
  );
  return [...constrained, ...[...requiredNames].filter((name) => !properties?.has(name))];
}

/** Returns the schema reduced to these properties. */
function schemaSlice(
  { sourceLocation, extensions: { message }, object }: SchemaObject,
  names: readonly string[],
): SchemaObject {
  const own = new Set(names);
  const properties = new Map([...(object?.properties ?? [])].filter(([name]) => own.has(name)));
  const required = (object?.required ?? []).filter((name) => own.has(name));
  return {
    sourceLocation,
    annotations: {},
    extensions: message === undefined ? noSchemaExtensions : { ...noSchemaExtensions, message },
    unknownExtensions: noUnknownExtensions,
    object: { ...(properties.size > 0 && { properties }), ...(required.length > 0 && { required }) },
  };
}
