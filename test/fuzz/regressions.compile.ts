// Compile cases of the full tier for documents in which the fuzzer once found errors.

import type { CompileCase } from '../compile/case.ts';
import { isFull } from '../tier.ts';
import { contradictions } from './contradiction-regressions.ts';
import { checkDocument } from './check-document-validators.ts';
import { largeDocument } from './large-schemas.ts';
import { variantRegressions } from './variant-regressions.ts';
import { ruleRegressions } from './rule-regressions.ts';
import type { JsonObject } from './schemas.ts';

const documents: Readonly<Record<string, JsonObject>> = {
  contradictions,
  large: largeDocument,
  ...variantRegressions,
  ...ruleRegressions,
};

export const cases: readonly CompileCase[] = Object.entries(isFull ? documents : {}).map(([name, document]) => ({
  name: `fuzz: ${name}`,
  files: async () => {
    const { files, errors, failures } = await checkDocument(document, 1, 0, 'code');
    if (errors.length > 0 || failures.length > 0) throw new Error([...errors, ...failures].join('\n'));
    return files;
  },
}));
