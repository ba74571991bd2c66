// URI templates (RFC 6570).

// Match invalid characters, because engines use stack space for repetitions of valid ones.
const notLiteral =
  /[^!#$%&-;=?-[\]_a-z~\u00a0-\ud7ff\ue000-\ufdcf\ufdf0-\uffef\u{10000}-\u{10fffd}]|%(?![0-9A-Fa-f]{2})/u;
const notName = /[^A-Za-z0-9_.%]|%(?![0-9A-Fa-f]{2})|^\.|\.\.|\.$/;
const operator = /^[+#./;?&=,!@|]/;
const modifier = /(?::[1-9]\d{0,3}|\*)$/;

/** URI template: literals, and expressions in braces. */
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

/** Whether an expression consists of an optional operator, and variables with optional modifiers. */
function isExpression(text: string): boolean {
  return text
    .replace(operator, '')
    .split(',')
    .every((variable) => {
      const name = variable.replace(modifier, '');
      return name !== '' && !notName.test(name);
    });
}
