// Limit for the depth of nested brackets in TypeScript, which the formatter reads by recursion.

/** Closing brackets, by their opening ones. `<` counts only if it can start type arguments. */
const closings: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>', '${': '}' };

/** Brackets, the starts of strings and comments, and what is none of them despite its characters. */
const codeToken = /\/[/*]|['"`]|\\[^]|=>|(?<=[\w$])<(?![\s<=])|[()[\]{}>;]/g;

const templateToken = /\\[^]|`|\$\{/g;

/** What ends or interrupts strings and comments, in which brackets do not count, by their start. */
const textTokens: Readonly<Record<string, RegExp>> = {
  "'": /\\[^]|['\n]/g,
  '"': /\\[^]|["\n]/g,
  '`': templateToken,
  '//': /\n/g,
  '/*': /\*\//g,
};

/**
 * Returns whether brackets can be nested more than `limit` levels deep: those in regular expressions count, as do some
 * comparisons. The text can have syntax errors. A closing bracket also closes those in it that have no end, such as those
 * in a regular expression.
 */
export function exceedsBracketDepth(text: string, limit: number): boolean {
  const open: string[] = [];
  let pattern = codeToken;
  let index = 0;
  while (open.length <= limit) {
    pattern.lastIndex = index;
    const found = pattern.exec(text)?.[0];
    if (found === undefined) return false;
    index = pattern.lastIndex;
    if (pattern !== codeToken) {
      if (found === '${') open.push(found);
      if (!found.startsWith('\\')) pattern = codeToken;
    } else if (Object.hasOwn(closings, found)) open.push(found);
    else if (found === ';') while (open.at(-1) === '<') open.pop();
    else if (found.length === 1 && ')]}>'.includes(found)) {
      const start = open.findLastIndex((opening) => closings[opening] === found);
      if (open[start] === '${') pattern = templateToken;
      if (start >= 0) open.length = start;
    } else pattern = textTokens[found] ?? codeToken;
  }
  return true;
}
