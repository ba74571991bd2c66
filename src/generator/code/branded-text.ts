// Branded strings: text that is known to be safe in a language.

export type Language = 'ts' | 'html' | 'md' | 'json' | 'yaml' | 'css' | 'js';

declare const language: unique symbol;

/** Text that is valid in the language `L` and safe to print. Only the modules of `code/` create it. */
export type SafeText<L extends Language> = string & { readonly [language]: L };

/** Marks text as safe. Only for the modules of `code/`, which a test enforces. */
export function trust<L extends Language>(text: string): SafeText<L> {
  return text as SafeText<L>;
}
