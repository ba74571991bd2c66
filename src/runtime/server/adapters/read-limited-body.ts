// A body put together as it comes, and given up as soon as it is too large.

/** All bytes of a stream; `announced` is the length that its header gives, 0 where it gives none. */
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
