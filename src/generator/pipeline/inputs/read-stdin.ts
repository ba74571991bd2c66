// Document on standard input.

import { Buffer } from 'node:buffer';
import { UnreadableSourceError } from '../../source/file-reader.ts';
import { createSizeError, maxSourceBytes } from '../../source/regular-file.ts';

/** Standard input of a command. */
export interface InputStream extends AsyncIterable<Uint8Array | string> {
  /** Whether the stream is a terminal. */
  readonly isTTY?: boolean;
  /** Closes the stream. */
  destroy?(): unknown;
}

/**
 * Reads standard input to its end.
 *
 * @throws an `UnreadableSourceError` if nothing arrives for `timeLimit` milliseconds.
 */
export async function readStdin(stream: InputStream | undefined, timeLimit: number): Promise<Uint8Array> {
  if (stream === undefined || stream.isTTY === true)
    throw new UnreadableSourceError(
      stream ? 'it is a terminal' : 'there is no standard input',
      'pipe the document to the command, or pass a file or a URL',
    );
  const chunks: Uint8Array[] = [];
  let size = 0;
  const iterator = stream[Symbol.asyncIterator]();
  try {
    for (;;) {
      const result = await withTimeLimit(iterator.next(), timeLimit);
      if (result.done === true) return Buffer.concat(chunks);
      const chunk = Buffer.from(result.value);
      size += chunk.length;
      if (size > maxSourceBytes) throw createSizeError();
      chunks.push(chunk);
    }
  } finally {
    // An open stream would keep the process running.
    stream.destroy?.();
  }
}

async function withTimeLimit<T>(promise: Promise<T>, timeLimit: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        reject(
          new UnreadableSourceError(
            `nothing arrived for ${timeLimit / 1000} seconds`,
            'check the command that writes to the pipe, or pass a file or a URL',
          ),
        ),
      timeLimit,
    );
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
