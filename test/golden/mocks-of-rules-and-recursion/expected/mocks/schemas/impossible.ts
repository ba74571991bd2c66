// Values of the schema "Impossible".

import type { Impossible } from '../../types/schemas.js';
import { checkImpossible } from '../../validators/schemas/impossible.js';
import { createFactory, type Factory, type SampleSchema } from '../runtime.js';

/** Sample schema of `Impossible`. */
export const impossibleSample: SampleSchema = { enum: [] };

/** Creates a valid `Impossible`. */
export const anImpossible: Factory<Impossible> = /* @__PURE__ */ createFactory({
  name: 'Impossible',
  sample: impossibleSample,
  check: checkImpossible,
});
