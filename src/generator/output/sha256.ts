// SHA-256 digests of texts and files, in hexadecimal.

import { Buffer } from 'node:buffer';
import { hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Returns the digest of a text or of bytes. */
export function digest(content: string | Uint8Array): string {
  return hash('sha256', content);
}

/** Shared by all files: allocating a buffer for each would dominate the time. */
let shared = Buffer.allocUnsafeSlow(1 << 20);

/**
 * Returns the digest of a file.
 *
 * @throws if it cannot be read.
 */
export function digestFile(path: string): string {
  return withBytes(path, digest);
}

/** Digest of a file and, if it has CRLF line endings, the digest after conversion to LF. */
export interface Digests {
  readonly digest: string;
  readonly unix?: string;
}

/** Computes the digests of a file, as it is and with LF line endings. */
export function digestsOfFile(path: string): Digests {
  return withBytes(path, (bytes) => ({
    digest: digest(bytes),
    ...(bytes.includes('\r\n') && {
      unix: digest(Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')),
    }),
  }));
}

/** Calls `compute` with the bytes of a file, which are only valid during the call. */
function withBytes<T>(path: string, make: (bytes: Buffer) => T): T {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    // One additional byte: a read that fills the buffer does not show the end of the file.
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

/** Doubles the buffer, for a file that grows while it is read. */
function longer(buffer: Buffer): Buffer<ArrayBuffer> {
  const twice = Buffer.allocUnsafeSlow(2 * buffer.length);
  buffer.copy(twice);
  return twice;
}
