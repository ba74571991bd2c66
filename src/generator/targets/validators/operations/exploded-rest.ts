// Additional property names of an exploded object: all names that no other parameter or field has.

import type { Code } from '../../../code/branded-text.ts';
import { string } from '../../../code/typescript/string-literal.ts';
import { join, ts } from '../../../code/typescript/template-literals.ts';
import type { Api, Operation, Parameter } from '../../../model/types/api.ts';
import type { Shape, Use } from '../../../model/types/shape.ts';
import { kindsOf } from './json-kinds.ts';
import { resolved } from './parse-scalar.ts';

/** An entry of a query, cookie header, or form. */
export type Named = Pick<Parameter, 'name' | 'style' | 'explode'> & { readonly use?: Use | undefined };

/**
 * Returns a function that tells whether a name is a property of the parameter; `undefined` if its schema names all
 * properties.
 */
export function restOfParameter(
  { in: location, name, style, explode, schema }: Parameter,
  { parameters }: Operation,
  api: Api,
): Code<'ts'> | undefined {
  if (location !== 'query' && location !== 'cookie') return undefined;
  return restOf(
    { name, style, explode, use: schema?.request },
    beside({ in: location, name }, parameters),
    api,
    keysIn(location, api),
  );
}

/** Returns the names that are not properties of the form that is the whole query. */
export function namesBeside(parameter: Parameter, { parameters }: Operation, api: Api): readonly string[] {
  return [...beside(parameter, parameters).flatMap((other) => namesOf(other, api)), ...keysIn(parameter.in, api)];
}

function beside(
  { in: location, name }: Pick<Parameter, 'in' | 'name'>,
  parameters: readonly Parameter[],
): readonly Named[] {
  return parameters
    .filter((each) => each.in === location && each.name !== name)
    .map((each) => ({ ...each, use: each.schema?.request }));
}

function keysIn(location: Parameter['in'], api: Api): readonly string[] {
  return api.securitySchemes.flatMap(({ scheme }) =>
    scheme.type === 'apiKey' && scheme.in === location ? [scheme.name] : [],
  );
}

/** Returns such a function for an entry next to `siblings`; names in `taken` belong to something else. */
export function restOf(
  { style, explode, use }: Named,
  others: readonly Named[],
  api: Api,
  taken: readonly string[] = [],
): Code<'ts'> | undefined {
  if (style !== 'form' || !explode || !use || !isOpen(use, api)) return undefined;
  const names = [...new Set([...others.flatMap((other) => namesOf(other, api)), ...taken])];
  const prefixes = others.filter((other) => other.style === 'deepObject').map(({ name }) => `${name}[`);
  const tests = [
    ...(names.length === 0 ? [] : [ts`![${join(names.map(string), ts`, `)}].includes(name)`]),
    ...prefixes.map((prefix) => ts`!name.startsWith(${string(prefix)})`),
  ];
  return tests.length === 0 ? ts`() => true` : ts`(name) => ${join(tests, ts` && `)}`;
}

/** Returns the serialized names: an exploded object has those of its properties instead of its own. */
function namesOf({ name, style, explode, use }: Named, api: Api): readonly string[] {
  const kinds = use && kindsOf([use], api);
  if (style !== 'form' || !explode || !kinds?.members || kinds.open || kinds.items) return [name];
  return [...kinds.members.keys()];
}

/**
 * Returns whether a schema declares additional properties explicitly. Otherwise unknown names in a query are ignored.
 */
function isOpen({ shape: used }: Use, api: Api, seen = new Set<Shape>()): boolean {
  const { shape } = resolved(used, api);
  if (seen.has(shape)) return false;
  seen.add(shape);
  if (shape.kind === 'union' || shape.kind === 'intersection')
    return (shape.kind === 'union' ? shape.branches : shape.parts).some((part) => isOpen(part, api, seen));
  if (shape.kind !== 'object' || !shape.rest) return shape.kind === 'map';
  const { additionalProperties, patternProperties } = (typeof shape.source === 'object' && shape.source.object) || {};
  return shape.rest.shape.kind !== 'any' || (additionalProperties ?? patternProperties) !== undefined;
}
