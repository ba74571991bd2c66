// JSON serialization with bigints.

/** Serializes like `JSON.stringify`, but bigints as numbers with all digits. */
export function stringifyJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    return stringifyBigints(value, error);
  }
}

/** The marker is unique, so a quoted string that begins with it is a bigint. */
function stringifyBigints(value: unknown, error: unknown): string {
  const marker = `bigint ${crypto.randomUUID()} `;
  const text = JSON.stringify(value, (_name, each: unknown) => (typeof each === 'bigint' ? `${marker}${each}` : each));
  if (!text.includes(marker)) throw error;
  return text.replaceAll(new RegExp(`"${marker}(-?\\d+)"`, 'g'), '$1');
}
