// What the fuzz has found: what is generated from it compiles.

import type { CompileCase } from '../compile/case.ts';
import { contradictions } from './contradictions.ts';
import { judge } from './judge.ts';
import { large } from './large.ts';
import { readings } from './readings.ts';
import { ruledDocuments } from './rules.ts';
import type { Written } from './schemas.ts';

const found: Readonly<Record<string, Written>> = { contradictions, large, ...readings, ...ruledDocuments };

export const cases: readonly CompileCase[] = Object.entries(found).map(([name, document]) => ({
  name: `fuzz: ${name}`,
  files: async () => {
    const { files, refused, wrong } = await judge(document, 1, 0, 'code');
    if (refused.length > 0 || wrong.length > 0) throw new Error([...refused, ...wrong].join('\n'));
    return files;
  },
}));
