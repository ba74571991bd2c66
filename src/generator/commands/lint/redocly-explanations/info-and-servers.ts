// Explanations of Redocly rules for the `info` object and servers.

import type { ExampleExplanation } from '../../../diagnostics/explanation.ts';
import type { RedoclyRule } from '../redocly.ts';

/** Returns an `info` object with additional fields. */
const info = (fields: string): string => `info:
  title: Pets
  version: 1.0.0
${fields}`;

const license = '  license: { name: MIT, identifier: MIT }\n';

const server = (url: string): string => `servers: [{ url: ${url} }]\n`;

/** Returns a server with a variable, whose default is `eu`. */
const serverVariable = (values: string): string => `servers:
  - url: https://{region}.pets.test
    variables:
      region: { default: eu, enum: ${values} }
`;

export const infoAndServerExplanations = {
  'info-license': {
    cause: 'The `info` object has no `license`.',
    consequence: 'Callers do not know under which terms they may use the API, or publish a client for it.',
    fix: 'Add a `license` with its `name` and `url`.',
    invalid: info(''),
    valid: info(license),
  },
  'info-license-strict': {
    cause:
      'The `license` has neither a `url` nor an SPDX `identifier`. In OpenAPI 3.0, which has no `identifier`, it has no `url`.',
    consequence: 'Readers cannot find the terms, and tools that check licenses cannot identify this one by its name.',
    fix: 'Add the `url` of the license or, since OpenAPI 3.1, its SPDX `identifier`.',
    invalid: info('  license: { name: Pet license }\n'),
    valid: info('  license: { name: Pet license, url: https://pets.test/license }\n'),
  },
  'info-contact': {
    cause: 'The `info` object has no `contact`.',
    consequence: 'Callers who find an error in the API or in its documentation do not know where to report it.',
    fix: 'Add a `contact` with an `email` or a `url`.',
    invalid: info(license),
    valid: info(`${license}  contact: { email: api@pets.test }\n`),
  },
  'no-server-example.com': {
    cause: 'The URL of a server is on `example.com` or `localhost`.',
    consequence:
      'The generated client sends requests, with their credentials, to a placeholder or to the machine of the caller. Copied examples fail.',
    fix: 'Set the URL at which callers reach the server.',
    invalid: server('https://api.example.com'),
    valid: server('https://api.pets.test'),
  },
  'no-server-trailing-slash': {
    cause: 'The URL of a server ends with a slash.',
    consequence:
      'Each path begins with a slash. Clients that append it to the URL request `//pets`, for which many servers return 404.',
    fix: 'Remove the slash at the end of the URL.',
    invalid: server('https://api.pets.test/v1/'),
    valid: server('https://api.pets.test/v1'),
  },
  'no-empty-servers': {
    cause: 'The document has no `servers`, or an empty array.',
    consequence:
      'Callers have to find the URL of the API elsewhere. The generated client requires a `baseUrl`, and examples in the docs use a placeholder.',
    fix: 'Add a server with the `url` of the API.',
    invalid: 'servers: []\n',
    valid: server('https://api.pets.test'),
  },
  'no-server-variables-empty-enum': {
    cause: 'The `enum` of a server variable is empty, or does not contain its default.',
    consequence:
      'A client that checks the variable rejects the default, so it cannot call the server without another value.',
    fix: 'List every value of the variable in its `enum`, including the default.',
    invalid: serverVariable('[us, asia]'),
    valid: serverVariable('[eu, us, asia]'),
  },
} as const satisfies Partial<Readonly<Record<RedoclyRule, ExampleExplanation>>>;
