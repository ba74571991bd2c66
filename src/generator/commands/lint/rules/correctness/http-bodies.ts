// Rules for bodies that HTTP does not allow.

import type { Assertion } from '../../../../model/types/schema.ts';
import type { Rule } from '../../rule.ts';

export const bodyOnGet: Rule = {
  code: 'correctness/body-of-get',
  severity: 'warning',
  meaning:
    'A GET or HEAD operation describes a body. HTTP gives it no meaning: browsers refuse to send it, and proxies drop it.',
  remedy: 'Send the values as query parameters, or make the operation a POST.',
  look: ({ say }) => ({
    operation: ({ origin, method, body }) => {
      if (
        (method === 'get' || method === 'head') &&
        body?.contents.some(({ schema }) => schema && holdsAnything(schema.assertion))
      )
        say({ message: `${method.toUpperCase()} has no body`, at: origin, within: ['requestBody'], onName: true });
    },
  }),
};

/** Returns whether a schema is more than an empty object, which document generators often add. */
function holdsAnything(assertion: Assertion): boolean {
  return (
    typeof assertion === 'object' &&
    (assertion.ref !== undefined || assertion.object?.properties === undefined || assertion.object.properties.size > 0)
  );
}

/** RFC 9110, sections 15.3.5, 15.3.6, and 15.4.5. */
const bodiless: ReadonlySet<string> = new Set(['204', '205', '304']);

export const bodyOfEmpty: Rule = {
  code: 'correctness/body-of-empty',
  severity: 'error',
  meaning:
    'A response has content, and a status that forbids any: 204, 205, 304 or one that begins with 1. Servers cut it off, and clients wait for it.',
  remedy: 'Remove the content, or answer with 200.',
  fixes: true,
  look: ({ say }) => ({
    operation: ({ responses }) => {
      for (const { status, origin, contents } of responses) {
        if (contents.length === 0 || (!bodiless.has(status) && !/^1/.test(status))) continue;
        say({
          message: `a response with the status ${status} has no content`,
          at: origin,
          within: ['content'],
          onName: true,
          fix: { kind: 'remove' },
        });
      }
    },
  }),
};
