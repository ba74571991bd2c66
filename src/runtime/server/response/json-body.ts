// A body as JSON text.

/** As `JSON.stringify` has it, and bigints as the numbers that they are, digit for digit. */
export function jsonText(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    return bigText(value, error);
  }
}

/** No other text of the body has the mark, so that what stands behind it in quotes is a number. */
function bigText(value: unknown, error: unknown): string {
  const mark = `bigint ${crypto.randomUUID()} `;
  const text = JSON.stringify(value, (_name, each: unknown) => (typeof each === 'bigint' ? `${mark}${each}` : each));
  if (!text.includes(mark)) throw error;
  return text.replaceAll(new RegExp(`"${mark}(-?\\d+)"`, 'g'), '$1');
}
