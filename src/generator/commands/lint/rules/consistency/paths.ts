// Rule for trailing slashes in paths.

import type { Rule } from '../../rule.ts';

export const trailingSlash: Rule = {
  code: 'consistency/trailing-slash',
  severity: 'warning',
  meaning:
    'A path ends with a slash, and others do not. To HTTP the two are different resources, and many servers and proxies take one for the other.',
  remedy: 'Write the path without the slash.',
  look: ({ api, say }) => ({
    end: () => {
      const all = api.operations.filter(({ path }) => path !== '/');
      if (all.every(({ path }) => path.endsWith('/'))) return;
      for (const { path, origin } of all)
        if (path.endsWith('/')) say({ message: `the path ${path} ends with a slash`, at: origin });
    },
  }),
};
