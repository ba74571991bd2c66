// Rules for uniform timestamp and ID types.

import type { JsonSchema } from '../../../../model/types/schema.ts';
import type { Api } from '../../../../model/types/api.ts';
import type { SourceLocation } from '../../../../model/source-location.ts';
import type { BuiltinRule } from '../../rule.ts';
import { inPlaceSchemas } from '../../../../model/validate/in-place-applicators.ts';
import { findMajorityStyle } from './majority-style.ts';

/** Property or parameter with a description of its type. */
interface NamedValue {
  readonly name: string;
  readonly at: SourceLocation;
  /** Description such as `a string with the format date-time` or `an integer`. */
  readonly typeDescription: string;
}

/** Describes the type and format of a schema; `undefined` if it has no single scalar type. */
function describeType(jsonSchema: JsonSchema, api: Api): string | undefined {
  const parts = inPlaceSchemas(jsonSchema, (id) => api.schema(id)?.jsonSchema, true);
  const types = parts.flatMap((part) => part.types ?? []).filter((type) => type !== 'null');
  const [type] = types;
  if (type === undefined || new Set(types).size > 1 || type === 'object' || type === 'array') return undefined;
  const format = parts.map(({ annotations }) => annotations.format).find((name) => name !== undefined);
  return `${type === 'integer' ? 'an integer' : `a ${type}`}${format === undefined || type !== 'string' ? '' : ` with the format ${format}`}`;
}

export const uniformTimestamps: BuiltinRule = {
  code: 'consistency/timestamp-format',
  severity: 'note',
  cause:
    'Most timestamps have the same type, such as a string with the format `date-time`, but some have a different one.',
  consequence:
    'Clients need several parsers, and can misread a value: seconds that are read as milliseconds become a date in January 1970.',
  help: 'Use the type of the other timestamps; for strings, set the `format`.',
  create: ({ api, validator, report }) => {
    const timestamps: NamedValue[] = [];
    // A pattern can be equivalent to a format.
    const accepts = (property: JsonSchema, value: string): boolean =>
      validator.validate(property, value, 'either').length === 0;
    const isTimestamp = (property: JsonSchema): boolean =>
      accepts(property, '2030-01-15T10:20:30Z') && !accepts(property, '30');
    return {
      schemaObject: ({ sourceLocation, object }) => {
        for (const [name, property] of object?.properties ?? []) {
          const typeDescription = /(?:_at|[a-z]At|_time|timestamp|^created|^updated|^modified)$/.test(name)
            ? describeType(property, api)
            : undefined;
          if (typeDescription !== undefined && typeDescription !== 'a boolean')
            timestamps.push({
              name,
              at: sourceLocation,
              typeDescription: isTimestamp(property) ? 'a string with the format date-time' : typeDescription,
            });
        }
      },
      end: () => {
        const majority = findMajorityStyle(timestamps, ({ typeDescription }) => typeDescription);
        for (const { name, at, typeDescription } of majority?.exceptions ?? [])
          report({
            message: `expected ${majority?.convention ?? ''} for the timestamp \`${name}\`, found ${typeDescription}`,
            at,
            within: ['properties', name],
            onName: true,
          });
      },
    };
  },
};

export const uniformIdTypes: BuiltinRule = {
  code: 'consistency/id-type',
  severity: 'warning',
  cause: 'An ID has the same type in most places, such as an integer, but a different one in others.',
  consequence:
    'Code that passes the ID from one operation to another does not compile, or compares values that are never equal, such as `7` and `"7"`.',
  help: 'Use the type that it has elsewhere.',
  create: ({ api, report }) => {
    const valuesByName = new Map<string, NamedValue[]>();
    const add = (namedValue: NamedValue): void =>
      void valuesByName.set(namedValue.name, [...(valuesByName.get(namedValue.name) ?? []), namedValue]);
    return {
      schemaObject: ({ sourceLocation, object }) => {
        for (const [name, property] of object?.properties ?? []) {
          const typeDescription = /(?:.(?:_id|Id|ID))$/.test(name)
            ? withoutFormat(describeType(property, api))
            : undefined;
          if (typeDescription !== undefined) add({ name, at: sourceLocation, typeDescription });
        }
      },
      parameter: ({ sourceLocation, name, in: location, schema }) => {
        const typeDescription =
          location === 'path' && schema ? withoutFormat(describeType(schema.jsonSchema, api)) : undefined;
        if (typeDescription !== undefined) add({ name: `{${name}}`, at: sourceLocation, typeDescription });
      },
      end: () => {
        for (const [name, namedValues] of valuesByName) {
          const majority = findMajorityStyle(namedValues, ({ typeDescription }) => typeDescription);
          for (const { at, typeDescription } of majority?.exceptions ?? [])
            report({
              message: `expected ${majority?.convention ?? ''} for \`${name}\`, as elsewhere; found ${typeDescription}`,
              at,
              within: name.startsWith('{') ? ['schema'] : ['properties', name],
              onName: true,
            });
        }
      },
    };
  },
};

function withoutFormat(typeDescription: string | undefined): string | undefined {
  return typeDescription?.replace(/ with the format.*$/, '');
}
