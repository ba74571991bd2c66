// Rule for operations whose effect is assumed from the HTTP method.

import type { BuiltinRule } from '../../rule.ts';

const effectConsequences: Readonly<Record<string, string>> = {
  create: 'omitted properties take their defaults',
  replace: 'omitted properties take their defaults',
  update: 'omitted properties keep their stored values',
};

export const assumedOperationEffect: BuiltinRule = {
  code: 'vocabulary/assumed-effect',
  severity: 'note',
  cause:
    'A document with `x-ashlar` has an operation without `x-effect`. Ashlar assumes the usual meaning of its method: POST creates, PUT replaces, PATCH updates.',
  consequence:
    'The effect decides which defaults apply, and whether the server merges the body into the resource. If the assumption is wrong, the server stores wrong values for omitted properties.',
  help: 'State the effect, such as `x-effect: create`. For a POST that creates nothing, use `x-effect: action`.',
  create: ({ report }) => ({
    operation: ({ id, method, sourceLocation, extensions }) => {
      if (!extensions.effect?.assumed) return;
      const { kind } = extensions.effect;
      report({
        message: `\`${id}\` has no \`x-effect\`; assuming \`${kind}\` for ${method.toUpperCase()}: ${effectConsequences[kind] ?? ''}`,
        at: sourceLocation,
        onName: true,
        help: `add \`x-effect: ${kind}\`, or the effect that the operation has`,
      });
    },
  }),
};
