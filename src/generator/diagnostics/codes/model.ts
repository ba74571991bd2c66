// Diagnostic codes for building the model.

import type { CodeDefinition } from '../codes.ts';

export const modelCodes = {
  'model/name-collision': { severity: 'warning' },
  'model/infinite-recursion': { severity: 'error' },
  'model/reference-chain-too-long': { severity: 'error' },
  'model/recursive-union-base': { severity: 'note' },
  'model/conflicting-all-of': { severity: 'warning', isLintError: true },
  'model/closed-all-of': { severity: 'warning' },
  'model/impossible-value': { severity: 'warning' },
  'model/no-possible-value': { severity: 'warning', isLintError: true },
  'model/invalid-default': { severity: 'warning', isStrictError: true },
  'model/nullable-enum-without-null': { severity: 'note', isStrictError: true },
  'model/unknown-discriminator-target': { severity: 'warning', isStrictError: true },
  'model/branch-without-discriminator-value': { severity: 'warning' },
  'model/ineffective-extension': { severity: 'warning' },
  'model/read-and-write-only': { severity: 'warning', isStrictError: true },
} as const satisfies Record<string, CodeDefinition>;
