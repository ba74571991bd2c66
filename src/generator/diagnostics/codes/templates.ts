// Diagnostic codes for custom templates.

import type { CodeDefinition } from '../codes.ts';

export const templateCodes = {
  'templates/missing-directory': {
    severity: 'error',
    explanation: 'The template directory in the configuration does not exist or cannot be read.',
  },
  'templates/unknown-template': {
    severity: 'error',
    explanation: 'No built-in template has this name, so the template is never used.',
  },
  'templates/invalid-template': {
    severity: 'error',
    explanation: 'A template has a syntax error or uses an unsupported feature, such as a helper or a literal.',
  },
  'templates/type-error': {
    severity: 'error',
    explanation:
      'A template uses a property that its view does not have, or prints text that is not valid code in its language.',
  },
  'templates/file-exists': {
    severity: 'error',
    explanation:
      'A template to eject already exists in the template directory. Ashlar keeps it, because it may contain changes.',
  },
} as const satisfies Record<string, CodeDefinition>;
