// UUIDs and JSON pointers.

/** Classes written out, because engines test a repeated one three times slower than its copies. */
const uuidForm = /* @__PURE__ */ (() => {
  const hex = '[0-9A-Fa-f]';
  return new RegExp(`^${hex.repeat(8)}-${hex.repeat(4)}-${hex.repeat(4)}-${hex.repeat(4)}-${hex.repeat(12)}$`);
})();
// What they may not hold is looked for, because engines keep a stack for what may be repeated.
const loneTilde = /~(?![01])/;

/** By RFC 4122, of any version. */
export function isUuid(text: string): boolean {
  return text.length === 36 && uuidForm.test(text);
}

/** By RFC 6901, as a string. */
export function isJsonPointer(text: string): boolean {
  return text === '' || (text.startsWith('/') && !loneTilde.test(text));
}

/** A number of levels up, how far to go along from there or nothing, then a pointer or `#`. */
export function isRelativeJsonPointer(text: string): boolean {
  const end = text.search(/[#/]/);
  const rest = end < 0 ? '' : text.slice(end);
  const [up = '', along = '1', ...more] = (end < 0 ? text : text.slice(0, end)).split(/[+-]/, 3);
  return isNumber(up) && isNumber(along) && along !== '0' && more.length === 0 && (rest === '#' || isJsonPointer(rest));
}

/** A whole number without leading zeros. */
function isNumber(text: string): boolean {
  return text === '0' || (text !== '' && !text.startsWith('0') && !/\D/.test(text));
}
