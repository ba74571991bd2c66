// The validators under test: the committed package, imported by its name.

import * as validators from '@cloud-api/validators';

import type { Exports } from './generate.ts';

/** All exports of the validators package. */
export const packageExports: Exports = validators;
