// Diagnostic codes for custom templates.

import type { CodeDefinition } from '../codes.ts';

export const templateCodes = {
  'templates/missing-directory': {
    severity: 'error',
    explanation: 'The folder of templates that the configuration names does not exist, or cannot be read.',
  },
  'templates/unknown-template': {
    severity: 'error',
    explanation: 'A template has a name that Ashlar has no template of, so it would never be used.',
  },
  'templates/invalid-template': {
    severity: 'error',
    explanation: 'A template has broken syntax, or does what no template may: it calls a helper, or prints a literal.',
  },
  'templates/type-error': {
    severity: 'error',
    explanation: 'A template asks its view for what it does not have, or prints what is no code of its language.',
  },
  'templates/file-exists': {
    severity: 'error',
    explanation: 'A template that is to be copied out is there already, and may have been changed.',
  },
} as const satisfies Record<string, CodeDefinition>;
