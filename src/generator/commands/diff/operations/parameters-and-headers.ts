// Comparison of parameters and headers. Header names are case-insensitive; path parameters are paired by position.

import type { Operation, Parameter, Header } from '../../../model/types/api.ts';
import { toTypeSet } from '../../../model/shape/type-set.ts';
import type { ModelSide } from '../schemas/flatten-all-of.ts';
import { compareSingleMediaType } from './media-types.ts';
import { pairByKey } from './pair-operations.ts';
import type { ComparisonScope } from './comparison-scope.ts';
import type { Direction } from '../change.ts';

export function compareParameters(scope: ComparisonScope, base: Operation, head: Operation): void {
  const positions = { base: pathPositions(base.path), head: pathPositions(head.path) };
  const before = base.parameters.map((parameter) => ({ parameter, key: parameterKey(parameter, positions.base) }));
  const after = head.parameters.map((parameter) => ({ parameter, key: parameterKey(parameter, positions.head) }));
  const { both, removed, added } = pairByKey(before, after, ({ key }) => key);
  const unmatched = new Set(removed.map(({ parameter }) => parameter));
  for (const pair of both) compareParameter(scope, pair.base.parameter, pair.head.parameter);
  for (const { parameter } of added) {
    // A parameter with the same name in a different location has moved.
    const previous = [...unmatched].find(({ name }) => name.toLowerCase() === parameter.name.toLowerCase());
    if (previous) {
      unmatched.delete(previous);
      scope.report('parameter-moved', { name: parameter.name, from: previous.in, to: parameter.in }, 'request', {
        base: previous.sourceLocation,
        head: parameter.sourceLocation,
      });
      compareParameter(scope, previous, parameter);
    } else {
      const params = { in: parameter.in, name: parameter.name };
      scope.report(parameter.required ? 'required-parameter-added' : 'parameter-added', params, 'request', {
        head: parameter.sourceLocation,
      });
    }
  }
  for (const parameter of unmatched) {
    const params = { in: parameter.in, name: parameter.name };
    scope.report(parameter.required ? 'required-parameter-removed' : 'parameter-removed', params, 'request', {
      base: parameter.sourceLocation,
    });
  }
}

function pathPositions(path: string): ReadonlyMap<string, number> {
  return new Map([...path.matchAll(/\{([^}]*)\}/g)].map(([, name = ''], index) => [name, index]));
}

function parameterKey(parameter: Parameter, positions: ReadonlyMap<string, number>): string {
  if (parameter.in === 'path') return `path ${positions.get(parameter.name) ?? parameter.name}`;
  return `${parameter.in} ${parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name}`;
}

function compareParameter(outer: ComparisonScope, base: Parameter, head: Parameter): void {
  const scope = outer.nested(`${head.in} parameter ${head.name}`, {
    base: base.sourceLocation,
    head: head.sourceLocation,
  });
  const { report } = scope;
  if (head.in === 'path' && base.in === 'path' && base.name !== head.name)
    report('path-parameter-renamed', { from: base.name, to: head.name }, 'request');
  if (base.required !== head.required)
    report(head.required ? 'parameter-became-required' : 'parameter-became-optional', {}, 'request');
  if (base.deprecated !== head.deprecated) report(head.deprecated ? 'deprecated' : 'reactivated', {}, 'request');
  if (base.allowEmptyValue !== head.allowEmptyValue)
    report(head.allowEmptyValue ? 'parameter-empty-allowed' : 'parameter-empty-disallowed', {}, 'request');
  if (base.allowReserved !== head.allowReserved)
    report(head.allowReserved ? 'parameter-reserved-allowed' : 'parameter-reserved-disallowed', {}, 'request');
  if (!base.content !== !head.content)
    report('parameter-encoding-changed', { from: describeEncoding(base), to: describeEncoding(head) }, 'request');
  else if (
    !head.content &&
    base.in === head.in &&
    (base.style !== head.style || (base.explode !== head.explode && mayExplode(scope, base, head)))
  ) {
    report('parameter-style-changed', { from: describeStyle(base), to: describeStyle(head) }, 'request');
  }
  if (base.content && head.content) compareSingleMediaType(scope, base.content, head.content, 'request');
  else scope.compareSchemas(base.schema ?? base.content?.schema, head.schema ?? head.content?.schema, 'request');
}

/** Returns whether a value can be an array or object, which `explode` affects. */
function mayExplode(
  { pairs }: ComparisonScope,
  base: Pick<Parameter, 'schema'>,
  head: Pick<Parameter, 'schema'>,
): boolean {
  const allowsComposite = (side: ModelSide, { schema }: Pick<Parameter, 'schema'>): boolean =>
    !schema || (side.normalForm(side.flattenAllOf([schema.jsonSchema])).types & compositeTypes) !== 0;
  return allowsComposite(pairs.base, base) || allowsComposite(pairs.head, head);
}

const compositeTypes = toTypeSet(['array', 'object']);

function describeEncoding({ content, style }: Parameter): string {
  return content?.mediaType ?? style;
}

/** Describes the style of a parameter, such as `form, exploded`. */
export function describeStyle({ style, explode }: Pick<Parameter, 'style' | 'explode'>): string {
  return explode ? `${style}, exploded` : style;
}

export function compareHeaders(
  scope: ComparisonScope,
  base: readonly Header[],
  head: readonly Header[],
  side: Direction,
): void {
  const { both, removed, added } = pairByKey(base, head, ({ name }) => name.toLowerCase());
  for (const pair of both) compareHeader(scope, pair.base, pair.head, side);
  for (const header of added)
    scope.report(header.required ? 'required-header-added' : 'header-added', { name: header.name }, side, {
      head: header.sourceLocation,
    });
  for (const header of removed)
    scope.report(header.required ? 'required-header-removed' : 'header-removed', { name: header.name }, side, {
      base: header.sourceLocation,
    });
}

function compareHeader(outer: ComparisonScope, base: Header, head: Header, side: Direction): void {
  const scope = outer.nested(`header ${head.name}`, { base: base.sourceLocation, head: head.sourceLocation });
  if (base.required !== head.required)
    scope.report(head.required ? 'header-became-required' : 'header-became-optional', {}, side);
  if (base.deprecated !== head.deprecated) scope.report(head.deprecated ? 'deprecated' : 'reactivated', {}, side);
  const [from, to] = [describeSerialization(base), describeSerialization(head)];
  if (from !== to && (base.content ?? head.content ?? mayExplode(scope, base, head)))
    scope.report('header-style-changed', { from, to }, side);
  if (base.content && head.content) compareSingleMediaType(scope, base.content, head.content, side);
  else scope.compareSchemas(base.schema ?? base.content?.schema, head.schema ?? head.content?.schema, side);
}

function describeSerialization({ explode, content }: Header): string {
  return content ? 'content' : explode ? 'simple, exploded' : 'simple';
}
