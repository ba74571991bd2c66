// Rule for operations whose effect is assumed from the HTTP method.

import type { Rule } from '../../rule.ts';

const consequences: Readonly<Record<string, string>> = {
  create: 'omitted properties take their defaults',
  replace: 'omitted properties take their defaults',
  update: 'omitted properties keep their stored values',
};

export const effect: Rule = {
  code: 'vocabulary/effect',
  severity: 'note',
  meaning:
    'A document with `x-ashlar` has an operation without `x-effect`. Ashlar assumes the usual meaning of its method: POST creates, PUT replaces, PATCH updates. The effect decides which defaults apply, and whether the body is merged into the resource.',
  remedy: 'State the effect, such as `x-effect: create`. For a POST that creates nothing, use `x-effect: action`.',
  look: ({ say }) => ({
    operation: ({ id, method, origin, facts }) => {
      if (!facts.effect?.assumed) return;
      const { kind } = facts.effect;
      say({
        message: `\`${id}\` has no \`x-effect\`; assuming \`${kind}\` for ${method.toUpperCase()}: ${consequences[kind] ?? ''}`,
        at: origin,
        onName: true,
        help: `add \`x-effect: ${kind}\`, or the effect that the operation has`,
      });
    },
  }),
};
