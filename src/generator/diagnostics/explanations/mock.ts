// Explanations of codes for the mock server.

import {
  commandExamples,
  operationExample,
  schemaExample,
  type ExampleExplanation,
  type CommandExplanation,
} from '../explanation.ts';

const notStarted = 'The server does not start.';

export const mockExplanations = {
  'mock/cannot-listen': {
    cause:
      'The operating system does not let the server listen: another program uses the port, or the address is not local.',
    consequence: notStarted,
    fix: 'Stop the other program, or choose another port; 0 is any free port.',
    ...commandExamples(
      'ashlar mock openapi.yaml --host 192.0.2.1',
      'ashlar mock openapi.yaml --host 127.0.0.1 --port 0',
    ),
  },
  'mock/invalid-state': {
    cause: 'The file of `--state` exists, but is not the state of a mock server, or cannot be read.',
    consequence: notStarted,
    fix: 'Choose another file, or delete it to start with generated items.',
    command: 'ashlar mock openapi.yaml --port 0 --state mock.json',
    invalid: { 'mock.json': '{ "pets": [] }\n' },
    valid: { 'mock.json': '{ "version": 1, "collections": [] }\n' },
  },
  'mock/no-operations': {
    cause: 'The document has no paths with operations, or the filters exclude all of them.',
    consequence: notStarted,
    fix: 'Add an operation, or change the filters.',
    command: 'ashlar mock openapi.yaml --port 0',
    invalid: schemaExample('type: object'),
    valid: operationExample('operationId: listPets'),
  },
} as const satisfies Record<string, ExampleExplanation | CommandExplanation>;
