// Explanations of codes for custom templates.

import { commandExamples, type ExampleExplanation, type CommandExplanation } from '../explanation.ts';

const nothing = 'Nothing is generated.';

/** Returns a document, a configuration, and a template. */
const template = (file: string, text: string): Readonly<Record<string, string>> => ({
  'openapi.yaml': `info: { title: Pets, version: 1.0.0 }
`,
  'ashlar.config.json': `{ "document": "openapi.yaml", "out": "api", "targets": ["types"], "templates": "templates" }
`,
  [file]: text,
});

export const templateExplanations = {
  'templates/missing-directory': {
    cause: 'The template directory in the configuration does not exist, or cannot be read.',
    consequence: nothing,
    fix: 'Correct `templates` in the configuration, or copy the first template to the directory with `ashlar templates eject`.',
    command: 'ashlar generate',
    invalid: template('template/shared/banner.hbs', '// Generated for Acme.\n'),
    valid: template('templates/shared/banner.hbs', '// Generated for Acme.\n'),
  },
  'templates/unknown-template': {
    cause: 'No built-in template has this name, so the template would never be used.',
    consequence: nothing,
    fix: 'Rename the file to a template that `ashlar templates` lists, or remove it.',
    command: 'ashlar generate',
    invalid: template('templates/shared/baner.hbs', '// Generated for Acme.\n'),
    valid: template('templates/shared/banner.hbs', '// Generated for Acme.\n'),
  },
  'templates/invalid-template': {
    cause: 'A template has a syntax error, or uses an unsupported feature, such as a helper or a literal.',
    consequence: nothing,
    fix: 'Correct the syntax, or use a feature that `docs/templates.md` describes.',
    command: 'ashlar generate',
    invalid: template('templates/shared/banner.hbs', '// Generated for Acme.{{#if}}\n'),
    valid: template('templates/shared/banner.hbs', '// Generated for Acme.\n'),
  },
  'templates/type-error': {
    cause:
      'A template uses a property that its view does not have, or prints text that is not valid code in its language.',
    consequence: nothing,
    fix: 'Use a property that the view has: `docs/templates.md` describes the views.',
    command: 'ashlar templates check',
    invalid: template('templates/shared/banner.hbs', '// Generated for {{company}}.\n'),
    valid: template('templates/shared/banner.hbs', '// Generated for Acme.\n'),
  },
  'templates/file-exists': {
    cause: 'A template to eject already exists in the template directory.',
    consequence: 'Ashlar keeps the template, because it may contain changes.',
    fix: 'To discard the changes, overwrite the template.',
    ...commandExamples(
      'ashlar templates eject shared/banner',
      'ashlar templates eject shared/banner --force',
      template('templates/shared/banner.hbs', '// Generated for Acme.\n'),
    ),
  },
} as const satisfies Readonly<Record<string, ExampleExplanation | CommandExplanation>>;
