// Compile cases for the client code samples in the docs.

import { sampleRequest } from '../../../../src/generator/targets/docs/samples/sample-request.ts';
import { clientSample } from '../../../../src/generator/targets/docs/samples/client.ts';
import { application, type CompileCase } from '../../../compile/case.ts';
import { loadModel } from '../../../models.ts';

export const cases: readonly CompileCase[] = [
  {
    name: 'docs: the client code samples of spec/',
    files: async () => {
      const api = await loadModel('spec/openapi.yaml');
      const files = new Map(
        api.operations.map((operation) => [
          `${operation.name.file}.ts`,
          clientSample(sampleRequest(operation, api), '@cloud-api/client', api) ?? '',
        ]),
      );
      if (files.size !== 44) throw new Error(`expected 44 samples, found ${files.size}`);
      return files;
    },
    options: application,
  },
];
