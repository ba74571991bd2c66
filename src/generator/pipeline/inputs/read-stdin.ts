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
 * @throws an `UnreadableSourceError` if it does not end within `timeLimit` milliseconds.
 */
export async function readStdin(stream: InputStream | undefined, timeLimit: number): Promise<Uint8Array> {
  if (stream === undefined || stream.isTTY === true)
    throw new UnreadableSourceError(
      stream ? 'it is a terminal' : 'there is no standard input',
      'pipe the document to the command, or pass a file or a URL',
    );
  const chunks: Uint8Array[] = [];
  let size = 0;
  const readAll = async (): Promise<Uint8Array> => {
    for await (const part of stream) {
      const chunk = Buffer.from(part);
      size += chunk.length;
      if (size > maxSourceBytes) throw createSizeError();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  };
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    const stop = (): void =>
      reject(
        new UnreadableSourceError(
          size === 0
            ? `nothing arrived for ${timeLimit / 1000} seconds`
            : `it did not end within ${timeLimit / 1000} seconds`,
          'check the command that writes to the pipe, or pass a file or a URL',
        ),
      );
    timer = setTimeout(stop, timeLimit);
  });
  try {
    return await Promise.race([readAll(), limit]);
  } finally {
    clearTimeout(timer);
    // An open stream would keep the process running.
    stream.destroy?.();
  }
}
