// Rules for values that violate their schemas: examples, defaults, enums, and constants.

import type { JsonSchema, SchemaObject } from '../../../../model/types/schema.ts';
import type { Example } from '../../../../model/types/api.ts';
import type { SourceLocation } from '../../../../model/source-location.ts';
import { deepEqual } from '../../../../../runtime/validation/deep-equal.ts';
import { mediaTypeKind } from '../../../../model/media-types.ts';
import { pathExists } from '../../finding.ts';
import type { PropertyPath, BuiltinRule, RuleContext } from '../../rule.ts';
import { parseStringAsScalar } from '../../../../model/validate/effective-defaults.ts';
import {
  describeValue,
  type ValidationDirection,
  type ValueError,
} from '../../../../model/validate/validation-context.ts';

/** Reports at most three errors in a value, each at the location of the invalid part. */
function reportErrors(
  context: RuleContext,
  description: string,
  at: SourceLocation,
  within: PropertyPath,
  errors: readonly ValueError[],
  fix?: { readonly text: string; readonly jsonSchema: JsonSchema; readonly direction: ValidationDirection },
): void {
  for (const error of errors.slice(0, 3)) {
    const { path, message, schema } = error;
    const errorPath = [...within, ...path];
    const part = path.length === 0 ? description : `${description} at \`${formatPath(path)}\``;
    const intendedValue =
      fix && path.length === 0
        ? parseStringAsScalar(fix.text, fix.jsonSchema, context.validator, fix.direction)
        : undefined;
    context.report({
      message: `invalid ${part}: ${message}`,
      at,
      within: pathExists(at, errorPath) ? errorPath : within,
      ...(schema && { related: [{ at: schema.sourceLocation, message: 'schema defined here' }] }),
      ...(intendedValue !== undefined && { fix: { kind: 'replace' as const, value: intendedValue } }),
    });
  }
}

function formatPath(path: PropertyPath): string {
  return path
    .map((segment, index) => (typeof segment === 'number' ? `[${segment}]` : index === 0 ? segment : `.${segment}`))
    .join('');
}

function validateValue(
  context: RuleContext,
  description: string,
  at: SourceLocation,
  within: PropertyPath,
  jsonSchema: JsonSchema,
  value: unknown,
  validationDirection: ValidationDirection,
): void {
  const errors = context.validator.validate(jsonSchema, value, validationDirection);
  if (errors.length > 0)
    reportErrors(
      context,
      description,
      at,
      within,
      errors,
      typeof value === 'string' ? { text: value, jsonSchema, direction: validationDirection } : undefined,
    );
}

const formMediaType = /^(?:application\/x-www-form-urlencoded|multipart\/)/i;

/** Returns the path of an example's value: `value` in an Example Object, and empty for an `example` keyword. */
function exampleValuePath({ sourceLocation }: Example): PropertyPath {
  return pathExists(sourceLocation, ['value']) ? ['value'] : [];
}

/** Returns a context that reports equal findings once. Parts with different schemas can share an example. */
function withoutDuplicates(context: RuleContext): RuleContext {
  const reportedKeys = new Set<string>();
  return {
    ...context,
    report: (finding) => {
      const key = JSON.stringify([finding.message, finding.at.file, finding.at.pointer, finding.within]);
      if (!reportedKeys.has(key)) context.report(finding);
      reportedKeys.add(key);
    },
  };
}

export const invalidExample: BuiltinRule = {
  code: 'correctness/example-value',
  severity: 'warning',
  cause: 'An example violates its schema or one of its rules (`x-rules`).',
  consequence:
    'Callers who copy it send an invalid request or expect an impossible response. Mocks ignore it, and generate another value.',
  help: 'Correct the example, or the schema if the example is right. Requests can omit read-only properties, and responses can omit write-only properties.',
  fixable: true,
  create: (originalContext) => {
    const context = withoutDuplicates(originalContext);
    return {
      examples: ({ examples, schema, mediaType, direction }) => {
        if (!schema) return;
        const isForm = mediaType !== undefined && formMediaType.test(mediaType);
        if (mediaType !== undefined && !isForm && mediaTypeKind(mediaType) !== 'json') return;
        for (const example of examples) {
          const { value, sourceLocation } = example;
          if (value === undefined || (isForm && typeof value !== 'object')) continue;
          validateValue(
            context,
            'example',
            sourceLocation,
            exampleValuePath(example),
            schema.jsonSchema,
            value,
            direction,
          );
        }
      },
      schemaObject: (schema) => {
        const { examples: values = [] } = schema.annotations;
        const hasSingleExample = pathExists(schema.sourceLocation, ['example']);
        for (const [index, value] of values.entries()) {
          const within =
            hasSingleExample && index === 0 ? ['example'] : ['examples', hasSingleExample ? index - 1 : index];
          validateValue(context, 'example', schema.sourceLocation, within, schema, value, 'either');
        }
      },
    };
  },
};

export const invalidDefault: BuiltinRule = {
  code: 'correctness/default-value',
  severity: 'error',
  cause: 'A default violates its own schema.',
  consequence:
    'A server that applies it stores a value that no caller can send. Ashlar ignores a default that violates a keyword of its schema.',
  help: 'Correct the default, or the schema if the default is right.',
  fixable: true,
  create: (context) => ({
    api: ({ invalidDefaults }) => {
      for (const { schema, value } of invalidDefaults)
        validateValue(context, 'default', schema.sourceLocation, ['default'], schema, value, 'either');
    },
    // Other defaults can still violate `x-rules`.
    schemaObject: (schema) => {
      const defaultAnnotation = schema.annotations.default;
      if (defaultAnnotation)
        validateValue(
          context,
          'default',
          schema.sourceLocation,
          ['default'],
          schema,
          defaultAnnotation.value,
          'either',
        );
    },
  }),
};

export const impossibleEnumValue: BuiltinRule = {
  code: 'correctness/enum-value',
  severity: 'error',
  cause: 'An enum value violates another keyword of the same schema, such as a pattern.',
  consequence:
    'The generated type allows the value, but validators reject it. Code that sends it compiles, and the request fails.',
  help: 'Correct the value or the other keyword, or remove the value from the enum.',
  create: (context) => ({
    schemaObject: (schema) => {
      const { enum: values, types, ...otherKeywords } = schema;
      if (!values) return;
      // Enum values of a different type have their own diagnostic.
      const schemaWithoutEnum: SchemaObject = { ...otherKeywords, annotations: { ...schema.annotations } };
      for (const [index, value] of values.entries()) {
        const [error] = context.validator.validate(schemaWithoutEnum, value, 'either');
        if (
          error &&
          (types === undefined ||
            context.validator.validate(
              {
                sourceLocation: schema.sourceLocation,
                types,
                annotations: {},
                extensions: schema.extensions,
                unknownExtensions: schema.unknownExtensions,
              },
              value,
              'either',
            ).length === 0)
        ) {
          if (error.keyword === 'const') continue;
          context.report({
            message: `invalid enum value ${describeValue(value)}: ${error.message}`,
            at: schema.sourceLocation,
            within: ['enum', index],
          });
        }
      }
    },
  }),
};

export const impossibleConst: BuiltinRule = {
  code: 'correctness/const-value',
  severity: 'error',
  cause: 'A constant violates another keyword of the same schema, such as an enum that does not list it.',
  consequence: 'No value is valid: the generated type allows only the constant, and validators reject it.',
  help: 'Correct the constant or the other keyword.',
  create: (context) => ({
    schemaObject: (schema) => {
      const { const: constant, types, ...otherKeywords } = schema;
      if (!constant) return;
      const { value } = constant;
      if (schema.enum?.some((listedValue) => deepEqual(listedValue, value)) === false) {
        return context.report({
          message: `invalid constant ${describeValue(value)}: it is not in \`enum\``,
          at: schema.sourceLocation,
          within: ['const'],
          related: [{ at: schema.sourceLocation, within: ['enum'], message: '`enum` defined here' }],
        });
      }
      const [error] = context.validator.validate(otherKeywords, value, 'either');
      if (error && !(types && error.keyword === 'type'))
        context.report({
          message: `invalid constant ${describeValue(value)}: ${error.message}`,
          at: schema.sourceLocation,
          within: ['const'],
        });
    },
  }),
};
