// Diagnostic codes for targets and output.

import type { CodeDefinition } from '../codes.ts';

export const outputCodes = {
  'output/dynamic-reference': {
    severity: 'warning',
    explanation:
      'A `$dynamicRef` that outer schemas can override is emitted as a plain `$ref`. Types and the canonical document use only its initial target.',
  },
  'output/format-failed': {
    severity: 'error',
    explanation:
      'A generated file is not valid TypeScript and could not be formatted. This is a bug in Ashlar; nothing is written.',
  },
  'output/name-collision': {
    severity: 'note',
    explanation:
      'A name derived from a schema or operation, such as the name of a request type, already belongs to another schema. The derived type is exported with a number appended to its name.',
  },
  'output/ambiguous-format': {
    severity: 'note',
    explanation:
      'The options `dates` and `integers64` convert values by their format, but the parts of this schema disagree: a value that has the format in one of them does not have it in another. The values of the schema keep the form of JSON. A discriminator makes a union unambiguous.',
  },
} as const satisfies Record<string, CodeDefinition>;
