// Limits of a search: numbers of steps rather than times, so that its result does not depend on the machine.

import type { Json } from '../../source/node.ts';

/** Steps that remain. */
export interface SearchBudget {
  /** Takes a step; returns `false` if none remains. */
  take(): boolean;
  /** Whether no step remains. */
  readonly isSpent: boolean;
}

/** Creates a budget. Its steps are also steps of `whole`, the budget of several searches. */
export function createBudget(steps: number, whole?: SearchBudget): SearchBudget {
  let remaining = steps;
  return {
    get isSpent() {
      return remaining <= 0 || (whole?.isSpent ?? false);
    },
    take() {
      if (remaining <= 0) return false;
      remaining--;
      return whole?.take() ?? true;
    },
  };
}

/** Takes a step for each part of a value. Returns `false` if not enough remain. */
export function takeParts(value: Json, budget: SearchBudget): boolean {
  if (!budget.take()) return false;
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every((part: Json) => takeParts(part, budget));
}
