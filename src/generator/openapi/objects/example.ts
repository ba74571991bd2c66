// Examples: the map `examples`, or the single `example` as one that is named `default`.

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
  // As it is written on the wire it is a text for people; only what it is in data can be judged.
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

/** The examples of an object that may have either member. */
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

/** The member `example`: any value, read by `examplesOf`. */
export const anything = ({ node }: Site): Site['node'] => node;
