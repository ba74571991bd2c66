// Rules for missing parts of operations: ID, tags, responses, scopes, and rate limits.

import type { Operation } from '../../../../model/types/api.ts';
import { leads } from '../../finding-location.ts';
import type { Rule } from '../../rule.ts';

export const operationId: Rule = {
  code: 'completeness/operation-id',
  severity: 'warning',
  meaning:
    'An operation has no operationId. Generated code names it after its path, and the name changes with the path.',
  remedy: 'Give it an `operationId` that no other has.',
  look: ({ say }) => ({
    operation: ({ origin, id }, of) => {
      if (of === 'path' && !leads(origin, ['operationId'])) say({ message: `${id} has no operationId`, at: origin });
    },
  }),
};

export const operationTag: Rule = {
  code: 'completeness/operation-tag',
  severity: 'note',
  meaning:
    'An operation has no tag, though others have: the documentation and the generated code group it by its path.',
  remedy: 'Give it the tag of the operations that it belongs to.',
  look: ({ api, say }) => ({
    operation: ({ origin, id, tags }, of) => {
      if (of === 'path' && tags.length === 0 && api.operations.some((other) => other.tags.length > 0))
        say({ message: `${id} has no tag`, at: origin });
    },
  }),
};

export const successResponse: Rule = {
  code: 'completeness/success-response',
  severity: 'warning',
  meaning: 'An operation describes no response of success: nobody knows what it gives back.',
  remedy: 'Describe a response of 2XX or 3XX, or a `default`.',
  needsWhole: true,
  look: ({ say }) => ({
    operation: ({ origin, id, responses }) => {
      // An operation without any response has a diagnostic of its own.
      if (responses.length > 0 && !responses.some(({ status }) => /^[123]|^default$/.test(status)))
        say({
          message: `${id} never ends well: it describes no response of success`,
          at: origin,
          within: ['responses'],
        });
    },
  }),
};

export const errorResponse: Rule = {
  code: 'completeness/error-response',
  severity: 'warning',
  meaning: 'An operation describes no response of failure: clients find out in production what a refusal looks like.',
  remedy: 'Describe the responses of 4XX that it has, or a `default`.',
  needsWhole: true,
  look: ({ say }) => ({
    operation: ({ origin, id, responses }, of) => {
      if (of === 'path' && responses.length > 0 && !responses.some(({ status }) => /^4|^default$/.test(status)))
        say({ message: `${id} describes no error that a client can cause`, at: origin, within: ['responses'] });
    },
  }),
};

export const scopes: Rule = {
  code: 'completeness/scopes',
  severity: 'warning',
  meaning:
    'An operation asks for a token of OAuth, and for no scope, though the scheme has some: any token will do, whatever it was granted for.',
  remedy:
    'Name the scopes that it takes. Where it really takes none, `[]` stands for any token of its user: say so with x-unspecified or in the description, and turn the rule off for that file.',
  look: ({ api, say }) => {
    const scoped = new Set(
      api.securitySchemes
        .filter(({ scheme }) => scheme.type === 'oauth2' && scheme.flows.some((flow) => flow.scopes.length > 0))
        .map(({ name }) => name),
    );
    return {
      operation: ({ origin, id, security, ownSecurity, facts, description = '' }, of) => {
        // Public operations, and operations that mention scopes, are intentional.
        if (
          of !== 'path' ||
          facts.access?.kind === 'public' ||
          /scope/i.test([description, ...facts.unspecified].join(' '))
        )
          return;
        for (const [index, { schemes }] of security.entries()) {
          const open = schemes.find(({ scheme, scopes: asked }) => scoped.has(scheme) && asked.length === 0);
          if (open)
            say({
              message: `${id} takes any token of ${open.scheme}, whatever its scopes`,
              at: origin,
              within: ownSecurity ? ['security', index, open.scheme] : [],
            });
        }
      },
    };
  },
};

export const limits: Rule = {
  code: 'completeness/limits',
  severity: 'note',
  meaning:
    'An operation answers 429 when there are too many requests, and nothing says how many there may be: no header of the response, no x-limits, no word.',
  remedy: 'Describe a header such as `Retry-After` or `RateLimit` in the response, or say the limit in a description.',
  needsWhole: true,
  look: ({ api, say }) => ({
    operation: (operation) => {
      const { responses, facts, id } = operation;
      const refused = responses.find(({ status }) => status === '429');
      if (!refused || api.conventions.rateLimit || facts.limits.some((limit) => 'requests' in limit)) return;
      const tells =
        refused.headers.some(({ name }) => /retry-after|rate-?limit/i.test(name)) ||
        /\d/.test(wordsOf(operation, refused.description));
      if (!tells) say({ message: `${id} limits requests, and nothing says to how many`, at: refused.origin });
    },
  }),
};

function wordsOf({ description = '', summary = '' }: Operation, refusal: string): string {
  return `${summary} ${description} ${refusal}`;
}
