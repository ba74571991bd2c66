// What a rule is once it is read: a tree of expressions, each with its place in the rule's text.

/** Offsets (UTF-16) in the text of a rule. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';
export type Arithmetic = '+' | '-' | '*' | '/' | '%';
export type MacroName = 'all' | 'exists' | 'exists_one' | 'map' | 'filter';

/** A constant. Integers and doubles are told apart by `sort`, because 1.0 and 1 are different types. */
export type Literal =
  | { readonly sort: 'bool'; readonly value: boolean }
  | { readonly sort: 'int'; readonly value: number }
  | { readonly sort: 'double'; readonly value: number }
  | { readonly sort: 'string'; readonly value: string }
  | { readonly sort: 'null'; readonly value: null };

/** An expression that knows `T` of itself: nothing once it is parsed, its type once it is checked. */
export type Expression<T> = Range & { readonly known: T } & Form<T>;

export type Form<T> =
  | { readonly kind: 'literal'; readonly literal: Literal }
  | { readonly kind: 'variable'; readonly name: string }
  | Member<T>
  | { readonly kind: 'has'; readonly member: Expression<T> & Member<T> }
  | { readonly kind: 'index'; readonly of: Expression<T>; readonly index: Expression<T> }
  | { readonly kind: 'not'; readonly of: Expression<T> }
  | { readonly kind: 'negate'; readonly of: Expression<T> }
  | { readonly kind: 'and'; readonly of: readonly Expression<T>[] }
  | { readonly kind: 'or'; readonly of: readonly Expression<T>[] }
  | {
      readonly kind: 'comparison';
      readonly operator: Comparison;
      readonly left: Expression<T>;
      readonly right: Expression<T>;
    }
  | {
      readonly kind: 'arithmetic';
      readonly operator: Arithmetic;
      readonly left: Expression<T>;
      readonly right: Expression<T>;
    }
  | { readonly kind: 'in'; readonly value: Expression<T>; readonly container: Expression<T> }
  | {
      readonly kind: 'conditional';
      readonly condition: Expression<T>;
      readonly then: Expression<T>;
      readonly else: Expression<T>;
    }
  | { readonly kind: 'list'; readonly items: readonly Expression<T>[] }
  | Macro<T>
  | Call<T>;

/** `of.name`, or `of["name"]` where the name is no word of the language. */
export interface Member<T> {
  readonly kind: 'member';
  readonly of: Expression<T>;
  readonly name: string;
  readonly nameAt: Range;
}

/** `of.all(variable, body)` and its kind; `condition` is the first of `map`'s two bodies, where it has two. */
export interface Macro<T> {
  readonly kind: 'macro';
  readonly macro: MacroName;
  readonly of: Expression<T>;
  readonly variable: string;
  readonly variableAt: Range;
  readonly condition?: Expression<T>;
  readonly body: Expression<T>;
}

/** `name(arguments)`, or `target.name(arguments)`. */
export interface Call<T> {
  readonly kind: 'call';
  readonly name: string;
  readonly nameAt: Range;
  readonly target?: Expression<T>;
  readonly arguments: readonly Expression<T>[];
}

/** As parsed. */
export type Syntax = Expression<undefined>;
