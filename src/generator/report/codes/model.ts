// The diagnostics of the model stage.

import type { CodeEntry } from '../codes.ts';

export const modelCodes = {} as const satisfies Record<string, CodeEntry>;
