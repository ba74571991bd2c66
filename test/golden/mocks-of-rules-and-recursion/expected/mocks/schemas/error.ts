// Values of the schema "Error".

import type { Error_ } from '../../types/schemas.js';
import { checkError_ } from '../../validators/schemas/error.js';
import { createFactory, type Factory, type SampleSchema } from '../runtime.js';

/** Sample schema of `Error_`. */
export const errorSample: SampleSchema = {
  type: 'object',
  required: ['title'],
  properties: {
    title: { type: 'string', minLength: 1 },
    cause: { anyOf: [() => errorSample], nullable: true },
  },
};

/** Creates a valid `Error_`. */
export const anError_: Factory<Error_> = /* @__PURE__ */ createFactory({
  name: 'Error_',
  sample: errorSample,
  check: checkError_,
});
