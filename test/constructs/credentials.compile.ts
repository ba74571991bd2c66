// Checks the types of client credentials for each security scheme.

import type { CompileCase } from '../compile/case.ts';
import { compileCaseName } from './constructs.compile.ts';

const validProgram = `import { createClient } from '../client/index.ts';
void createClient({ credentials: { key: 'k', basic: { username: 'me', password: 'p' }, session: async () => 's' } });
`;
const createProgram = (credentials: string): string =>
  `import { createClient } from '../client/index.ts';\nvoid createClient({ credentials: ${credentials} });\n`;

export const cases: readonly CompileCase[] = [
  {
    name: 'accepts only a credential of the declared type for each declared security scheme',
    within: compileCaseName('requests.yaml'),
    files: () =>
      new Map([
        ['credentials/valid.ts', validProgram],
        ['credentials/basic.ts', createProgram("{ basic: 'me:p' }")],
        ['credentials/keys.ts', createProgram("{ keys: 'k' }")],
        ['credentials/number.ts', createProgram('{ key: 1 }')],
      ]),
    errors: {
      'credentials/basic.ts': ["Type 'string' is not assignable"],
      'credentials/keys.ts': ["'keys' does not exist"],
      'credentials/number.ts': ["Type 'number' is not assignable"],
    },
  },
];
