// Explanations of codes for `ashlar scaffold`.

import type { ExampleExplanation, CommandExplanation } from '../explanation.ts';

export const scaffoldExplanations = {
  'scaffold/missing-server': {
    cause:
      'Handlers require the generated server, but the configuration excludes it, or the document has no operations.',
    consequence: 'No handlers are written.',
    fix: 'Add `server` and `validators` to the `targets` of the configuration, and generate.',
    command: 'ashlar generate',
  },
  'scaffold/invalid-state': {
    cause: 'The state file of the last run cannot be read.',
    consequence: 'No handlers are written, because Ashlar cannot distinguish a renamed operation from a new one.',
    fix: 'Restore the state file from version control, or delete it: then, operations renamed since the last run count as new.',
    command: 'git checkout src/handlers',
  },
  'scaffold/syntax-error': {
    cause: 'A handler module cannot be read, or is not valid TypeScript.',
    consequence: 'No handlers are written, because Ashlar cannot add to the module safely.',
    fix: 'Fix the syntax error.',
    command: 'npx tsc --noEmit',
  },
  'scaffold/concurrent-edit': {
    cause: 'A file changed while the command ran.',
    consequence: 'Nothing is written, because that would discard the change.',
    fix: 'Run the command again.',
    command: 'ashlar scaffold',
  },
  'scaffold/missing-handlers-object': {
    cause: 'The file of a tag declares no value with the handlers type of the tag.',
    consequence: 'Ashlar cannot add handlers to this file, and leaves it as it is. Other files are written.',
    fix: 'Declare an object, function result, or class with the type that the message names.',
    command: 'ashlar scaffold',
  },
  'scaffold/orphaned-handler': {
    cause: 'The operation of a handler was removed from the document, or moved to another tag.',
    consequence: 'Ashlar keeps the handler, and adds a comment above it.',
    fix: 'Delete the handler, or move its code to the new one.',
    command: 'ashlar scaffold --check',
  },
  'scaffold/type-error': {
    cause: 'The handlers, or a module that imports them, do not compile against the generated server.',
    consequence: 'The handlers are written. The command fails.',
    fix: 'Fix the type errors.',
    command: 'npx tsc --noEmit',
  },
  'scaffold/server-not-generated': {
    cause: 'The server has not been generated yet.',
    consequence: 'The handlers are written, but not type-checked.',
    fix: 'Generate the server, and run the command again.',
    command: 'ashlar generate',
  },
  'scaffold/stale': {
    cause: 'With `--check`, the handlers differ from those that the document requires.',
    consequence: 'The check fails, and lists the files. Nothing is written.',
    fix: 'Run the command without `--check`, and commit the result.',
    command: 'ashlar scaffold',
  },
} as const satisfies Readonly<Record<string, ExampleExplanation | CommandExplanation>>;
