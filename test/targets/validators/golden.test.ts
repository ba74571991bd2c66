// Generated validator modules of small documents, compared with golden files.

import { expect, test } from 'vitest';
import { formatTypeScript } from '../../../src/generator/output/format.ts';
import { goldenDocuments } from './golden-documents.ts';
import { renderValidators } from './load.ts';
import { modelOf } from './model.ts';

test.each(Object.entries(goldenDocuments))('generates %s', async (name, { module, document }) => {
  const text = renderValidators(await modelOf(document)).get(module);
  expect(text).toBeDefined();
  await expect((await formatTypeScript(text ?? '')).text).toMatchFileSnapshot(`golden/${name}.txt`);
});
