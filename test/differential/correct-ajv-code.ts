// Corrections to the code that Ajv generates from a schema.

const loops = /\bfor\((?:let (\w+)=\w+; ?\1<\w+; ?\1\+\+|const \w+ (?:of Object\.keys\(\w+\)|in \w+))\)\{/g;
const evaluatedVariables = /\bvar ((?:props|items)\d+)\b/g;

/** Resets the evaluated properties and items at the start of each loop iteration. */
export function resetEvaluatedInLoops(code: string): string {
  const declarations = [...code.matchAll(evaluatedVariables)].map(
    ([, name = '']) => [name, code.search(new RegExp(`\\b${name}\\b`))] as const,
  );
  return code.replace(loops, (start: string, _: unknown, offset: number) => {
    const declaredInside = new Set(declarations.filter(([, position]) => position > offset).map(([name]) => name));
    return start + [...declaredInside].map((name) => `${name} = undefined;`).join('');
  });
}

/** Source of a function for the deep equality of JSON values, which compares only own properties. */
const equal =
  'const equal = (a, b) => a === b || (a !== null && b !== null && typeof a === "object" && typeof b === "object" && Array.isArray(a) === Array.isArray(b) && Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((key) => Object.hasOwn(b, key) && equal(a[key], b[key])));';
const comparisons = /\bfunc\d+\((?=[^(),]+,)/g;

/**
 * Compares values by their own properties. Of the external functions in the code, only the equality function takes two
 * values.
 */
export function compareOwnProperties(code: string): string {
  const changed = code.replace(comparisons, 'equal(');
  return changed === code ? code : equal + changed;
}
