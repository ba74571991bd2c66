// The digest of a text or a file: SHA-256, hexadecimal.

import { Buffer } from 'node:buffer';
import { hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** The digest of a text, or of bytes. */
export function digest(content: string | Uint8Array): string {
  return hash('sha256', content);
}

/** One for all files: most time would go into making a buffer for each. */
let shared = Buffer.allocUnsafeSlow(1 << 20);

/** The digest of a file's bytes. Throws what the system says where it cannot be read. */
export function digestFile(path: string): string {
  return withBytes(path, digest);
}

/** A file's digest and, where it has the line ends of Windows, what it would be without them. */
export interface Digests {
  readonly digest: string;
  readonly unix?: string;
}

/** The digests of a file as it lies there, and as it was before version control gave it other line ends. */
export function digestsOfFile(path: string): Digests {
  return withBytes(path, (bytes) => ({
    digest: digest(bytes),
    ...(bytes.includes('\r\n') && {
      unix: digest(Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')),
    }),
  }));
}

/** What is made of a file's bytes, which are gone afterwards. */
function withBytes<T>(path: string, make: (bytes: Buffer) => T): T {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    // One byte more than it says it has: a read that fills the buffer would not tell that this was all.
    if (shared.length <= size) shared = Buffer.allocUnsafeSlow(size + 1);
    let length = 0;
    for (let read = -1; read !== 0; length += read) {
      if (length === shared.length) shared = longer(shared);
      read = readSync(file, shared, length, shared.length - length, length);
    }
    return make(shared.subarray(0, length));
  } finally {
    closeSync(file);
  }
}

/** For a file that grows while it is read. */
function longer(buffer: Buffer): Buffer<ArrayBuffer> {
  const twice = Buffer.allocUnsafeSlow(2 * buffer.length);
  buffer.copy(twice);
  return twice;
}
