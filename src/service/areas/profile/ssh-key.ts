// What is wrong with the body of a public SSH key: the fields inside it (RFC 4253, 6.6).

/**
 * Reads the body of `type body comment`, of which the document says how it is written. The body must name the same type,
 * and hold what a key of that type consists of; of a type that has one of the prefixes but is not known here, such as a
 * certificate, the name alone is read (decisions: 19, 86). Undefined where nothing is wrong.
 */
export function mistakeInSshKey(text: string): string | undefined {
  const [type = '', body = ''] = text.split(/\s+/, 2);
  const bytes = Buffer.from(body, 'base64');
  const inside = fieldAt(bytes, 0);
  if (!inside) return 'The body of the key cannot be read.';
  if (plain(inside.toString('latin1')) !== plain(type))
    return 'The body of the key is not of the type that stands before it.';
  const rest = bytes.subarray(4 + inside.length);
  const holds = contents.get(plain(type)) ?? ((remaining) => remaining.length > 0);
  return holds(rest) ? undefined : `The body of the key is not that of an ${type} key.`;
}

/** The type that the interface names without the domain that some types carry. */
function plain(type: string): string {
  return type.replace(/^(sk-ecdsa-sha2-nistp256)@openssh\.com$/, '$1');
}

type Check = (field: Buffer) => boolean;

/** A positive number: not empty, and without the bit that makes it negative. */
const positive: Check = (field) => field.some((byte) => byte !== 0) && (field[0] ?? 0) < 0x80;
const text =
  (expected: string): Check =>
  (field) =>
    field.toString('latin1') === expected;
const sized =
  (size: number): Check =>
  (field) =>
    field.length === size;
/** An uncompressed point whose coordinates have that many bytes (RFC 5656, 3.1). */
const point =
  (size: number): Check =>
  (field) =>
    field.length === 1 + 2 * size && field[0] === 4;
const filled: Check = (field) => field.length > 0;

/** What the body of a key holds after its type: exactly these fields. */
const contents: ReadonlyMap<string, (rest: Buffer) => boolean> = new Map([
  ['ssh-rsa', fields(positive, positive)],
  ['ssh-dss', fields(positive, positive, positive, positive)],
  ['ssh-ed25519', fields(sized(32))],
  ['ecdsa-sha2-nistp256', fields(text('nistp256'), point(32))],
  ['ecdsa-sha2-nistp384', fields(text('nistp384'), point(48))],
  ['ecdsa-sha2-nistp521', fields(text('nistp521'), point(66))],
  ['sk-ecdsa-sha2-nistp256', fields(text('nistp256'), point(32), filled)],
]);

function fields(...checks: readonly Check[]): (rest: Buffer) => boolean {
  return (rest) => {
    let offset = 0;
    for (const check of checks) {
      const field = fieldAt(rest, offset);
      if (!field || !check(field)) return false;
      offset += 4 + field.length;
    }
    return offset === rest.length;
  };
}

/** The field that begins there: its length in four bytes, and as many bytes. */
function fieldAt(bytes: Buffer, offset: number): Buffer | undefined {
  if (offset + 4 > bytes.length) return undefined;
  const end = offset + 4 + bytes.readUInt32BE(offset);
  return end > bytes.length ? undefined : bytes.subarray(offset + 4, end);
}
