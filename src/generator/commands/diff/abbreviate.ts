// Long values as a sentence shows them: their beginning and their end. What tells changes apart is never shortened.

const longest = 80;
/** How much of the end is kept. */
const tail = 20;

/** The text, or its beginning and its end where it is longer than a line bears. */
export function shortened(text: string): string {
  if (text.length <= longest) return text;
  // Half a character is none.
  const [start, end] = [
    text.slice(0, longest - tail - 1).replace(/[\ud800-\udbff]$/, ''),
    text.slice(-tail).replace(/^[\udc00-\udfff]/, ''),
  ];
  return `${start}…${end}`;
}
