// Compile cases for validators without request readers: the client uses them, and no module has unused code.

import type { CompileCase } from '../../compile/case.ts';
import { plainSources, renderOutput } from '../../compile/render-unformatted-output.ts';
import { loadModel } from '../../models.ts';

const documents = [
  'test/targets/server/plain.yaml',
  ...['operations', 'requests', 'object-parameters', 'unions'].map((name) => `test/constructs/documents/${name}.yaml`),
];

const use = [
  "import { createClient, createMessageValidator } from './client/index.ts';",
  "import { operationChecks } from './validators/index.ts';",
  'const validate = createMessageValidator(operationChecks);',
  "export const client: unknown = createClient({ baseUrl: 'https://api.example.com', validate });",
].join('\n');

export const cases: readonly CompileCase[] = documents.map((document) => ({
  name: `validators without request readers: ${document}`,
  files: async () => {
    const options = { ...plainSources, requestReaders: false };
    const output = await renderOutput(await loadModel(document), ['types', 'client', 'validators'], options);
    for (const [path, text] of output)
      // Headers of responses are parsed by functions of the runtime that parse parameters, too.
      if (/^validators\/(?!runtime)/.test(path) && /export function read|RawRequest/.test(text))
        throw new Error(`${path} reads requests`);
    return new Map([...output, ['use.ts', use]]);
  },
}));
