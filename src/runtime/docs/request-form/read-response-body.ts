// Displayable response bodies, read up to a limit, because streams may never end.

/** Maximum number of bytes to read. */
const maxBytes = 10 * 2 ** 20;
/** Maximum number of characters to show. */
const maxCharacters = 200_000;

export interface Body {
  readonly text: string;
  /** Whether the body was truncated. */
  readonly isTruncated: boolean;
}

/** Reads a body. For binary data, returns a description with its size. */
export async function readBody(response: Response): Promise<Body> {
  const type = response.headers.get('Content-Type') ?? '';
  const { bytes, isTruncated } = await readBytes(response);
  if (type !== '' && !/^text\/|[/+](?:json|xml|yaml)\b|x-www-form-urlencoded|javascript/i.test(type)) {
    return { text: `(${isTruncated ? 'more than ' : ''}${bytes.size} bytes of ${type})`, isTruncated: false };
  }
  const text = formatText(await bytes.text(), type);
  return { text: text.slice(0, maxCharacters), isTruncated: isTruncated || text.length > maxCharacters };
}

async function readBytes({ body }: Response): Promise<{ readonly bytes: Blob; readonly isTruncated: boolean }> {
  const reader = body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let remaining = maxBytes;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value.slice(0, remaining));
    remaining -= value.length;
    if (remaining >= 0) continue;
    reader.cancel().catch(() => undefined);
    return { bytes: new Blob(chunks), isTruncated: true };
  }
  return { bytes: new Blob(chunks), isTruncated: false };
}

function formatText(text: string, type: string): string {
  if (!/[/+]json\b/i.test(type)) return text;
  try {
    // Reformatting would change numbers that exceed the precision of JavaScript.
    return /\d{16}/.test(text) ? text : JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
