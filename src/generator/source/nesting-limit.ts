// How deep values may be nested: later stages recurse over the tree and must never exhaust the stack.

/** Levels of lists and maps; real documents stay below 60. */
export const deepest = 500;
