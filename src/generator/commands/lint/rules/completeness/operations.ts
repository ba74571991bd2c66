// Rules for operations without an ID, tags, responses, scopes, or documented rate limits.

import type { Operation } from '../../../../model/types/api.ts';
import { pathExists } from '../../finding.ts';
import type { LintRule } from '../../rule.ts';

export const missingOperationId: LintRule = {
  code: 'completeness/operation-id',
  severity: 'warning',
  explanation:
    'An operation has no operationId. Generated code names it after its path, and the name changes with the path.',
  help: 'Give it an `operationId` that no other has.',
  create: ({ report }) => ({
    operation: ({ sourceLocation, id }, kind) => {
      if (kind === 'path' && !pathExists(sourceLocation, ['operationId']))
        report({ message: `${id} has no operationId`, at: sourceLocation });
    },
  }),
};

export const missingTag: LintRule = {
  code: 'completeness/operation-tag',
  severity: 'note',
  explanation:
    'An operation has no tag, though others have: the documentation and the generated code group it by its path.',
  help: 'Give it the tag of the operations that it belongs to.',
  create: ({ api, report }) => ({
    operation: ({ sourceLocation, id, tags }, kind) => {
      if (
        kind === 'path' &&
        tags.length === 0 &&
        api.operations.some((otherOperation) => otherOperation.tags.length > 0)
      )
        report({ message: `${id} has no tag`, at: sourceLocation });
    },
  }),
};

export const missingSuccessResponse: LintRule = {
  code: 'completeness/success-response',
  severity: 'warning',
  explanation: 'An operation describes no response of success: nobody knows what it gives back.',
  help: 'Describe a response of 2XX or 3XX, or a `default`.',
  skipsIncompleteParts: true,
  create: ({ report }) => ({
    operation: ({ sourceLocation, id, responses }) => {
      // An operation without any response has a diagnostic of its own.
      if (responses.length > 0 && !responses.some(({ status }) => /^[123]|^default$/.test(status)))
        report({
          message: `${id} never ends well: it describes no response of success`,
          at: sourceLocation,
          within: ['responses'],
        });
    },
  }),
};

export const missingErrorResponse: LintRule = {
  code: 'completeness/error-response',
  severity: 'warning',
  explanation:
    'An operation describes no response of failure: clients find out in production what a refusal looks like.',
  help: 'Describe the responses of 4XX that it has, or a `default`.',
  skipsIncompleteParts: true,
  create: ({ report }) => ({
    operation: ({ sourceLocation, id, responses }, kind) => {
      if (kind === 'path' && responses.length > 0 && !responses.some(({ status }) => /^4|^default$/.test(status)))
        report({
          message: `${id} describes no error that a client can cause`,
          at: sourceLocation,
          within: ['responses'],
        });
    },
  }),
};

export const missingScopes: LintRule = {
  code: 'completeness/security-scopes',
  severity: 'warning',
  explanation:
    'An operation asks for a token of OAuth, and for no scope, though the scheme has some: any token will do, whatever it was granted for.',
  help: 'Name the scopes that it takes. Where it really takes none, `[]` stands for any token of its user: say so with x-unspecified or in the description, and turn the rule off for that file.',
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
          /scope/i.test([description, ...extensions.unspecified].join(' '))
        )
          return;
        for (const [index, { schemes }] of security.entries()) {
          const unscoped = schemes.find(
            ({ scheme, scopes: requiredScopes }) => schemesWithScopes.has(scheme) && requiredScopes.length === 0,
          );
          if (unscoped)
            report({
              message: `${id} takes any token of ${unscoped.scheme}, whatever its scopes`,
              at: sourceLocation,
              within: hasOwnSecurity ? ['security', index, unscoped.scheme] : [],
            });
        }
      },
    };
  },
};

export const missingRateLimit: LintRule = {
  code: 'completeness/rate-limit',
  severity: 'note',
  explanation:
    'An operation answers 429 when there are too many requests, and nothing says how many there may be: no header of the response, no x-limits, no word.',
  help: 'Describe a header such as `Retry-After` or `RateLimit` in the response, or say the limit in a description.',
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
        report({ message: `${id} limits requests, and nothing says to how many`, at: tooManyRequests.sourceLocation });
    },
  }),
};

function joinDescriptions({ description = '', summary = '' }: Operation, responseDescription: string): string {
  return `${summary} ${description} ${responseDescription}`;
}
