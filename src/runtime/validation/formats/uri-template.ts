// The format `uri-template` (RFC 6570).

// These patterns match invalid characters, because engines use stack space for repetitions of valid ones.
const notLiteral =
  /[^!#$%&-;=?-[\]_a-z~\u00a0-\ud7ff\ue000-\ufdcf\ufdf0-\uffef\u{10000}-\u{10fffd}]|%(?![0-9A-Fa-f]{2})/u;
const notName = /[^A-Za-z0-9_.%]|%(?![0-9A-Fa-f]{2})|^\.|\.\.|\.$/;
const operator = /^[+#./;?&=,!@|]/;
const modifier = /(?::[1-9]\d{0,3}|\*)$/;

/** Whether a string is a URI template: literals, and expressions in braces. */
export function isUriTemplate(text: string): boolean {
  let remaining = text;
  for (;;) {
    const open = remaining.indexOf('{');
    if (open < 0) return !notLiteral.test(remaining);
    const close = remaining.indexOf('}', open);
    if (close < 0 || notLiteral.test(remaining.slice(0, open))) return false;
    if (!isExpression(remaining.slice(open + 1, close))) return false;
    remaining = remaining.slice(close + 1);
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
