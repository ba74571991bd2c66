// UUIDs and JSON pointers.

/** Classes written out, because engines test a repeated one three times slower than its copies. */
const uuidForm = /* @__PURE__ */ (() => {
  const hex = '[0-9A-Fa-f]';
  return new RegExp(`^${hex.repeat(8)}-${hex.repeat(4)}-${hex.repeat(4)}-${hex.repeat(4)}-${hex.repeat(12)}$`);
})();
// What they may not hold is looked for, because engines keep a stack for what may be repeated.
const loneTilde = /~(?![01])/;
const levels = /^(?:0|[1-9]\d*)(?:[+-][1-9]\d*)?/;

/** By RFC 4122, of any version. */
export function isUuid(text: string): boolean {
  return text.length === 36 && uuidForm.test(text);
}

/** By RFC 6901, as a string. */
export function isJsonPointer(text: string): boolean {
  return text === '' || (text.startsWith('/') && !loneTilde.test(text));
}

/** A number of levels up, then a pointer or `#`. */
export function isRelativeJsonPointer(text: string): boolean {
  const up = levels.exec(text)?.[0];
  if (up === undefined) return false;
  const rest = text.slice(up.length);
  return rest === '#' || isJsonPointer(rest);
}
