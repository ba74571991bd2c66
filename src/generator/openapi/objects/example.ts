// Examples. A single `example` becomes one named `default`.

import { json, named, object, optional, optionalValue, since32, text } from '../object-parsers.ts';
import type { Example } from '../types.ts';
import { checkExact } from '../unsafe-integers.ts';
import { slip, type Reading, type Site } from '../read-context.ts';
import { referable } from '../read-reference.ts';
import type { MapNode } from '../../source/node.ts';
import { toJson } from '../../source/node-to-json.ts';

const readOne = referable(
  'examples',
  object('example', {
    summary: optional(text),
    description: optional(text),
    value: optionalValue(json),
    externalValue: optional(text),
    dataValue: since32(optionalValue(json)),
    serializedValue: since32(optional(text)),
  }),
);

export const readExamples = named(readOne, (name, example, entry, reading): Example => {
  if (example.value !== undefined && example.externalValue !== undefined) {
    slip(reading, 'document/exclusive-fields', entry, `the example "${name}" has both "value" and "externalValue"`);
  }
  // `serializedValue` is only documentation: only the data value can be validated.
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
export function examplesOf(
  owner: { readonly node: MapNode; readonly examples?: readonly Example[] | undefined },
  reading: Reading,
): readonly Example[] {
  const single = owner.node.entries.get('example');
  if (!single) return owner.examples ?? [];
  if (owner.examples) {
    slip(
      reading,
      'document/exclusive-fields',
      single,
      '"example" and "examples" exclude each other; "example" is left out',
    );
    return owner.examples;
  }
  checkExact(single.value, reading);
  return [{ node: single.value, singular: true, name: 'default', value: toJson(single.value) }];
}

/** Parses the field `example`: any value, read by `collectExamples`. */
export const anything = ({ node }: Site): Site['node'] => node;
