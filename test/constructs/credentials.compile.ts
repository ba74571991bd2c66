// Types of client credentials by security scheme.

import type { CompileCase } from '../compile/case.ts';
import { constructs } from './constructs.compile.ts';

const validCredentials = `import { createClient } from '../client/index.ts';
void createClient({ credentials: { key: 'k', person: { username: 'me', password: 'p' }, session: async () => 's' } });
`;
const client = (credentials: string): string =>
  `import { createClient } from '../client/index.ts';\nvoid createClient({ credentials: ${credentials} });\n`;

export const cases: readonly CompileCase[] = [
  {
    name: 'accepts a credential of the declared type for each declared security scheme',
    within: constructs('requests.yaml'),
    files: () =>
      new Map([
        ['credentials/known.ts', validCredentials],
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
