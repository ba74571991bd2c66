// Syntax tree of generated TypeScript, in which names are symbols. The linker assigns the names.

import type { Json } from '../../source/node.ts';
import type { DocTags } from './comment.ts';

/** A named entity. Local variables are compared by identity, other symbols by their properties. */
export type Symbol = LocalSymbol | ImportSymbol | ConstantSymbol | OnDemandSymbol;

/** A parameter or variable. Its name is unique within the function in which it occurs. */
export interface LocalSymbol {
  readonly kind: 'local';
  /** The preferred name. */
  readonly name: string;
}

/** An export of a package or of a module that is not generated here. */
export interface ImportSymbol {
  readonly kind: 'import';
  readonly name: string;
  /** The module path below the source directory of the package, or the name of a package. */
  readonly from: string;
  readonly isType: boolean;
}

/** A constant of the module that mentions it. Equal values share one constant. */
export interface ConstantSymbol {
  readonly kind: 'constant';
  /** The preferred name. */
  readonly name: string;
  readonly value: Expression;
  readonly type?: Type;
}

/** A declaration that is generated only if another node mentions it. */
export interface OnDemandSymbol {
  readonly kind: 'declared';
  /** Identifies the declaration within its module or, if it has none, within each module that mentions it. */
  readonly key: string;
  /** The preferred name. */
  readonly name: string;
  /** The path of the module that exports it. Without a module, each module that mentions it has a private copy. */
  readonly module?: string;
  /** Whether it declares a type, which is imported as a type. */
  readonly isType?: true;
  /** Returns the declaration; a pure function. Absent in a tree that is kept for a later run. */
  readonly declare?: () => Declaration;
}

export type Expression =
  | { readonly kind: 'literal'; readonly value: Json | undefined }
  | { readonly kind: 'regex'; readonly source: string; readonly flags: '' | 'u' }
  | { readonly kind: 'name'; readonly symbol: Symbol }
  | { readonly kind: 'global'; readonly name: GlobalName }
  | CallExpression
  | { readonly kind: 'member'; readonly object: Expression; readonly name: string; readonly isOptional?: true }
  | { readonly kind: 'index'; readonly object: Expression; readonly index: Expression }
  | { readonly kind: 'unary'; readonly operator: '!' | '-' | 'typeof'; readonly operand: Expression }
  | { readonly kind: 'increment'; readonly operand: Expression }
  | BinaryExpression
  | { readonly kind: 'conditional'; readonly test: Expression; readonly then: Expression; readonly else: Expression }
  | { readonly kind: 'assign'; readonly operator: '=' | '??='; readonly target: Expression; readonly value: Expression }
  | { readonly kind: 'object'; readonly properties: readonly ObjectProperty[] }
  | { readonly kind: 'array'; readonly items: readonly Expression[] }
  /** Only in arrays and arguments. */
  | { readonly kind: 'spread'; readonly operand: Expression }
  | { readonly kind: 'cast' | 'satisfies'; readonly operand: Expression; readonly type: Type }
  | { readonly kind: 'nonNull'; readonly operand: Expression }
  | ArrowFunction;

/** Global objects that generated code uses. */
export type GlobalName = 'Object' | 'Math' | 'Number' | 'String' | 'Date' | 'Set' | 'Map' | 'JSON' | 'Array';

export interface CallExpression {
  readonly kind: 'call' | 'new';
  readonly callee: Expression;
  readonly typeArguments?: readonly Type[];
  readonly arguments: readonly Expression[];
  /** Whether bundlers can remove it if its result is unused. */
  readonly isPure?: true;
}

export type BinaryOperator =
  | '==='
  | '!=='
  | '<'
  | '>'
  | '<='
  | '>='
  | '&&'
  | '||'
  | '??'
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  | 'in';

export interface BinaryExpression {
  readonly kind: 'binary';
  readonly operator: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
}

export interface ObjectProperty {
  readonly name: string;
  readonly value: Expression;
}

export interface ArrowFunction {
  readonly kind: 'arrow';
  readonly parameters: readonly (Parameter | PatternParameter)[];
  readonly body: Expression;
}

/** A parameter of a function. The linker adds an underscore to its name if it is unused. */
export interface Parameter {
  readonly symbol: LocalSymbol;
  /** Inferred if absent. */
  readonly type?: Type;
  readonly default?: Expression;
  readonly isOptional?: true;
}

/** An object pattern with a variable for each property: `({ body, caller }: Scope)`. */
export interface PatternParameter {
  readonly properties: readonly LocalSymbol[];
  readonly type: Type;
}

export type Statement =
  | { readonly kind: 'return'; readonly value?: Expression }
  | { readonly kind: 'expression'; readonly expression: Expression }
  | VariableStatement
  | IfStatement
  | { readonly kind: 'block'; readonly body: readonly Statement[] }
  /** `for (let index = from; index < list.length; index++)` */
  | {
      readonly kind: 'for';
      readonly index: LocalSymbol;
      readonly from: number;
      readonly list: Expression;
      readonly body: readonly Statement[];
    }
  | {
      readonly kind: 'forOf';
      readonly item: LocalSymbol;
      readonly list: Expression;
      readonly body: readonly Statement[];
    }
  | {
      readonly kind: 'forIn';
      readonly key: LocalSymbol;
      readonly object: Expression;
      readonly body: readonly Statement[];
    }
  | SwitchStatement;

export interface VariableStatement {
  readonly kind: 'variable';
  readonly keyword: 'const' | 'let';
  /** One variable, or those of an object pattern, by property. */
  readonly target: LocalSymbol | readonly (readonly [property: string, symbol: LocalSymbol])[];
  readonly type?: Type;
  readonly value?: Expression;
}

export interface IfStatement {
  readonly kind: 'if';
  readonly test: Expression;
  readonly then: readonly Statement[];
  readonly else?: readonly Statement[];
}

/** Each case ends with `break` unless its body always returns. */
export interface SwitchStatement {
  readonly kind: 'switch';
  readonly subject: Expression;
  readonly cases: readonly SwitchCase[];
  readonly default?: readonly Statement[];
}

export interface SwitchCase {
  readonly values: readonly Expression[];
  readonly body: readonly Statement[];
}

export type Type =
  | { readonly kind: 'keyword'; readonly name: KeywordType }
  | { readonly kind: 'literalType'; readonly value: string | number | boolean | null }
  | { readonly kind: 'globalType'; readonly name: GlobalTypeName; readonly typeArguments?: readonly Type[] }
  | {
      readonly kind: 'reference';
      readonly symbol: Symbol;
      readonly typeArguments?: readonly Type[];
      /** A member of the `enum` that the symbol names. */
      readonly enumMember?: string;
    }
  | { readonly kind: 'union' | 'intersection'; readonly types: readonly Type[] }
  | { readonly kind: 'arrayType'; readonly item: Type; readonly isMutable?: true }
  | TupleType
  | { readonly kind: 'objectType'; readonly members: readonly MemberType[] }
  /** `{ readonly [Key in keys]: value }` */
  | { readonly kind: 'mapped'; readonly keys: Type; readonly value: Type }
  | { readonly kind: 'functionType'; readonly parameters: readonly Parameter[]; readonly result: Type }
  | { readonly kind: 'indexed'; readonly object: Type; readonly index: Type }
  | { readonly kind: 'keyof'; readonly object: Type }
  | { readonly kind: 'predicate'; readonly parameter: LocalSymbol; readonly type: Type };

export type KeywordType =
  | 'unknown'
  | 'boolean'
  | 'number'
  | 'bigint'
  | 'string'
  | 'object'
  | 'undefined'
  | 'never'
  | 'void'
  /** Only in casts: `as const`. */
  | 'const';

/** Global types that generated code uses. */
export type GlobalTypeName =
  | 'Promise'
  | 'Partial'
  | 'Omit'
  | 'Exclude'
  | 'NonNullable'
  | 'Record'
  | 'Blob'
  | 'ReadableStream'
  | 'Uint8Array'
  | 'Date'
  | 'globalThis.Temporal.Instant'
  | 'globalThis.Temporal.PlainDate';

export interface TupleType {
  readonly kind: 'tuple';
  readonly items: readonly TupleItem[];
  /** Type of the rest elements. */
  readonly rest?: Type;
  readonly isMutable?: true;
  /** Whether elements have labels. */
  readonly hasLabels?: true;
}

export interface TupleItem {
  readonly type: Type;
  readonly isOptional?: true;
}

/** A JSDoc comment. */
export interface Documentation {
  readonly doc?: string;
  readonly docTags?: DocTags;
  /** The type or operation that `doc` names, if a template contains the sentence. */
  readonly docSubject?: string;
}

/** A member, or the index signature if it has no name. */
export interface MemberType extends Documentation {
  readonly name?: string;
  readonly type: Type;
  readonly isOptional?: boolean;
  /** Whether it is not read-only. */
  readonly isMutable?: true;
}

export type Declaration = FunctionDeclaration | ConstDeclaration | TypeDeclaration;

export interface FunctionDeclaration extends Documentation {
  readonly kind: 'function';
  readonly parameters: readonly Parameter[];
  readonly result: Type;
  readonly body: readonly Statement[];
}

export interface ConstDeclaration extends Documentation {
  readonly kind: 'const';
  readonly type: Type;
  readonly value: Expression;
}

/** An interface if the type is an object type, otherwise a type alias. */
export interface TypeDeclaration extends Documentation {
  readonly kind: 'type';
  readonly type: Type;
}
