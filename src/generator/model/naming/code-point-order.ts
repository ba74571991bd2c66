// Which of two texts comes first, on every machine alike.

/** Code point order, which is the same on every machine. */
export function byCodePoint(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const left = a.charCodeAt(at);
    const right = b.charCodeAt(at);
    // Surrogates stand for code points beyond the rest of the units, though their own numbers are smaller.
    if (left !== right) return ranked(left) - ranked(right);
  }
  return a.length - b.length;
}

function ranked(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}
