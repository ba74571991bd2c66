// Maximum nesting of values: later stages recurse over the tree and must not exhaust the stack.

/** Levels of lists and maps; real documents stay below 60. */
export const maxNestingDepth = 500;
