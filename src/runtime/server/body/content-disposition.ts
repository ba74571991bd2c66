// Content-Disposition of form parts, as specified in RFC 2183 and as browsers write it.

/** Field name of a form part, and whether the part is a file. */
export interface Disposition {
  readonly name: string;
  readonly file: boolean;
}

/** Parses the header; `undefined` if it is malformed or has no field name. */
export function readDisposition(header: string): Disposition | undefined {
  const parameters = parametersOf(header, quoted) ?? parametersOf(header, browsers);
  const name = parameters?.get('name');
  return name === undefined
    ? undefined
    : { name, file: parameters?.has('filename') === true || parameters?.has('filename*') === true };
}

/** Syntax of quoted strings: a pattern, and how to unescape its content. */
interface Quoting {
  readonly form: RegExp;
  read(written: string): string;
}

/**
 * Browsers do not escape backslashes, and write quotation marks as `%22`. So a backslash is an escape only if the
 * string contains an escaped quotation mark: Windows paths stay intact.
 */
const quoted: Quoting = {
  form: /"((?:[^"\\]|\\[^])*)"/y,
  read: (written) => (written.includes('\\"') ? written.replaceAll(/\\([^])/g, '$1') : browsers.read(written)),
};

/** Fallback if the other syntax fails: a name from a browser may end in a backslash. */
const browsers: Quoting = {
  form: /"([^"]*)"/y,
  read: (written) => written.replaceAll(/%(?:22|0D|0A)/gi, decodeURIComponent),
};

/**
 * Parses parameters by lower-case name; `undefined` if one is malformed or duplicated, since recipients would disagree.
 */
function parametersOf(header: string, quoting: Quoting): ReadonlyMap<string, string> | undefined {
  const found = new Map<string, string>();
  let at = 0;
  /** Consumes the next match of `pattern`; `undefined` if there is none. */
  const next = (form: RegExp): RegExpExecArray | undefined => {
    form.lastIndex = at;
    const match = form.exec(header) ?? undefined;
    if (match) at = form.lastIndex;
    return match;
  };
  if (!next(/form-data[ \t]*/iy)) return undefined;
  while (at < header.length) {
    if (!next(/;[ \t]*/y)) return undefined;
    const name = next(/([!#$%&'*+.^`|~\w-]+)[ \t]*=[ \t]*/y)?.[1]?.toLowerCase();
    // Empty parameters are ignored.
    if (name === undefined) continue;
    const written = next(quoting.form)?.[1];
    const value = written === undefined ? next(/[^\s";]+/y)?.[0] : quoting.read(written);
    if (value === undefined || found.has(name)) return undefined;
    found.set(name, value);
    next(/[ \t]+/y);
  }
  return found;
}
