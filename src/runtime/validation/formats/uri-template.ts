// URI templates (RFC 6570).

// What they may not hold is looked for, because engines keep a stack for what may be repeated.
const notLiteral =
  /[^!#$%&-;=?-[\]_a-z~\u00a0-\ud7ff\ue000-\ufdcf\ufdf0-\uffef\u{10000}-\u{10fffd}]|%(?![0-9A-Fa-f]{2})/u;
const notName = /[^A-Za-z0-9_.%]|%(?![0-9A-Fa-f]{2})|^\.|\.\.|\.$/;
const operator = /^[+#./;?&=,!@|]/;
const modifier = /(?::[1-9]\d{0,3}|\*)$/;

/** Literals, and expressions in braces that close. */
export function isUriTemplate(text: string): boolean {
  let rest = text;
  for (;;) {
    const open = rest.indexOf('{');
    if (open < 0) return !notLiteral.test(rest);
    const close = rest.indexOf('}', open);
    if (close < 0 || notLiteral.test(rest.slice(0, open)) || !isExpression(rest.slice(open + 1, close))) return false;
    rest = rest.slice(close + 1);
  }
}

/** An operator or none, and variables, each with a modifier or none. */
function isExpression(text: string): boolean {
  return text
    .replace(operator, '')
    .split(',')
    .every((variable) => {
      const name = variable.replace(modifier, '');
      return name !== '' && !notName.test(name);
    });
}
