// Ashlar declares what openapi-typescript declares: for real documents, whose folder CORPUS names.

import { expect, test } from 'vitest';
import { noDocuments, realDocuments } from '../../../real-documents.ts';
import { compileAll } from '../../../compile/run.ts';
import { proof } from './equal.ts';
import { modelAsFarAsItGoes } from './model.ts';

test.skipIf(noDocuments).each(realDocuments)(
  '%s: each path, operation and component has the same type',
  async (document) => {
    const api = await modelAsFarAsItGoes(document);
    if (!api) throw new Error('no model');
    expect([...(await compileAll(new Map([['proof', { files: new Map(proof('proof', api)) }]])))]).toEqual([]);
  },
  600_000,
);
