// What this repository generates: everything, as packages, from its own document.

import { defineConfig } from 'ashlar';

export default defineConfig({
  document: 'spec/openapi.yaml',
  out: 'generated',
  packages: { scope: '@cloud-api', license: 'MIT' },
  release: {
    additionalPackages: ['.', 'packages/runtime'],
    sameVersion: true,
    compiler: 'typescript-7',
    sizeLimits: [{ package: 'client', exports: ['createBaseClient', 'getUser'], maxBytes: 6000 }],
  },
});
