// Rules for uniform error responses.

import type { Operation, Response } from '../../../../model/types/api.ts';
import type { BuiltinRule } from '../../rule.ts';
import { inPlaceSchemas } from '../../../../model/validate/in-place-applicators.ts';
import {
  mediaRangeIncludes,
  conventionErrorContents,
  errorMediaType,
  contentsWithoutConventionErrors,
} from '../../../../model/error-responses.ts';
import { findMajorityStyle } from './majority-style.ts';

interface ErrorResponse {
  readonly operation: Operation;
  readonly response: Response;
  readonly mediaType: string;
  /** ID of the body schema. */
  readonly body: string;
}

const inlineBody = 'an inline schema';

export const uniformErrorBody: BuiltinRule = {
  code: 'consistency/error-body',
  severity: 'note',
  cause: 'Most errors have the same body, but some have a different one.',
  consequence:
    'Clients cannot handle all errors with the same code: a dialog that shows the usual `message` is empty for the others.',
  help: 'Refer to the schema of the other errors. The rule ignores OAuth errors, because RFC 6749 defines their body.',
  skipsIncompleteParts: true,
  create: ({ api, report }) => {
    const errorResponses: ErrorResponse[] = [];
    return {
      operation: (operation, kind) => {
        if (kind !== 'path') return;
        for (const response of operation.responses) {
          if (!/^[45]|^default$/.test(response.status)) continue;
          for (const { mediaType, schema } of response.content) {
            if (!/\bjson\b/i.test(mediaType) || !schema) continue;
            // Excludes OAuth errors, whose body RFC 6749, section 5.2, prescribes.
            const parts = inPlaceSchemas(schema.jsonSchema, (id) => api.schema(id)?.jsonSchema);
            if (parts.some(({ object }) => object?.properties?.has('error_description'))) continue;
            const body =
              typeof schema.jsonSchema === 'object' && schema.jsonSchema.ref !== undefined
                ? schema.jsonSchema.ref
                : inlineBody;
            errorResponses.push({ operation, response, mediaType, body });
          }
        }
      },
      end: () => {
        const declaredSchema = api.conventions.errors?.schema;
        const majority =
          declaredSchema === undefined
            ? findMajorityStyle(errorResponses, ({ body }) => body)
            : { convention: declaredSchema, exceptions: errorResponses.filter(({ body }) => body !== declaredSchema) };
        if (majority === undefined || majority.convention === inlineBody) return;
        for (const { operation, response, mediaType, body } of majority.exceptions) {
          report({
            message: `expected \`${majority.convention}\` for the ${response.status} response of \`${operation.id}\`, found ${body === inlineBody ? body : `\`${body}\``}`,
            at: response.sourceLocation,
            within: ['content', mediaType, 'schema'],
          });
        }
      },
    };
  },
};

export const uniformErrorMediaType: BuiltinRule = {
  code: 'consistency/error-media-type',
  severity: 'warning',
  cause: 'An error response of the `errors` convention has a different media type than most.',
  consequence:
    'The server sends the media type that each response declares, so clients have to recognize several for the same body. If a response declares no JSON media type, the server sends an undocumented one.',
  help: 'Declare the same JSON media type for all error responses, such as `application/problem+json`.',
  create: ({ api, report }) => ({
    end: () => {
      const usualMediaType = errorMediaType(api);
      const nonconforming = conventionErrorContents(api).filter(
        ({ response }) =>
          !response.content.some(
            ({ mediaType }) => mediaType === usualMediaType || mediaRangeIncludes(mediaType, usualMediaType),
          ),
      );
      const undeclared = contentsWithoutConventionErrors(api, usualMediaType).filter(
        ({ response }) => !nonconforming.some((otherContent) => otherContent.response === response),
      );
      for (const { operation, response, mediaType } of [...nonconforming, ...undeclared]) {
        report({
          message: `expected \`${usualMediaType}\` for the ${response.status} response of \`${operation.id}\`, found \`${mediaType}\``,
          at: response.sourceLocation,
          within: ['content', mediaType],
          onName: true,
        });
      }
    },
  }),
};
