// Diagnostic codes for targets and output.

import type { CodeDefinition } from '../codes.ts';

export const outputCodes = {
  'output/dynamic-reference': {
    severity: 'warning',
    explanation:
      'A $dynamicRef that outer schemas may lead elsewhere is printed as a plain reference in the canonical document, and typed as one.',
  },
  'output/format-failed': {
    severity: 'error',
    explanation:
      'A generated text is no sound TypeScript, so it could not be formatted. This is a defect of Ashlar, and nothing is written.',
  },
  'output/name-collision': {
    severity: 'note',
    explanation:
      'A name that is derived from a schema or an operation, such as that of its request, belongs to another schema. The derived one is exported with a number behind it, which may surprise its users.',
  },
} as const satisfies Record<string, CodeDefinition>;
