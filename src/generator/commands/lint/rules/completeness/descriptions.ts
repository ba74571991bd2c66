// Rules for missing descriptions and examples.

import type { BuiltinRule } from '../../rule.ts';
import { inPlaceSchemas } from '../../../../model/validate/in-place-applicators.ts';
import type { JsonSchema, SchemaObject } from '../../../../model/types/schema.ts';

function hasText(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '';
}

export const operationDescription: BuiltinRule = {
  code: 'completeness/operation-description',
  severity: 'warning',
  cause: 'An operation has neither a summary nor a description.',
  consequence:
    'Documentation and the comments of generated functions show only its method and path, so callers have to guess what it does.',
  help: 'Add a short `summary`, and a `description` of anything that is not obvious.',
  create: ({ report }) => ({
    operation: ({ sourceLocation, id, summary, description }, kind) => {
      if (kind === 'path' && !hasText(summary) && !hasText(description))
        report({ message: `\`${id}\` has no summary or description`, at: sourceLocation });
    },
  }),
};

export const parameterDescription: BuiltinRule = {
  code: 'completeness/parameter-description',
  severity: 'note',
  cause: 'A parameter has no description.',
  consequence: 'Callers have to guess from its name which values have which effect, and what happens if they omit it.',
  help: 'Describe its effect, and what happens if it is omitted.',
  create: ({ api, report }) => ({
    parameter: ({ sourceLocation, name, description, schema }) => {
      const parts = schema && inPlaceSchemas(schema.jsonSchema, (id) => api.schema(id)?.jsonSchema, true);
      if (!hasText(description) && parts?.some(({ annotations }) => hasText(annotations.description)) !== true)
        report({ message: `the parameter \`${name}\` has no description`, at: sourceLocation });
    },
  }),
};

export const schemaDescription: BuiltinRule = {
  code: 'completeness/schema-description',
  severity: 'note',
  cause: 'A named schema has neither a description nor a title.',
  consequence:
    'Its documentation lists properties without stating what a value represents, and its generated type has no comment.',
  help: 'Describe what a value represents.',
  create: ({ api, report }) => ({
    schema: ({ id, sourceLocation, jsonSchema }) => {
      const parts = inPlaceSchemas(jsonSchema, (referencedId) => api.schema(referencedId)?.jsonSchema, true);
      // Only components have names that an author chose.
      if (!/^\/components\/schemas\/[^/]+$/.test(sourceLocation.pointer) && !/^\/[^/]+$/.test(sourceLocation.pointer))
        return;
      if (!parts.some(({ annotations }) => hasText(annotations.description) || hasText(annotations.title)))
        report({ message: `the schema \`${id}\` has no description`, at: sourceLocation });
    },
  }),
};

export const propertyDescription: BuiltinRule = {
  code: 'completeness/property-description',
  severity: 'off',
  cause:
    'Neither a property nor its schema has a description. The rule is off by default, because many names are self-explanatory.',
  consequence: 'Callers have to guess its meaning and unit: one client reads a `length` in meters, another in feet.',
  help: 'Describe what the property means.',
  create: ({ api, report }) => ({
    schemaObject: (schema, { keyword, key, parent }) => {
      // A subschema that only adds constraints, such as in a condition, is described where its type is defined.
      if (keyword !== 'properties' || !parent || (schema.types === undefined && schema.ref === undefined)) return;
      const parts = inPlaceSchemas(schema, (id) => api.schema(id)?.jsonSchema, true);
      if (
        parts.some(
          ({ annotations, const: constant }) =>
            hasText(annotations.description) || hasText(annotations.title) || constant !== undefined,
        )
      )
        return;
      report({
        message: `the property \`${key ?? ''}\` has no description`,
        at: parent.sourceLocation,
        within: ['properties', key ?? ''],
        onName: true,
      });
    },
  }),
};

export const tagDescription: BuiltinRule = {
  code: 'completeness/tag-description',
  severity: 'note',
  cause: 'A tag has no description: the `tags` of the document do not list it, or list it without one.',
  consequence:
    'Its page in the documentation is only a table of operations, without a sentence about their common subject.',
  help: 'List it under `tags` with a description.',
  create: ({ report }) => ({
    api: ({ tags, operations }) => {
      for (const { name, description } of tags) {
        const firstOperation = operations.find((operation) => operation.tags.includes(name));
        if (firstOperation && !hasText(description))
          report({
            message: `the tag \`${name}\` has no description`,
            at: firstOperation.sourceLocation,
            within: ['tags', firstOperation.tags.indexOf(name)],
          });
      }
    },
  }),
};

export const deprecationReason: BuiltinRule = {
  code: 'completeness/deprecation-reason',
  severity: 'note',
  cause: 'A deprecated element has no description of its replacement or removal date.',
  consequence:
    'Editors and documentation mark it as deprecated, but callers do not know what to use instead, or until when it works.',
  help: 'Describe the replacement and, if known, the removal date.',
  create: ({ report }) => {
    const help = 'name the replacement in its description';
    return {
      operation: ({ sourceLocation, id, deprecated, summary, description }) => {
        if (deprecated && !hasText(description) && !/deprecat|instead|use /i.test(summary ?? ''))
          report({
            message: `\`${id}\` is deprecated without a documented replacement`,
            at: sourceLocation,
            within: ['deprecated'],
            help,
          });
      },
      parameter: ({ sourceLocation, name, deprecated, description }) => {
        if (deprecated && !hasText(description))
          report({
            message: `the parameter \`${name}\` is deprecated without a documented replacement`,
            at: sourceLocation,
            within: ['deprecated'],
            help,
          });
      },
      schemaObject: ({ sourceLocation, annotations: { deprecated, description } }) => {
        if (deprecated === true && !hasText(description))
          report({
            message: 'the schema is deprecated without a documented replacement',
            at: sourceLocation,
            within: ['deprecated'],
            help,
          });
      },
    };
  },
};

export const missingExample: BuiltinRule = {
  code: 'completeness/example',
  severity: 'note',
  cause: 'A JSON body has no example, and its schema provides none.',
  consequence:
    'Readers see only types, and have to compose a body themselves. Mocks generate values without meaning, such as random words for a name.',
  help: 'Add an `example` to the media type, to the schema, or to its properties.',
  skipsIncompleteParts: true,
  create: ({ api, report }) => {
    const hasExample = createExampleCheck((id) => api.schema(id)?.jsonSchema);
    return {
      content: ({ content: { mediaType, schema, examples }, at, within, direction, operation }) => {
        if (
          !operation ||
          !/\bjson\b/i.test(mediaType) ||
          !schema ||
          examples.length > 0 ||
          hasExample(schema.jsonSchema)
        )
          return;
        report({ message: `the ${direction} body of \`${operation.id}\` has no example`, at, within });
      },
    };
  },
};

/**
 * Returns a predicate that reports whether a schema, its items, or at least half of its properties have an example. An
 * object without properties needs none.
 */
function createExampleCheck(lookUpSchema: (id: string) => JsonSchema | undefined): (jsonSchema: JsonSchema) => boolean {
  // A schema that is being checked has the result `false`, which ends cycles.
  const results = new Map<JsonSchema, boolean>();
  const check = (jsonSchema: JsonSchema): boolean => {
    const cachedResult = results.get(jsonSchema);
    if (cachedResult !== undefined) return cachedResult;
    results.set(jsonSchema, false);
    const result = checkParts(inPlaceSchemas(jsonSchema, lookUpSchema));
    results.set(jsonSchema, result);
    return result;
  };
  const checkParts = (parts: readonly SchemaObject[]): boolean => {
    if (
      parts.some(
        ({ annotations, enum: values, const: constant }) =>
          (annotations.examples?.length ?? 0) > 0 || annotations.default || values || constant,
      )
    )
      return true;
    const items = parts.flatMap(({ array }) => array?.items ?? []);
    if (items.length > 0) return items.some(check);
    const properties = parts.flatMap(({ object }) => [...(object?.properties?.values() ?? [])]);
    if (properties.length === 0) return parts.some(({ types }) => types?.includes('object') === true);
    return properties.filter(check).length * 2 >= properties.length;
  };
  return check;
}
