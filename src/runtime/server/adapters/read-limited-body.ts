// Reads a request body up to a size limit.

/** Returns all bytes of a stream. `contentLength`: the value of the header, or 0. */
export async function limited(
  stream: AsyncIterable<Uint8Array>,
  announced: number,
  limit: number,
): Promise<Uint8Array | 'too large'> {
  if (announced > limit) return 'too large';
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > limit) return 'too large';
    chunks.push(chunk);
  }
  const [only] = chunks;
  return chunks.length === 1 && only ? only : joined(chunks, length);
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
