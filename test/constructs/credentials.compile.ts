// The compiler knows the security schemes of a document, and what each of them takes.

import type { CompileCase } from '../compile/case.ts';
import { constructs } from './constructs.compile.ts';

const clients = `import { createClient } from '../client/index.ts';
void createClient({ credentials: { key: 'k', person: { username: 'me', password: 'p' }, session: async () => 's' } });
`;
const client = (credentials: string): string =>
  `import { createClient } from '../client/index.ts';\nvoid createClient({ credentials: ${credentials} });\n`;

export const cases: readonly CompileCase[] = [
  {
    name: 'the compiler knows the schemes, and what each of them takes',
    within: constructs('requests.yaml'),
    files: () =>
      new Map([
        ['credentials/known.ts', clients],
        ['credentials/person.ts', client("{ person: 'me:p' }")],
        ['credentials/keys.ts', client("{ keys: 'k' }")],
        ['credentials/number.ts', client('{ key: 1 }')],
      ]),
    errors: {
      'credentials/person.ts': ["Type 'string' is not assignable"],
      'credentials/keys.ts': ["'keys' does not exist"],
      'credentials/number.ts': ["Type 'number' is not assignable"],
    },
  },
];
