// Additional property names of an exploded object: all names that no other parameter or field has.

import { and, array, arrow, literal, local, method, name, not } from '../../../code/typescript/build-tree.ts';
import type { Expression } from '../../../code/typescript/tree.ts';
import type { Api, Operation, Parameter } from '../../../model/types/api.ts';
import type { Shape, ShapeUse } from '../../../model/types/shape.ts';
import { collectJsonKinds } from './json-kinds.ts';
import { resolveShape } from './parse-scalar.ts';

/** An entry of a query, cookie header, or form. */
export type ParameterOrField = Pick<Parameter, 'name' | 'style' | 'explode'> & { readonly use?: ShapeUse | undefined };

/**
 * Returns a predicate for whether an additional name is a property of the parameter; `undefined` if its schema names
 * all properties.
 */
export function additionalNameTestOfParameter(
  { in: location, name, style, explode, schema }: Parameter,
  { parameters }: Operation,
  api: Api,
): Expression | undefined {
  if (location !== 'query' && location !== 'cookie') return undefined;
  return additionalNameTest(
    { name, style, explode, use: schema?.request },
    siblingParameters({ in: location, name }, parameters),
    api,
    apiKeyNames(location, api),
  );
}

/** Returns the names that are not properties of the form, if a form is the whole query. */
export function otherQueryNames(parameter: Parameter, { parameters }: Operation, api: Api): readonly string[] {
  return [
    ...siblingParameters(parameter, parameters).flatMap((sibling) => serializedNames(sibling, api)),
    ...apiKeyNames(parameter.in, api),
  ];
}

function siblingParameters(
  { in: location, name }: Pick<Parameter, 'in' | 'name'>,
  parameters: readonly Parameter[],
): readonly ParameterOrField[] {
  return parameters
    .filter((each) => each.in === location && each.name !== name)
    .map((each) => ({ ...each, use: each.schema?.request }));
}

function apiKeyNames(location: Parameter['in'], api: Api): readonly string[] {
  return api.securitySchemes.flatMap(({ scheme }) =>
    scheme.type === 'apiKey' && scheme.in === location ? [scheme.name] : [],
  );
}

const nameSymbol = local('name');
const nameVariable = name(nameSymbol);

/** Returns the same kind of predicate for an entry with these siblings; it also excludes `reservedNames`. */
export function additionalNameTest(
  { style, explode, use }: ParameterOrField,
  siblings: readonly ParameterOrField[],
  api: Api,
  reservedNames: readonly string[] = [],
): Expression | undefined {
  if (style !== 'form' || !explode || !use || !declaresAdditionalProperties(use, api)) return undefined;
  const names = [...new Set([...siblings.flatMap((sibling) => serializedNames(sibling, api)), ...reservedNames])];
  const prefixes = siblings.filter((sibling) => sibling.style === 'deepObject').map(({ name }) => `${name}[`);
  const tests = [
    ...(names.length === 0 ? [] : [not(method(array(names.map(literal)), 'includes', nameVariable))]),
    ...prefixes.map((prefix) => not(method(nameVariable, 'startsWith', literal(prefix)))),
  ];
  return arrow(tests.length === 0 ? [] : [nameSymbol], and(...tests));
}

/** Returns the serialized names: an exploded object has those of its properties instead of its own. */
function serializedNames({ name, style, explode, use }: ParameterOrField, api: Api): readonly string[] {
  const kinds = use && collectJsonKinds([use], api);
  if (style !== 'form' || !explode || !kinds?.properties || kinds.isOpen || kinds.items) return [name];
  return [...kinds.properties.keys()];
}

/**
 * Returns whether a schema declares additional properties explicitly. Otherwise unknown names in a query are ignored.
 */
function declaresAdditionalProperties({ shape: useShape }: ShapeUse, api: Api, seen = new Set<Shape>()): boolean {
  const { shape } = resolveShape(useShape, api);
  if (seen.has(shape)) return false;
  seen.add(shape);
  if (shape.kind === 'union' || shape.kind === 'intersection')
    return (shape.kind === 'union' ? shape.branches : shape.parts).some((part) =>
      declaresAdditionalProperties(part, api, seen),
    );
  if (shape.kind !== 'object' || !shape.rest) return shape.kind === 'map';
  const { additionalProperties, patternProperties } = (typeof shape.source === 'object' && shape.source.object) || {};
  return shape.rest.shape.kind !== 'any' || (additionalProperties ?? patternProperties) !== undefined;
}
