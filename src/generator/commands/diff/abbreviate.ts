// Abbreviation of long values in messages. Fingerprints always use the whole value.

const longest = 80;
/** Length of the end that remains. */
const tail = 20;

/** Returns the text, shortened in the middle if it has more than `maxLength` UTF-16 code units. */
export function shortened(text: string): string {
  if (text.length <= longest) return text;
  // A cut inside a surrogate pair drops the other half.
  const [start, end] = [
    text.slice(0, longest - tail - 1).replace(/[\ud800-\udbff]$/, ''),
    text.slice(-tail).replace(/^[\udc00-\udfff]/, ''),
  ];
  return `${start}…${end}`;
}
