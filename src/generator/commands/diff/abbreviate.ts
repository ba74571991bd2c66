// Abbreviation of long values in messages. Fingerprints always use the whole value.

const maxLength = 80;
/** Length of the end that remains. */
const tailLength = 20;

/** Returns the text, shortened in the middle if it has more than `maxLength` UTF-16 code units. */
export function abbreviate(text: string): string {
  if (text.length <= maxLength) return text;
  // A cut inside a surrogate pair drops the other half.
  const [start, end] = [
    text.slice(0, maxLength - tailLength - 1).replace(/[\ud800-\udbff]$/, ''),
    text.slice(-tailLength).replace(/^[\udc00-\udfff]/, ''),
  ];
  return `${start}…${end}`;
}
