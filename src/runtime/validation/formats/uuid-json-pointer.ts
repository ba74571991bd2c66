// The formats `uuid`, `json-pointer`, and `relative-json-pointer`.

/** Character classes are expanded, because engines match repetitions three times more slowly. */
const uuidPattern = /* @__PURE__ */ (() => {
  const hex = '[0-9A-Fa-f]';
  return new RegExp(`^${hex.repeat(8)}-${hex.repeat(4)}-${hex.repeat(4)}-${hex.repeat(4)}-${hex.repeat(12)}$`);
})();
// Matches invalid characters, because engines use stack space for repetitions of valid ones.
const loneTilde = /~(?![01])/;

/** Whether a string is a UUID of any version (RFC 4122). */
export function isUuid(text: string): boolean {
  return text.length === 36 && uuidPattern.test(text);
}

/** Whether a string is a JSON Pointer in string form (RFC 6901). */
export function isJsonPointer(text: string): boolean {
  return text === '' || (text.startsWith('/') && !loneTilde.test(text));
}

/** Whether a string is a relative JSON Pointer: levels up, an optional index shift, then a pointer or `#`. */
export function isRelativeJsonPointer(text: string): boolean {
  const end = text.search(/[#/]/);
  const rest = end < 0 ? '' : text.slice(end);
  const [levels = '', shift = '1', ...more] = (end < 0 ? text : text.slice(0, end)).split(/[+-]/, 3);
  return (
    isUnsignedInteger(levels) &&
    isUnsignedInteger(shift) &&
    shift !== '0' &&
    more.length === 0 &&
    (rest === '#' || isJsonPointer(rest))
  );
}

/** Whether a string is an integer without leading zeros. */
function isUnsignedInteger(text: string): boolean {
  return text === '0' || (text !== '' && !text.startsWith('0') && !/\D/.test(text));
}
