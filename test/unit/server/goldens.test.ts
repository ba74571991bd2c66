// Whatever a document holds, its server compiles for the strictest consumer: hostile names, long ones, every odd part.

import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { compile, generateServer } from './generated.ts';
import { modelOfFile } from '../../models.ts';

const names = [
  'hostile-names',
  'name-collision',
  'non-latin-names',
  'digits-first',
  'security-alternatives',
  'responses-sorted',
  'parts-lossless',
  'multi-file',
  'every-target',
];

it('the servers of golden documents compile', async () => {
  const folders: string[] = [];
  for (const name of names)
    folders.push(
      (await generateServer(`goldens/${name}`, await modelOfFile(`test/golden/${name}/document.yaml`))).folder,
    );
  const [first = ''] = folders;
  expect(
    compile(
      dirname(first),
      names.map((name) => `${name}/server`),
    ),
  ).toBe('');
});
