// The validators that are judged: the package as it is committed, imported by its name as a user would.

import * as validators from '@cloud-api/validators';

import type { Exports } from './generate.ts';

/** Everything that the package of validators exports. */
export const packageExports: Exports = validators;
