// HTML templates that escape interpolated text.

/** Trusted markup. */
export interface Html {
  readonly markup: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Interpolates values: strings are escaped, markup is not, arrays are joined, `undefined` is empty. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | Html | readonly Html[] | undefined)[]
): Html {
  return {
    markup: parts.reduce(
      (whole, part, index) => whole + part + toMarkup(index < values.length ? values[index] : ''),
      '',
    ),
  };
}

function toMarkup(value: string | Html | readonly Html[] | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}
