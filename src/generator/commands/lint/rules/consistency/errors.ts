// Rules for uniform error responses.

import type { Operation, Response } from '../../../../model/types/api.ts';
import type { Rule } from '../../rule.ts';
import { inPlace } from '../../../../model/validate/in-place-applicators.ts';
import { covers, errorContents, errorMediaType, undeclaredErrors } from '../../../../model/error-responses.ts';
import { exceptions } from './majority-style.ts';

interface Refusal {
  readonly operation: Operation;
  readonly response: Response;
  readonly mediaType: string;
  /** Name of the body's schema. */
  readonly body: string;
}

export const errorBody: Rule = {
  code: 'consistency/error-body',
  severity: 'note',
  meaning: 'Most errors have the same body, and some another: clients cannot read them with the same code.',
  remedy:
    'Refer to the schema that the other errors have. The errors of OAuth, whose body RFC 6749 prescribes, are left alone.',
  needsWhole: true,
  look: ({ api, say }) => {
    const refusals: Refusal[] = [];
    return {
      operation: (operation, of) => {
        if (of !== 'path') return;
        for (const response of operation.responses) {
          if (!/^[45]|^default$/.test(response.status)) continue;
          for (const { mediaType, schema } of response.contents) {
            if (!/\bjson\b/i.test(mediaType) || !schema) continue;
            // RFC 6749, section 5.2, prescribes this body.
            const parts = inPlace(schema.assertion, (id) => api.schema(id)?.assertion);
            if (parts.some(({ object }) => object?.properties?.has('error_description'))) continue;
            const body =
              typeof schema.assertion === 'object' && schema.assertion.ref !== undefined
                ? schema.assertion.ref
                : 'a body of its own';
            refusals.push({ operation, response, mediaType, body });
          }
        }
      },
      end: () => {
        const stated = api.conventions.errors?.schema;
        const found =
          stated === undefined
            ? exceptions(refusals, ({ body }) => body)
            : { custom: stated, others: refusals.filter(({ body }) => body !== stated) };
        if (found === undefined || found.custom === 'a body of its own') return;
        for (const { operation, response, mediaType, body } of found.others) {
          say({
            message: `${operation.id} answers ${response.status} with ${body}, where errors are ${found.custom}`,
            at: response.origin,
            within: ['content', mediaType, 'schema'],
          });
        }
      },
    };
  },
};

export const errorMedia: Rule = {
  code: 'consistency/error-media-type',
  severity: 'warning',
  meaning:
    'An error response of the `errors` convention has another media type than most. The server sends what each response declares, so errors of one API differ; where no JSON media type is declared, it sends one that the document does not mention.',
  remedy: 'Declare the same JSON media type for all error responses, such as `application/problem+json`.',
  look: ({ api, say }) => ({
    end: () => {
      const usual = errorMediaType(api);
      const different = errorContents(api).filter(
        ({ response }) => !response.contents.some(({ mediaType }) => mediaType === usual || covers(mediaType, usual)),
      );
      const undeclared = undeclaredErrors(api, usual).filter(
        ({ response }) => !different.some((other) => other.response === response),
      );
      for (const { operation, response, mediaType } of [...different, ...undeclared]) {
        say({
          message: `\`${operation.id}\` declares \`${mediaType}\` for ${response.status}; errors are \`${usual}\``,
          at: response.origin,
          within: ['content', mediaType],
          onName: true,
        });
      }
    },
  }),
};
