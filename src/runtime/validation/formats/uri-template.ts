// URI templates (RFC 6570).

const expression = /* @__PURE__ */ (() => {
  const name = String.raw`(?:[A-Za-z0-9_]|%[0-9A-Fa-f]{2})+(?:\.(?:[A-Za-z0-9_]|%[0-9A-Fa-f]{2})+)*`;
  return new RegExp(String.raw`^[+#./;?&=,!@|]?${name}(?::[1-9]\d{0,3}|\*)?(?:,${name}(?::[1-9]\d{0,3}|\*)?)*$`);
})();
const literalForm = /^(?:[!#$&-;=?-[\]_a-z~\u00a0-\ud7ff\ue000-\ufdcf\ufdf0-\uffef\u{10000}-\u{10fffd}]|%[0-9A-Fa-f]{2})*$/u;

/** Literals, and expressions in braces that close. */
export function isUriTemplate(text: string): boolean {
  let rest = text;
  for (;;) {
    const open = rest.indexOf('{');
    if (open < 0) return literalForm.test(rest);
    const close = rest.indexOf('}', open);
    if (close < 0 || !literalForm.test(rest.slice(0, open)) || !expression.test(rest.slice(open + 1, close))) return false;
    rest = rest.slice(close + 1);
  }
}
