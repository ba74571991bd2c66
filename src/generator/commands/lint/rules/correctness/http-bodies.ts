// Rules for bodies that HTTP does not allow.

import type { JsonSchema } from '../../../../model/types/schema.ts';
import type { BuiltinRule } from '../../rule.ts';

export const forbiddenRequestBody: BuiltinRule = {
  code: 'correctness/get-request-body',
  severity: 'warning',
  cause: 'A GET or HEAD operation has a request body, whose meaning HTTP does not define.',
  consequence:
    'The `fetch` function of browsers and Node.js throws an error for it. Proxies can drop the body, and some servers reject the request.',
  help: 'Use query parameters, or make the operation a POST.',
  create: ({ report }) => ({
    operation: ({ sourceLocation, method, requestBody: body }) => {
      if (
        (method === 'get' || method === 'head') &&
        body?.content.some(({ schema }) => schema && hasContent(schema.jsonSchema))
      )
        report({
          message: `${method.toUpperCase()} must not have a request body`,
          at: sourceLocation,
          within: ['requestBody'],
          onName: true,
        });
    },
  }),
};

/** Returns whether a schema is more than an empty object, which document generators often add. */
function hasContent(jsonSchema: JsonSchema): boolean {
  return (
    typeof jsonSchema === 'object' &&
    (jsonSchema.ref !== undefined ||
      jsonSchema.object?.properties === undefined ||
      jsonSchema.object.properties.size > 0)
  );
}

/** Statuses without content (RFC 9110, sections 15.3.5, 15.3.6, and 15.4.5). */
const bodilessStatuses: ReadonlySet<string> = new Set(['204', '205', '304']);

export const forbiddenResponseBody: BuiltinRule = {
  code: 'correctness/forbidden-response-body',
  severity: 'error',
  cause: 'A response has content, although its status does not allow any: 1XX, 204, 205, or 304.',
  consequence:
    'HTTP servers drop the content. A generated client that expects JSON returns the empty response with the status `unexpected`.',
  help: 'Remove the content, or use the status 200.',
  fixable: true,
  create: ({ report }) => ({
    operation: ({ responses }) => {
      for (const { status, sourceLocation, content } of responses) {
        if (content.length === 0 || (!bodilessStatuses.has(status) && !/^1/.test(status))) continue;
        report({
          message: `a ${status} response must not have content`,
          at: sourceLocation,
          within: ['content'],
          onName: true,
          fix: { kind: 'remove' },
        });
      }
    },
  }),
};
