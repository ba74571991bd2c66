// Rule for missing examples.

import type { Assertion, ObjectSchema } from '../../../../model/types/schema.ts';
import type { Rule } from '../../rule.ts';
import { inPlace } from '../../../../model/validate/in-place-applicators.ts';

export const example: Rule = {
  code: 'completeness/example',
  severity: 'note',
  meaning:
    'A body of JSON has no example, and its schema makes none plain: documentation, mocks and tests have to invent one.',
  remedy: 'Give the media type an `example`, or the schema or its properties.',
  needsWhole: true,
  look: ({ api, say }) => {
    const hasExample = createQuestion((id) => api.schema(id)?.assertion);
    return {
      content: ({ content: { mediaType, schema, examples }, at, within, direction, operation }) => {
        if (
          !operation ||
          !/\bjson\b/i.test(mediaType) ||
          !schema ||
          examples.length > 0 ||
          hasExample(schema.assertion)
        )
          return;
        say({ message: `the ${direction} of ${operation.id} has no example`, at, within });
      },
    };
  },
};

/**
 * Returns a predicate: whether a schema, its items, or at least half of its properties have an example. An object
 * without properties needs none.
 */
function createQuestion(schemaOf: (id: string) => Assertion | undefined): (assertion: Assertion) => boolean {
  // False while in progress, which ends cycles.
  const known = new Map<Assertion, boolean>();
  const ask = (assertion: Assertion): boolean => {
    const answer = known.get(assertion);
    if (answer !== undefined) return answer;
    known.set(assertion, false);
    const found = look(inPlace(assertion, schemaOf));
    known.set(assertion, found);
    return found;
  };
  const look = (parts: readonly ObjectSchema[]): boolean => {
    if (
      parts.some(
        ({ annotations, enum: values, const: constant }) =>
          (annotations.examples?.length ?? 0) > 0 || annotations.default || values || constant,
      )
    )
      return true;
    const items = parts.flatMap(({ array }) => array?.items ?? []);
    if (items.length > 0) return items.some(ask);
    const properties = parts.flatMap(({ object }) => [...(object?.properties?.values() ?? [])]);
    if (properties.length === 0) return parts.some(({ types }) => types?.includes('object') === true);
    return properties.filter(ask).length * 2 >= properties.length;
  };
  return ask;
}
