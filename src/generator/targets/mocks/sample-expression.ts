// Expressions of sample schemas.

import { array, arrow, literal, object, satisfies } from '../../code/typescript/build-tree.ts';
import type { Expression } from '../../code/typescript/tree.ts';
import type { SampleNode } from '../../model/sample-schemas/sample-node.ts';
import type { TestedSample } from '../../model/sample-schemas/sample-set.ts';
import type { Api } from '../../model/types/api.ts';
import type { Json } from '../../source/node.ts';
import { runtimeType, sampleConstant } from './target-context.ts';

/** Returns the expression of a sample schema; `check` validates its values if random ones can be invalid. */
export function testedSampleExpression(
  { node, isReliable, fallback }: TestedSample,
  check: Expression | undefined,
  api: Api,
): Expression {
  if (!node) return object([['enum', array([])]]);
  const sample = sampleExpression(node, api);
  if (isReliable) return sample;
  return object([
    ...(sample.kind === 'object'
      ? sample.properties.map(({ name, value }) => [name, value] as const)
      : [['anyOf', array([sample])] as const]),
    ['check', check],
    ['fallback', fallback.length > 0 ? literal(fallback) : undefined],
  ]);
}

function sampleExpression(node: SampleNode, api: Api): Expression {
  const annotations = [
    ['nullable', node.nullable && literal(true)],
    ['examples', node.examples && literal(node.examples)],
  ] as const;
  if ('reference' in node) {
    const reference = arrow([], sampleConstant(node.reference, api));
    return node.nullable || node.examples ? object([['anyOf', array([reference])], ...annotations]) : reference;
  }
  const toExpression = (part: SampleNode): Expression => sampleExpression(part, api);
  const optional = (part: SampleNode | undefined): Expression | undefined => part && toExpression(part);
  if ('anyOf' in node) return object([['anyOf', array(node.anyOf.map(toExpression))], ...annotations]);
  if ('enum' in node) return object([['enum', literal(node.enum)], ...annotations]);
  if (node.type === 'array') {
    const { prefixItems, items, nullable: _nullable, examples: _examples, uncertain: _uncertain, ...others } = node;
    return object([
      ...literals(others),
      ['prefixItems', prefixItems && array(prefixItems.map(toExpression))],
      ['items', optional(items)],
      ...annotations,
    ]);
  }
  if (node.type === 'object') {
    const {
      properties,
      additionalProperties,
      nullable: _nullable,
      examples: _examples,
      uncertain: _uncertain,
      ...others
    } = node;
    return object([
      ...literals(others),
      [
        'properties',
        properties &&
          object([...properties].map(([name, property]) => [name, propertyExpression(name, property, api)])),
      ],
      ['additionalProperties', optional(additionalProperties)],
      ...annotations,
    ]);
  }
  const { nullable: _nullable, examples: _examples, uncertain: _uncertain, ...keywords } = node;
  return object([...literals(keywords), ...annotations]);
}

/** TypeScript infers the type of a property from that of `Object`, if it has the property. */
function propertyExpression(name: string, property: SampleNode, api: Api): Expression {
  const expression = sampleExpression(property, api);
  return name in Object.prototype ? satisfies(expression, runtimeType('SampleSchema', 'sample-schema')) : expression;
}

/** Returns keywords whose values are JSON. */
function literals(keywords: Readonly<Record<string, unknown>>): readonly (readonly [string, Expression])[] {
  return Object.entries(keywords).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, literal(value as Json)] as const],
  );
}
