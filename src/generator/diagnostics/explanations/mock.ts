// Explanations of codes for the mock server.

import type { ExampleExplanation, CommandExplanation } from '../explanation.ts';

const notStarted = 'The server does not start.';

export const mockExplanations = {
  'mock/cannot-listen': {
    cause:
      'The operating system does not let the server listen: another program uses the port, or the address is not local.',
    consequence: notStarted,
    fix: 'Stop the other program, or choose another port; 0 is any free port.',
    command: 'ashlar mock openapi.yaml --port 0',
  },
  'mock/invalid-state': {
    cause: 'The file of `--state` exists, but is not the state of a mock server, or cannot be read.',
    consequence: notStarted,
    fix: 'Choose another file, or delete it to start with generated items.',
    command: 'ashlar mock openapi.yaml --state mock.json',
  },
  'mock/no-operations': {
    cause: 'The document has no paths with operations, or the filters exclude all of them.',
    consequence: notStarted,
    fix: 'Add an operation, or change the filters.',
    command: 'ashlar mock openapi.yaml',
  },
} as const satisfies Record<string, ExampleExplanation | CommandExplanation>;
