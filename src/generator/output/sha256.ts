// SHA-256 digests of texts and files, in hexadecimal.

import { Buffer } from 'node:buffer';
import { hash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Returns the digest of text or bytes. */
export function sha256(content: string | Uint8Array): string {
  return hash('sha256', content);
}

/** Read buffer shared by all files, because allocating one for each would dominate the run time. */
let sharedBuffer = Buffer.allocUnsafeSlow(1 << 20);

/**
 * Returns the digest of a file.
 *
 * @throws if it cannot be read.
 */
export function sha256File(path: string): string {
  return withFileBytes(path, sha256);
}

/** Digest of a file and, if it has CRLF line endings, the digest after conversion to LF. */
export interface LineEndingDigests {
  readonly digest: string;
  readonly unixDigest?: string;
}

/** Computes the digests of a file, unchanged and with LF line endings. */
export function computeFileDigests(path: string): LineEndingDigests {
  return withFileBytes(path, (bytes) => ({
    digest: sha256(bytes),
    ...(bytes.includes('\r\n') && {
      unixDigest: sha256(Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')),
    }),
  }));
}

/** Calls `compute` with the bytes of a file, which are only valid during the call. */
function withFileBytes<T>(path: string, compute: (bytes: Buffer) => T): T {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    // Allocates one additional byte, because a read that fills the buffer does not reveal the end of the file.
    if (sharedBuffer.length <= size) sharedBuffer = Buffer.allocUnsafeSlow(size + 1);
    let length = 0;
    for (let byteCount = -1; byteCount !== 0; length += byteCount) {
      if (length === sharedBuffer.length) sharedBuffer = growBuffer(sharedBuffer);
      byteCount = readSync(file, sharedBuffer, length, sharedBuffer.length - length, length);
    }
    return compute(sharedBuffer.subarray(0, length));
  } finally {
    closeSync(file);
  }
}

/** Doubles the buffer, for a file that grows while it is read. */
function growBuffer(buffer: Buffer): Buffer<ArrayBuffer> {
  const grown = Buffer.allocUnsafeSlow(2 * buffer.length);
  buffer.copy(grown);
  return grown;
}
