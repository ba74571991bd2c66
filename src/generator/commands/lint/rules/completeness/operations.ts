// Rules for operations without an ID, tags, responses, scopes, or documented rate limits.

import type { Operation } from '../../../../model/types/api.ts';
import { pathExists } from '../../finding.ts';
import type { BuiltinRule } from '../../rule.ts';

export const missingOperationId: BuiltinRule = {
  code: 'completeness/operation-id',
  severity: 'warning',
  cause: 'An operation has no `operationId`.',
  consequence:
    'Generated code derives a name from the method and the path. If the path changes, the function gets another name, and code that calls it no longer compiles.',
  help: 'Add an `operationId` that is unique in the document.',
  create: ({ report }) => ({
    operation: ({ sourceLocation, id }, kind) => {
      if (kind === 'path' && !pathExists(sourceLocation, ['operationId']))
        report({ message: `\`${id}\` has no \`operationId\``, at: sourceLocation });
    },
  }),
};

export const missingTag: BuiltinRule = {
  code: 'completeness/operation-tag',
  severity: 'note',
  cause: 'An operation has no tag, although others have one.',
  consequence: 'Documentation and generated code group it by its path, which can separate it from related operations.',
  help: 'Add the tag of related operations.',
  create: ({ api, report }) => ({
    operation: ({ sourceLocation, id, tags }, kind) => {
      if (
        kind === 'path' &&
        tags.length === 0 &&
        api.operations.some((otherOperation) => otherOperation.tags.length > 0)
      )
        report({ message: `\`${id}\` has no tag`, at: sourceLocation });
    },
  }),
};

export const missingSuccessResponse: BuiltinRule = {
  code: 'completeness/success-response',
  severity: 'warning',
  cause: 'An operation has no success response.',
  consequence:
    'Callers do not know what it returns. The generated client returns each success with the status `unexpected` and without a type.',
  help: 'Describe a 2XX or 3XX response, or a `default` response.',
  skipsIncompleteParts: true,
  create: ({ report }) => ({
    operation: ({ sourceLocation, id, responses }) => {
      // Operations without responses have their own diagnostic.
      if (responses.length > 0 && !responses.some(({ status }) => /^[123]|^default$/.test(status)))
        report({
          message: `\`${id}\` has no success response`,
          at: sourceLocation,
          within: ['responses'],
        });
    },
  }),
};

export const missingErrorResponse: BuiltinRule = {
  code: 'completeness/error-response',
  severity: 'warning',
  cause: 'An operation has no client error response.',
  consequence:
    'Clients discover its errors only in production. The generated client returns them with the status `unexpected` and without a type.',
  help: 'Describe its 4XX responses, or a `default` response.',
  skipsIncompleteParts: true,
  create: ({ report }) => ({
    operation: ({ sourceLocation, id, responses }, kind) => {
      if (kind === 'path' && responses.length > 0 && !responses.some(({ status }) => /^4|^default$/.test(status)))
        report({
          message: `\`${id}\` has no client error response`,
          at: sourceLocation,
          within: ['responses'],
        });
    },
  }),
};

export const missingScopes: BuiltinRule = {
  code: 'completeness/security-scopes',
  severity: 'warning',
  cause: 'An operation requires an OAuth token but no scopes, although the security scheme defines some.',
  consequence: 'The generated server accepts any valid token: a token issued for reading can also change data.',
  help: 'List the required scopes. If it requires none, mention scopes in its description or in `x-unspecified`, which suppresses the finding.',
  create: ({ api, report }) => {
    const schemesWithScopes = new Set(
      api.securitySchemes
        .filter(({ scheme }) => scheme.type === 'oauth2' && scheme.flows.some((flow) => flow.scopes.length > 0))
        .map(({ name }) => name),
    );
    return {
      operation: ({ sourceLocation, id, security, hasOwnSecurity, extensions, description = '' }, kind) => {
        // Public operations, and operations that mention scopes, are intentional.
        if (
          kind !== 'path' ||
          extensions.access?.kind === 'public' ||
          [description, ...extensions.unspecified].some((text) => /scope/i.test(text))
        )
          return;
        for (const [index, { schemes }] of security.entries()) {
          const schemeWithoutScopes = schemes.find(
            ({ scheme, scopes: requiredScopes }) => schemesWithScopes.has(scheme) && requiredScopes.length === 0,
          );
          if (schemeWithoutScopes)
            report({
              message: `\`${id}\` requires no scopes of \`${schemeWithoutScopes.scheme}\``,
              at: sourceLocation,
              within: hasOwnSecurity ? ['security', index, schemeWithoutScopes.scheme] : [],
            });
        }
      },
    };
  },
};

export const missingRateLimit: BuiltinRule = {
  code: 'completeness/rate-limit',
  severity: 'note',
  cause:
    'An operation returns 429, but its rate limit is not documented in a response header, in `x-limits`, or in a description.',
  consequence: 'Clients discover the limit only by exceeding it, and do not know how long to wait before they retry.',
  help: 'Describe a header such as `Retry-After` or `RateLimit` in the response, or state the limit in a description.',
  skipsIncompleteParts: true,
  create: ({ api, report }) => ({
    operation: (operation) => {
      const { responses, extensions, id } = operation;
      const tooManyRequests = responses.find(({ status }) => status === '429');
      if (!tooManyRequests || api.conventions.rateLimit || extensions.limits.some((limit) => 'requests' in limit))
        return;
      const isDocumented =
        tooManyRequests.headers.some(({ name }) => /retry-after|rate-?limit/i.test(name)) ||
        /\d/.test(joinDescriptions(operation, tooManyRequests.description));
      if (!isDocumented)
        report({
          message: `\`${id}\` returns 429, but its rate limit is not documented`,
          at: tooManyRequests.sourceLocation,
        });
    },
  }),
};

function joinDescriptions({ description = '', summary = '' }: Operation, responseDescription: string): string {
  return `${summary} ${description} ${responseDescription}`;
}
