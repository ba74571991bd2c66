// Examples of lint rules, read from their documentation pages, which are part of the package.

import { existsSync, readFileSync } from 'node:fs';

/** Returns the invalid and the valid example on the page of a rule, such as `docs/lint/correctness/enum-value.md`. */
export function readRuleExamples(page: string): readonly string[] {
  const text = readFileSync(new URL(page, findPackageDirectory()), 'utf8');
  return [...text.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, example = '']) => example);
}

function findPackageDirectory(): URL {
  for (let directory = new URL('.', import.meta.url), child = ''; ; directory = new URL('..', directory)) {
    if (existsSync(new URL('docs/lint/', directory)) && existsSync(new URL('package.json', directory)))
      return directory;
    // The parent of a root is the root itself.
    if (directory.href === child) throw new Error('the directory docs/lint/ is missing from the package');
    child = directory.href;
  }
}
