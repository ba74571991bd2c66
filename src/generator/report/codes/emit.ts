// The diagnostics of the emit stage: what the targets and the printing of their files find.

import type { CodeEntry } from '../codes.ts';

export const emitCodes = {
  'emit/format-refused': {
    severity: 'error',
    meaning: 'A generated text is no sound TypeScript, so it could not be formatted. It is kept beside its path for inspection; this is a defect of Ashlar.',
  },
} as const satisfies Record<string, CodeEntry>;
