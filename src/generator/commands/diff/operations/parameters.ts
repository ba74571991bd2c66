// Comparison of parameters, by location and name. Header names are case-insensitive; path parameters match by position.

import type { Operation, Parameter } from '../../../model/types/api.ts';
import { setOf } from '../../../model/shape/type-set.ts';
import type { Side } from '../schemas/flatten-all-of.ts';
import { compareContentOf } from './media-types.ts';
import { matchBy } from './pair-operations.ts';
import type { Scope } from './comparison-scope.ts';

export function compareParameters(scope: Scope, base: Operation, head: Operation): void {
  const positions = { base: positionsOf(base.path), head: positionsOf(head.path) };
  const before = base.parameters.map((parameter) => ({ parameter, key: keyOf(parameter, positions.base) }));
  const after = head.parameters.map((parameter) => ({ parameter, key: keyOf(parameter, positions.head) }));
  const { both, removed, added } = matchBy(before, after, ({ key }) => key);
  const gone = new Set(removed.map(({ parameter }) => parameter));
  for (const pair of both) compareParameter(scope, pair.base.parameter, pair.head.parameter);
  for (const { parameter } of added) {
    // The same name in another location is a moved parameter.
    const moved = [...gone].find(({ name }) => name.toLowerCase() === parameter.name.toLowerCase());
    if (moved) {
      gone.delete(moved);
      scope.tell('parameter-moved', { name: parameter.name, from: moved.in, to: parameter.in }, 'request', {
        base: moved.origin,
        head: parameter.origin,
      });
      compareParameter(scope, moved, parameter);
    } else {
      const words = { in: parameter.in, name: parameter.name };
      scope.tell(parameter.required ? 'required-parameter-added' : 'parameter-added', words, 'request', {
        head: parameter.origin,
      });
    }
  }
  for (const parameter of gone) {
    const words = { in: parameter.in, name: parameter.name };
    scope.tell(parameter.required ? 'required-parameter-removed' : 'parameter-removed', words, 'request', {
      base: parameter.origin,
    });
  }
}

function positionsOf(path: string): ReadonlyMap<string, number> {
  return new Map([...path.matchAll(/\{([^}]*)\}/g)].map(([, name = ''], at) => [name, at]));
}

function keyOf(parameter: Parameter, positions: ReadonlyMap<string, number>): string {
  if (parameter.in === 'path') return `path ${positions.get(parameter.name) ?? parameter.name}`;
  return `${parameter.in} ${parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name}`;
}

function compareParameter(outer: Scope, base: Parameter, head: Parameter): void {
  const scope = outer.within(`${head.in} parameter ${head.name}`, { base: base.origin, head: head.origin });
  const { tell } = scope;
  if (head.in === 'path' && base.in === 'path' && base.name !== head.name)
    tell('path-parameter-renamed', { from: base.name, to: head.name }, 'request');
  if (base.required !== head.required)
    tell(head.required ? 'parameter-became-required' : 'parameter-became-optional', {}, 'request');
  if (base.deprecated !== head.deprecated) tell(head.deprecated ? 'deprecated' : 'reactivated', {}, 'request');
  if (base.allowEmptyValue !== head.allowEmptyValue)
    tell(head.allowEmptyValue ? 'parameter-empty-allowed' : 'parameter-empty-refused', {}, 'request');
  if (base.allowReserved !== head.allowReserved)
    tell(head.allowReserved ? 'parameter-reserved-allowed' : 'parameter-reserved-refused', {}, 'request');
  if (!base.content !== !head.content)
    tell('parameter-encoding-changed', { from: encodingOf(base), to: encodingOf(head) }, 'request');
  else if (
    !head.content &&
    base.in === head.in &&
    (base.style !== head.style || (base.explode !== head.explode && mayExplode(scope, base, head)))
  ) {
    tell('parameter-style-changed', { from: styleOf(base), to: styleOf(head) }, 'request');
  }
  if (base.content && head.content) compareContentOf(scope, base.content, head.content, 'request');
  else scope.schemas(base.schema ?? base.content?.schema, head.schema ?? head.content?.schema, 'request');
}

/** Returns whether some value is an array or object, which `explode` affects. */
export function mayExplode(
  { pairs }: Scope,
  base: Pick<Parameter, 'schema'>,
  head: Pick<Parameter, 'schema'>,
): boolean {
  const hasParts = (side: Side, { schema }: Pick<Parameter, 'schema'>): boolean =>
    !schema || (side.form(side.conjoin([schema.assertion])).types & composite) !== 0;
  return hasParts(pairs.base, base) || hasParts(pairs.head, head);
}

const composite = setOf(['array', 'object']);

function encodingOf({ content, style }: Parameter): string {
  return content?.mediaType ?? style;
}

/** Returns a description such as `form, exploded`. */
export function styleOf({ style, explode }: Pick<Parameter, 'style' | 'explode'>): string {
  return explode ? `${style}, exploded` : style;
}
