// Content-Disposition of form parts, as specified in RFC 2183 and as browsers write it.

/** Field name of a form part, and whether the part is a file. */
export interface ContentDisposition {
  readonly name: string;
  readonly isFile: boolean;
}

/** Parses the header; `undefined` if it is malformed or has no field name. */
export function parseContentDisposition(header: string): ContentDisposition | undefined {
  const parameters = parseParameters(header, standardSyntax) ?? parseParameters(header, browserSyntax);
  const name = parameters?.get('name');
  return name === undefined
    ? undefined
    : { name, isFile: parameters?.has('filename') === true || parameters?.has('filename*') === true };
}

/** Syntax of quoted strings: a pattern, and how to unescape its content. */
interface QuotedStringSyntax {
  readonly pattern: RegExp;
  unescape(content: string): string;
}

/**
 * Browsers do not escape backslashes, and write quotation marks as `%22`. So a backslash is an escape only if the
 * string contains an escaped quotation mark, which keeps Windows paths intact.
 */
const standardSyntax: QuotedStringSyntax = {
  pattern: /"((?:[^"\\]|\\[^])*)"/y,
  unescape: (content) =>
    content.includes('\\"') ? content.replaceAll(/\\([^])/g, '$1') : browserSyntax.unescape(content),
};

/** Fallback if the other syntax fails, since a name from a browser may end with a backslash. */
const browserSyntax: QuotedStringSyntax = {
  pattern: /"([^"]*)"/y,
  unescape: (content) => content.replaceAll(/%(?:22|0D|0A)/gi, decodeURIComponent),
};

/**
 * Parses parameters by lower-case name; `undefined` if one is malformed or duplicated, since recipients would disagree.
 */
function parseParameters(header: string, syntax: QuotedStringSyntax): ReadonlyMap<string, string> | undefined {
  const byName = new Map<string, string>();
  let index = 0;
  /** Consumes the next match of `pattern`; `undefined` if there is none. */
  const consume = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = index;
    const match = pattern.exec(header) ?? undefined;
    if (match) index = pattern.lastIndex;
    return match;
  };
  if (!consume(/form-data[ \t]*/iy)) return undefined;
  while (index < header.length) {
    if (!consume(/;[ \t]*/y)) return undefined;
    const name = consume(/([!#$%&'*+.^`|~\w-]+)[ \t]*=[ \t]*/y)?.[1]?.toLowerCase();
    // Empty parameters are ignored.
    if (name === undefined) continue;
    const quotedText = consume(syntax.pattern)?.[1];
    const value = quotedText === undefined ? consume(/[^\s";]+/y)?.[0] : syntax.unescape(quotedText);
    if (value === undefined || byName.has(name)) return undefined;
    byName.set(name, value);
    consume(/[ \t]+/y);
  }
  return byName;
}
