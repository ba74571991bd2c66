// JSON serialization with bigints.

/** Serializes like `JSON.stringify`, but writes bigints as numbers with all digits. */
export function stringifyJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    return stringifyBigints(value, error);
  }
}

/** Serializes bigints with a marker, which is unique, so a quoted string that begins with it is a bigint. */
function stringifyBigints(value: unknown, error: unknown): string {
  const marker = `bigint ${crypto.randomUUID()} `;
  const text = JSON.stringify(value, (_name, item: unknown) => (typeof item === 'bigint' ? `${marker}${item}` : item));
  if (!text.includes(marker)) throw error;
  return text.replaceAll(new RegExp(`"${marker}(-?\\d+)"`, 'g'), '$1');
}
