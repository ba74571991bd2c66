// What the header Content-Disposition says of a part of a form, as RFC 2183 writes it and as browsers do.

/** The name of the member that the part is of, and whether the part is a file. */
export interface Disposition {
  readonly name: string;
  readonly file: boolean;
}

/** Undefined where the header is not well-formed, or names no member of a form. */
export function readDisposition(header: string): Disposition | undefined {
  const parameters = parametersOf(header, quoted) ?? parametersOf(header, browsers);
  const name = parameters?.get('name');
  return name === undefined
    ? undefined
    : { name, file: parameters?.has('filename') === true || parameters?.has('filename*') === true };
}

/** A text in quotation marks: how far it goes, and what it says. */
interface Quoting {
  readonly form: RegExp;
  read(written: string): string;
}

/**
 * Browsers escape no backslash, and a quotation mark as `%22`. So a backslash escapes only in a text of another writer,
 * which shows in a quotation mark behind one: a path of Windows stays what it is.
 */
const quoted: Quoting = {
  form: /"((?:[^"\\]|\\[^])*)"/y,
  read: (written) => (written.includes('\\"') ? written.replaceAll(/\\([^])/g, '$1') : browsers.read(written)),
};

/** Tried where the other makes nothing of the header: the name of a browser may end in a backslash. */
const browsers: Quoting = {
  form: /"([^"]*)"/y,
  read: (written) => written.replaceAll(/%(?:22|0D|0A)/gi, decodeURIComponent),
};

/** By lower-case name; undefined where one is not well-formed, or stands there twice: readers would differ in which one holds. */
function parametersOf(header: string, quoting: Quoting): ReadonlyMap<string, string> | undefined {
  const found = new Map<string, string>();
  let at = 0;
  /** What stands next, if it looks like this. */
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
    // Nothing between two semicolons, or behind the last one, is nothing.
    if (name === undefined) continue;
    const written = next(quoting.form)?.[1];
    const value = written === undefined ? next(/[^\s";]+/y)?.[0] : quoting.read(written);
    if (value === undefined || found.has(name)) return undefined;
    found.set(name, value);
    next(/[ \t]+/y);
  }
  return found;
}
