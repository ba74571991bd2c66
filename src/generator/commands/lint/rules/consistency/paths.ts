// Rule for trailing slashes in paths.

import type { LintRule } from '../../rule.ts';

export const trailingSlash: LintRule = {
  code: 'consistency/trailing-slash',
  severity: 'warning',
  explanation:
    'A path ends with a slash, and others do not. To HTTP the two are different resources, and many servers and proxies take one for the other.',
  help: 'Write the path without the slash.',
  create: ({ api, report }) => ({
    end: () => {
      const operations = api.operations.filter(({ path }) => path !== '/');
      if (operations.every(({ path }) => path.endsWith('/'))) return;
      for (const { path, sourceLocation } of operations)
        if (path.endsWith('/')) report({ message: `the path ${path} ends with a slash`, at: sourceLocation });
    },
  }),
};
