// Validation of the binary contents of public SSH keys (RFC 4253, section 6.6).

/**
 * Validates the body of `type body comment`, whose syntax the document defines. The body must name the same type and
 * contain the fields of that type. For unknown types with a known prefix, such as certificates, only the name is
 * checked (decisions: 19, 86). Returns the error, or `undefined` if the key is valid.
 */
export function sshKeyError(text: string): string | undefined {
  const [type = '', body = ''] = text.split(/\s+/, 2);
  const bytes = Buffer.from(body, 'base64');
  const innerType = readField(bytes, 0);
  if (!innerType) return 'The body of the key cannot be read.';
  if (withoutDomain(innerType.toString('latin1')) !== withoutDomain(type))
    return 'The body of the key does not match its type.';
  const fields = bytes.subarray(4 + innerType.length);
  const hasValidFields = fieldChecks.get(withoutDomain(type)) ?? ((remaining) => remaining.length > 0);
  return hasValidFields(fields) ? undefined : `The body of the key is not a valid ${type} key.`;
}

/** Returns the type without the domain that some types have. */
function withoutDomain(type: string): string {
  return type.replace(/^(sk-ecdsa-sha2-nistp256)@openssh\.com$/, '$1');
}

type FieldCheck = (field: Buffer) => boolean;

/** A positive number: not empty, sign bit clear. */
const isPositive: FieldCheck = (field) => field.some((byte) => byte !== 0) && (field[0] ?? 0) < 0x80;
const isText =
  (expected: string): FieldCheck =>
  (field) =>
    field.toString('latin1') === expected;
const hasSize =
  (size: number): FieldCheck =>
  (field) =>
    field.length === size;
/** An uncompressed point whose coordinates have this many bytes (RFC 5656, section 3.1). */
const isPoint =
  (size: number): FieldCheck =>
  (field) =>
    field.length === 1 + 2 * size && field[0] === 4;
const isNotEmpty: FieldCheck = (field) => field.length > 0;

/** Checks for the fields after the type name, by key type. */
const fieldChecks: ReadonlyMap<string, (fields: Buffer) => boolean> = new Map([
  ['ssh-rsa', hasFields(isPositive, isPositive)],
  ['ssh-dss', hasFields(isPositive, isPositive, isPositive, isPositive)],
  ['ssh-ed25519', hasFields(hasSize(32))],
  ['ecdsa-sha2-nistp256', hasFields(isText('nistp256'), isPoint(32))],
  ['ecdsa-sha2-nistp384', hasFields(isText('nistp384'), isPoint(48))],
  ['ecdsa-sha2-nistp521', hasFields(isText('nistp521'), isPoint(66))],
  ['sk-ecdsa-sha2-nistp256', hasFields(isText('nistp256'), isPoint(32), isNotEmpty)],
]);

function hasFields(...checks: readonly FieldCheck[]): (fields: Buffer) => boolean {
  return (fields) => {
    let offset = 0;
    for (const check of checks) {
      const field = readField(fields, offset);
      if (!field || !check(field)) return false;
      offset += 4 + field.length;
    }
    return offset === fields.length;
  };
}

/** Returns the length-prefixed field at an offset: four bytes of length, then the bytes. */
function readField(bytes: Buffer, offset: number): Buffer | undefined {
  if (offset + 4 > bytes.length) return undefined;
  const end = offset + 4 + bytes.readUInt32BE(offset);
  return end > bytes.length ? undefined : bytes.subarray(offset + 4, end);
}
