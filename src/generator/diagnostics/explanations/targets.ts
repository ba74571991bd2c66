// Explanations of codes for custom targets.

import type { ExampleExplanation } from '../explanation.ts';

const command = 'ashlar generate';

/** Returns the files of a target with the body of its `plan`, and a configuration with its name and the `fields`. */
const example = (plan: string, fields = ''): Readonly<Record<string, string>> => ({
  'openapi.yaml': `paths:
  /pets:
    get: { responses: { '200': { description: All pets. } } }
`,
  'routes.js': `export default {
  name: 'routes',
  options: (value) => {
    if (value && value.prefix !== undefined && typeof value.prefix !== 'string') throw new Error('prefix is not a string');
    return { prefix: value?.prefix ?? '' };
  },
  plan: (api, { options, report }) => ${plan},
};
`,
  'ashlar.config.json': `{ "document": "openapi.yaml", "out": "api", "targets": ["./routes.js"]${fields} }
`,
});

const valid = example("[{ path: 'routes.json', text: JSON.stringify(api.operations.map(({ path }) => path)) }]");

const nothingIsWritten = 'Nothing is written.';

export const targetExplanations = {
  'targets/load-failed': {
    cause:
      'A module in `targets` does not exist, an error occurred while it was loaded, or loading it exceeded the time limit of 60 seconds.',
    consequence: nothingIsWritten,
    fix: 'Correct the path or package name in `targets`, or the error in the module.',
    command,
    invalid: { ...valid, 'routes.js': "throw new Error('missing setting');\n" },
    valid,
  },
  'targets/invalid-target': {
    cause:
      'A target lacks a required part, or has the name of another target. `defineTarget` of the package `ashlar` has types that show what is required.',
    consequence: nothingIsWritten,
    fix: 'Export the result of `defineTarget` as the default, with a name that no other target has.',
    command,
    invalid: { ...valid, 'routes.js': "export default { name: 'routes' };\n" },
    valid,
  },
  'targets/invalid-options': {
    cause: 'The options of a target in `targetOptions` are invalid, or no target has their name.',
    consequence: nothingIsWritten,
    fix: 'Correct the options, or the name of the target in `targetOptions`.',
    command,
    invalid: example('[]', ', "targetOptions": { "routes": { "prefix": 1 } }'),
    valid: example('[]', ', "targetOptions": { "routes": { "prefix": "/v1" } }'),
  },
  'targets/failed': {
    cause:
      'An error occurred in a target or in asynchronous work that it has started, or the target exceeded the time limit of 60 seconds. To end the process is an error, too.',
    consequence: 'Nothing is written, unless the error occurs after the targets have been rendered.',
    fix: 'Correct the target, or remove it from `targets`.',
    command,
    invalid: example('api.operations[0].missing.length'),
    valid,
  },
  'targets/invalid-path': {
    cause:
      'A target returned a path outside its directory, two conflicting paths, or a file name that is invalid on some systems.',
    consequence: nothingIsWritten,
    fix: 'Return a relative path inside the directory of the target, with a portable file name.',
    command,
    invalid: example("[{ path: '../package.json', text: '{}' }]"),
    valid,
  },
  'targets/invalid-code': {
    cause: 'A target returned a TypeScript file with a syntax error, or with brackets that are nested too deeply.',
    consequence: nothingIsWritten,
    fix: 'Correct the code that the target returns.',
    command,
    invalid: example("[{ path: 'routes.ts', text: 'export const = 1;' }]"),
    valid: example("[{ path: 'routes.ts', text: 'export const routes = 1;' }]"),
  },
  'targets/reported': {
    cause: 'A target reported a problem. Its name is at the start of the message.',
    consequence: 'It depends on the target. After an error, nothing is written.',
    fix: 'Fix the problem that the message states. The documentation of the target describes it.',
    command,
    invalid: example("(report.add('targets/reported', { message: 'no tags' }), [])"),
    valid,
  },
} as const satisfies Readonly<Record<string, ExampleExplanation>>;
