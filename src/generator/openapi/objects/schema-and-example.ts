// Schema and example objects. Schemas are registered for later checks; a single `example` gets the name `default`.

import {
  json,
  mapAsArray,
  object,
  optional,
  optionalNullable,
  since32,
  string,
  reportWrongType,
  checkSafeIntegers,
} from '../parser-combinators.ts';
import type { Example, SchemaLocation } from '../types.ts';
import { reportAt, type ReadContext, type NodeInResource, type Parser } from '../read-context.ts';
import { orReference } from '../read-reference.ts';
import { type MapNode, toJson } from '../../source/node.ts';

const readExample = orReference(
  'examples',
  object('example', {
    summary: optional(string),
    description: optional(string),
    value: optionalNullable(json),
    externalValue: optional(string),
    dataValue: since32(optionalNullable(json)),
    serializedValue: since32(optional(string)),
  }),
);

export const readExamples = mapAsArray(readExample, (name, example, entry, context): Example => {
  if (example.value !== undefined && example.externalValue !== undefined) {
    reportAt(
      context,
      'document/mutually-exclusive-fields',
      entry,
      `\`value\` conflicts with \`externalValue\` in example \`${name}\``,
    );
  }
  // `serializedValue` is ignored: only the data value can be validated.
  const { node, component, summary, description, value = example.dataValue, externalValue } = example;
  return {
    node,
    name,
    ...(component !== undefined && { component }),
    ...(summary !== undefined && { summary }),
    ...(description !== undefined && { description }),
    ...(value !== undefined && { value }),
    ...(externalValue !== undefined && { externalValue }),
  };
});

/** Returns the examples of an object with `example` or `examples`. */
export function collectExamples(
  owner: { readonly node: MapNode; readonly examples?: readonly Example[] | undefined },
  context: ReadContext,
): readonly Example[] {
  const singleExample = owner.node.entries.get('example');
  if (!singleExample) return owner.examples ?? [];
  if (owner.examples) {
    reportAt(
      context,
      'document/mutually-exclusive-fields',
      singleExample,
      '`example` conflicts with `examples`; using `examples`',
    );
    return owner.examples;
  }
  checkSafeIntegers(singleExample.value, context);
  return [{ node: singleExample.value, isSingular: true, name: 'default', value: toJson(singleExample.value) }];
}

/** Accepts any value and returns its node. */
export const anyNode = ({ node }: NodeInResource): NodeInResource['node'] => node;

/** Parses a schema: an object or, since OpenAPI 3.1, a boolean. */
export const readSchema: Parser<SchemaLocation> = (location, context) => {
  const { node } = location;
  const isValid =
    node.kind === 'map' || (node.kind === 'scalar' && typeof node.value === 'boolean' && context.version !== '3.0');
  return isValid ? context.registerSchema(location) : reportWrongType(node, context, 'a schema');
};
