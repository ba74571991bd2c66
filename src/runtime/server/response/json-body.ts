// JSON serialization with bigints.

/** Serializes like `JSON.stringify`, but bigints as numbers with all digits. */
export function jsonText(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    return bigText(value, error);
  }
}

/** The marker is unique, so a quoted string that begins with it is a bigint. */
function bigText(value: unknown, error: unknown): string {
  const mark = `bigint ${crypto.randomUUID()} `;
  const text = JSON.stringify(value, (_name, each: unknown) => (typeof each === 'bigint' ? `${mark}${each}` : each));
  if (!text.includes(mark)) throw error;
  return text.replaceAll(new RegExp(`"${mark}(-?\\d+)"`, 'g'), '$1');
}
