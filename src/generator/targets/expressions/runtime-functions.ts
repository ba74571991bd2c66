// Which hand-written functions compiled rules call, and where each lives.

/** Function to module, below `src/runtime/` and without extension. */
export const runtimeFunctions = {
  codePoints: 'validation/values',
  equal: 'validation/equal',
  holds: 'rules/lists',
  isIp: 'rules/ip',
  isCidr: 'rules/ip',
  isPrivateIp: 'rules/ip',
  urlHost: 'rules/url',
  instant: 'rules/time',
  dayOfYear: 'rules/time',
} as const satisfies Readonly<Record<string, string>>;

export type RuntimeFunction = keyof typeof runtimeFunctions;
