// Rules for missing descriptions of operations, parameters, schemas, properties, tags, and deprecations.

import type { Rule } from '../../rule.ts';
import { inPlace } from '../../../../model/validate/in-place-applicators.ts';

function says(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '';
}

export const operationDescription: Rule = {
  code: 'completeness/operation-description',
  severity: 'warning',
  meaning: 'An operation has neither a summary nor a description: readers have to guess from its path what it does.',
  remedy: 'Give it a `summary` of a few words, and a `description` of what is not obvious.',
  look: ({ say }) => ({
    operation: ({ origin, id, summary, description }, of) => {
      if (of === 'path' && !says(summary) && !says(description))
        say({ message: `nothing says what ${id} does`, at: origin });
    },
  }),
};

export const parameterDescription: Rule = {
  code: 'completeness/parameter-description',
  severity: 'note',
  meaning: 'A parameter has no description: its name alone says what may be sent.',
  remedy: 'Say in a sentence what it does, and what happens without it.',
  look: ({ api, say }) => ({
    parameter: ({ origin, name, description, schema }) => {
      const own = schema && inPlace(schema.assertion, (id) => api.schema(id)?.assertion, true);
      if (!says(description) && own?.some(({ annotations }) => says(annotations.description)) !== true)
        say({ message: `nothing says what the parameter "${name}" means`, at: origin });
    },
  }),
};

export const schemaDescription: Rule = {
  code: 'completeness/schema-description',
  severity: 'note',
  meaning: 'A schema that has a name has no description, nor a title: the documentation has nothing to say of it.',
  remedy: 'Say in a sentence what a value of it stands for.',
  look: ({ api, say }) => ({
    schema: ({ id, origin, assertion }) => {
      const parts = inPlace(assertion, (other) => api.schema(other)?.assertion, true);
      // Only components have names that an author chose.
      if (!/^\/components\/schemas\/[^/]+$/.test(origin.pointer) && !/^\/[^/]+$/.test(origin.pointer)) return;
      if (!parts.some(({ annotations }) => says(annotations.description) || says(annotations.title)))
        say({ message: `nothing says what ${id} stands for`, at: origin });
    },
  }),
};

export const propertyDescription: Rule = {
  code: 'completeness/property-description',
  severity: 'off',
  meaning:
    'A property has no description, and neither has its schema: its name alone says what it means. Off unless the configuration turns it on, since many names say enough.',
  remedy: 'Say in a sentence what it means.',
  look: ({ api, say }) => ({
    assertion: (schema, { keyword, key, parent }) => {
      // A subschema that only adds constraints, as conditions do, is described where its type is.
      if (keyword !== 'properties' || !parent || (schema.types === undefined && schema.ref === undefined)) return;
      const parts = inPlace(schema, (id) => api.schema(id)?.assertion, true);
      if (
        parts.some(
          ({ annotations, const: constant }) =>
            says(annotations.description) || says(annotations.title) || constant !== undefined,
        )
      )
        return;
      say({
        message: `nothing says what "${key ?? ''}" means`,
        at: parent.origin,
        within: ['properties', key ?? ''],
        onName: true,
      });
    },
  }),
};

export const tagDescription: Rule = {
  code: 'completeness/tag-description',
  severity: 'note',
  meaning:
    'A tag groups operations, and nothing describes the group: `tags` of the document does not list it, or says nothing of it.',
  remedy: 'List it under `tags` with a description.',
  look: ({ say }) => ({
    api: ({ tags, operations }) => {
      for (const { name, description } of tags) {
        const first = operations.find((operation) => operation.tags.includes(name));
        if (first && !says(description))
          say({
            message: `nothing describes the tag "${name}"`,
            at: first.origin,
            within: ['tags', first.tags.indexOf(name)],
          });
      }
    },
  }),
};

export const deprecationReason: Rule = {
  code: 'completeness/deprecation-reason',
  severity: 'note',
  meaning: 'Something is deprecated, and nothing says what to use in its place, or by when.',
  remedy: 'Say it in its description.',
  look: ({ say }) => {
    const help = 'Say in its description what to use in its place.';
    return {
      operation: ({ origin, id, deprecated, summary, description }) => {
        if (deprecated && !says(description) && !/deprecat|instead|use /i.test(summary ?? ''))
          say({
            message: `${id} is deprecated, and nothing says what to use in its place`,
            at: origin,
            within: ['deprecated'],
            help,
          });
      },
      parameter: ({ origin, name, deprecated, description }) => {
        if (deprecated && !says(description))
          say({
            message: `the parameter "${name}" is deprecated, and nothing says what to use in its place`,
            at: origin,
            within: ['deprecated'],
            help,
          });
      },
      assertion: ({ origin, annotations: { deprecated, description } }) => {
        if (deprecated === true && !says(description))
          say({
            message: 'this is deprecated, and nothing says what to use in its place',
            at: origin,
            within: ['deprecated'],
            help,
          });
      },
    };
  },
};
