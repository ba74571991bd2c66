// Ashlar and openapi-typescript print equal types for the real documents in CORPUS.

import { expect, test } from 'vitest';
import { hasNoRealDocuments, realDocuments } from '../../../real-documents.ts';
import { compileAll } from '../../../compile/compile-programs-together.ts';
import { createProof } from './equal.ts';
import { buildPartialModel } from './build-partial-model.ts';

test.skipIf(hasNoRealDocuments).each(realDocuments)(
  '%s: each path, operation, and component has the same type',
  async (document) => {
    const api = await buildPartialModel(document);
    if (!api) throw new Error('no model');
    const proof = { files: new Map(createProof('proof', api)) };
    const errors = await compileAll(new Map([['proof', proof]]));
    expect([...errors]).toEqual([]);
  },
  600_000,
);
