// Explanations of codes for `ashlar scaffold`.

import { commandExamples, type ExampleExplanation, type CommandExplanation } from '../explanation.ts';

const command = 'ashlar scaffold openapi.yaml';

/** Returns a document with operations for a path. */
const document = (...methods: readonly string[]): string => `paths:
  /pets:
${methods.map((method) => `    ${method}:\n      tags: [pets]\n      responses:\n        '200': { description: OK }\n`).join('')}`;

/** Returns a document, and the module of its handlers, in which an object has the type `PetsHandlers`. */
const handlers = (object: string): Readonly<Record<string, string>> => ({
  'openapi.yaml': document('get'),
  'handlers/pets.ts': `import type { PetsHandlers } from '../generated/server/index.js';
import type { Tx } from './tx.js';

export const pets: PetsHandlers<Tx> = ${object};
`,
});

const withoutHandlers = handlers('{}');

/** Returns a configuration of targets. */
const targets = (names: string): Readonly<Record<string, string>> => ({
  'ashlar.config.json': `{ "document": "openapi.yaml", "targets": [${names}] }\n`,
});

export const scaffoldExplanations = {
  'scaffold/missing-server': {
    cause:
      'Handlers require the generated server, but the configuration excludes it, or the document has no operations.',
    consequence: 'No handlers are written.',
    fix: 'Add `server` and `validators` to the `targets` of the configuration, and generate.',
    command: 'ashlar scaffold',
    invalid: targets('"types"'),
    valid: targets('"types", "validators", "server"'),
  },
  'scaffold/invalid-state': {
    cause: 'The state file of the last run cannot be read.',
    consequence: 'No handlers are written, because Ashlar cannot distinguish a renamed operation from a new one.',
    fix: 'Restore the state file from version control, or delete it: then, operations renamed since the last run count as new.',
    command,
    invalid: { 'handlers/.ashlar-handlers.json': '<<<<<<< HEAD\n{ "tags": {} }\n' },
    valid: { 'handlers/.ashlar-handlers.json': '{ "tags": {} }\n' },
  },
  'scaffold/syntax-error': {
    cause: 'A handler module cannot be read, or is not valid TypeScript.',
    consequence: 'No handlers are written, because Ashlar cannot add to the module safely.',
    fix: 'Fix the syntax error. `npx tsc --noEmit` lists all errors.',
    command,
    invalid: handlers('{\n  async getPets() {\n    return { status: 200 ;\n  },\n}'),
    valid: handlers('{\n  async getPets() {\n    return { status: 200 };\n  },\n}'),
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
    command,
    invalid: { ...withoutHandlers, 'handlers/pets.ts': 'export const pets = {};\n' },
    valid: withoutHandlers,
  },
  'scaffold/orphaned-handler': {
    cause: 'The operation of a handler was removed from the document, or moved to another tag.',
    consequence: 'Ashlar keeps the handler, and adds a comment above it.',
    fix: 'Delete the handler, or move its code to the new one.',
    command: 'ashlar scaffold old.yaml && ashlar scaffold openapi.yaml',
    invalid: { 'old.yaml': document('get', 'post'), 'openapi.yaml': document('get') },
    valid: { 'old.yaml': document('get'), 'openapi.yaml': document('get', 'post') },
  },
  'scaffold/type-error': {
    cause: 'The handlers, or a module that imports them, do not compile against the generated server.',
    consequence: 'The handlers are written. The command fails.',
    fix: 'Fix the type errors. `npx tsc --noEmit` lists all errors.',
    command: `ashlar generate openapi.yaml && ${command}`,
    invalid: handlers('{\n  async getPets() {\n    return { status: 201 };\n  },\n}'),
    valid: handlers('{\n  async getPets() {\n    return { status: 200 };\n  },\n}'),
  },
  'scaffold/server-not-generated': {
    cause: 'The server has not been generated yet.',
    consequence: 'The handlers are written, but not type-checked.',
    fix: 'Generate the server, and run the command again.',
    ...commandExamples(command, `ashlar generate openapi.yaml && ${command}`),
  },
  'scaffold/stale': {
    cause: 'With `--check`, the handlers differ from those that the document requires.',
    consequence: 'The check fails, and lists the files. Nothing is written.',
    fix: 'Run the command without `--check`, and commit the result.',
    ...commandExamples(`${command} --check`, `${command} && ${command} --check`),
  },
} as const satisfies Readonly<Record<string, ExampleExplanation | CommandExplanation>>;
