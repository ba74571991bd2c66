// Punycode encoding and decoding. Variable names follow RFC 3492.

const base = 36;
const tMin = 1;
const tMax = 26;

/** Decodes Punycode; `undefined` if it is invalid. */
export function decodePunycode(code: string): string | undefined {
  const delimiterIndex = code.lastIndexOf('-');
  const points = Array.from(code.slice(0, Math.max(delimiterIndex, 0)), (character) => character.charCodeAt(0));
  if (points.some((point) => point > 127)) return undefined;
  let [n, i, bias] = [128, 0, 72];
  for (let index = delimiterIndex < 0 ? 0 : delimiterIndex + 1; index < code.length;) {
    const previousI = i;
    for (let weight = 1, k = base; ; k += base) {
      const digit = toDigit(code.charCodeAt(index++));
      if (digit === undefined) return undefined;
      i += digit * weight;
      if (i > 0x7fffffff) return undefined;
      const t = threshold(k, bias);
      if (digit < t) break;
      weight *= base - t;
    }
    bias = adaptBias(i - previousI, points.length + 1, previousI === 0);
    n += Math.floor(i / (points.length + 1));
    i %= points.length + 1;
    if (n > 0x10ffff || (n >= 0xd800 && n <= 0xdfff)) return undefined;
    points.splice(i++, 0, n);
  }
  return points.map((point) => String.fromCodePoint(point)).join('');
}

/** Encodes a string as Punycode. */
export function encodePunycode(text: string): string {
  const points = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const basic = points.filter((point) => point < 128);
  let output = basic.map((point) => String.fromCharCode(point)).join('') + (basic.length > 0 ? '-' : '');
  let [n, delta, bias] = [128, 0, 72];
  for (let handled = basic.length; handled < points.length; n++, delta++) {
    const minimum = n;
    const next = points.reduce((lowest, point) => (point >= minimum && point < lowest ? point : lowest), Infinity);
    delta += (next - n) * (handled + 1);
    n = next;
    for (const point of points) {
      if (point < n) delta++;
      if (point !== n) continue;
      let q = delta;
      for (let k = base; ; k += base) {
        const t = threshold(k, bias);
        if (q < t) break;
        output += toCharacter(t + ((q - t) % (base - t)));
        q = Math.floor((q - t) / (base - t));
      }
      output += toCharacter(q);
      bias = adaptBias(delta, handled + 1, handled === basic.length);
      delta = 0;
      handled++;
    }
  }
  return output;
}

function threshold(k: number, bias: number): number {
  return Math.min(Math.max(k - bias, tMin), tMax);
}

function adaptBias(delta: number, count: number, isFirst: boolean): number {
  let remaining = Math.floor(delta / (isFirst ? 700 : 2));
  remaining += Math.floor(remaining / count);
  let k = 0;
  for (; remaining > ((base - tMin) * tMax) / 2; k += base) remaining = Math.floor(remaining / (base - tMin));
  return k + Math.floor(((base - tMin + 1) * remaining) / (remaining + 38));
}

function toDigit(unit: number): number | undefined {
  if (unit >= 48 && unit <= 57) return unit - 22;
  if (unit >= 65 && unit <= 90) return unit - 65;
  return unit >= 97 && unit <= 122 ? unit - 97 : undefined;
}

function toCharacter(digit: number): string {
  return String.fromCharCode(digit < 26 ? digit + 97 : digit + 22);
}
