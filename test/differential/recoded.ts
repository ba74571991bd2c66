// How the code that Ajv makes of a schema reads where a mistake in it is mended.

const loops = /\bfor\((?:let (\w+)=\w+; ?\1<\w+; ?\1\+\+|const \w+ (?:of Object\.keys\(\w+\)|in \w+))\)\{/g;
const marks = /\bvar ((?:props|items)\d+)\b/g;

/** Each turn of a loop begins without what an earlier one has found to be evaluated. */
export function forgetful(code: string): string {
  const places = [...code.matchAll(marks)].map(
    ([, name = '']) => [name, code.search(new RegExp(`\\b${name}\\b`))] as const,
  );
  return code.replace(loops, (start: string, _: unknown, at: number) => {
    const within = new Set(places.filter(([, first]) => first > at).map(([name]) => name));
    return start + [...within].map((name) => `${name} = undefined;`).join('');
  });
}

const equal =
  'const equal = (a, b) => a === b || (a !== null && b !== null && typeof a === "object" && typeof b === "object" && Array.isArray(a) === Array.isArray(b) && Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((key) => Object.hasOwn(b, key) && equal(a[key], b[key])));';
const comparisons = /\bfunc\d+\((?=[^(),]+,)/g;

/** Values are compared by their own members alone. Of the functions that the code has from outside, only the one that compares takes two values. */
export function comparing(code: string): string {
  const changed = code.replace(comparisons, 'equal(');
  return changed === code ? code : equal + changed;
}
