// Runtime functions of compiled rules, and their modules.

/** Modules by function, relative to `src/runtime/`, without extension. */
export const runtimeFunctions = {
  countCodePoints: 'validation/type-checks',
  deepEqual: 'validation/deep-equal',
  listContains: 'cel/list-equality',
  isIp: 'cel/ip',
  isCidr: 'cel/ip',
  isPrivateIp: 'cel/ip',
  urlHost: 'cel/url',
  parseTimestamp: 'cel/time',
  dayOfYear: 'cel/time',
} as const satisfies Readonly<Record<string, string>>;

export type RuntimeFunction = keyof typeof runtimeFunctions;
