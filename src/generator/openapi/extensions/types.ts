// Types of the extension keyword values.

import type { Json, Node } from '../../source/node.ts';

/** The root's `x-ashlar`. */
export interface Vocabulary {
  readonly version: 1;
  /** Name of the component schema of `caller` in rules. */
  readonly caller?: string;
  readonly conventions: Conventions;
  /** Keywords of other vocabularies that are allowed in the document. */
  readonly allow: readonly string[];
}

export interface Conventions {
  readonly errors?: {
    readonly schema: string;
    readonly items: string;
    readonly message: string;
    readonly field: string;
  };
  readonly pagination?: {
    readonly page: string;
    readonly size: string;
    readonly items: string;
    readonly pages: string;
    readonly total: string;
  };
  readonly filter?: { readonly header: string };
  readonly rateLimit?: { readonly limit: string; readonly remaining: string; readonly reset: string };
  readonly deprecation?: { readonly status: number; readonly warnings: string };
  readonly scopes?: { readonly granted: string; readonly accepted: string };
  readonly version?: { readonly header: string };
}

/** The text of a rule, and the node of the CEL expression, which locates diagnostics. */
export interface RuleText {
  readonly text: string;
  readonly node: Node;
}

/** A predicate over one complete value (`x-rules`). */
export interface Rule {
  readonly id: string;
  readonly rule: RuleText;
  readonly message: string;
  /** Dotted path that a failure is reported at. */
  readonly field?: string;
}

/** A predicate that must hold before an operation runs (`x-preconditions`). The default `status` is 400. */
export interface Precondition extends Rule {
  readonly status: number;
}

export type EffectKind = 'create' | 'update' | 'replace' | 'delete' | 'action';

export interface Effect {
  readonly kind: EffectKind;
  /** Only with `update`. */
  readonly merge?: 'deep' | 'shallow';
  /** Dotted paths of fields whose default also applies if an update omits them. */
  readonly defaults: readonly string[];
  /** Further effects of the operation, as sentences. */
  readonly also: readonly string[];
  /** Set if the effect is not in the document but the default of the HTTP method. */
  readonly assumed?: true;
}

export interface Resource {
  /** Name of a component schema. */
  readonly schema: string;
  /** Path parameter that identifies the resource. */
  readonly parameter: string;
  readonly within?: Resource;
}

export type Access =
  | { readonly kind: 'unrestricted' }
  | { readonly kind: 'grant'; readonly grant: string; readonly level: 'read_only' | 'read_write' }
  | { readonly kind: 'own' }
  | { readonly kind: 'public' };

export type Limit =
  | {
      readonly kind: 'count';
      readonly id: string;
      /** Name of a component schema. */
      readonly of: string;
      readonly per: string;
      readonly max: number;
      readonly where?: RuleText;
      readonly within?: 'day';
      readonly message?: string;
    }
  | {
      readonly kind: 'rate';
      readonly id: string;
      readonly requests: number;
      readonly seconds: number;
      readonly message?: string;
    };

export interface Lifecycle {
  /** State to description; `null` if it has none. In document order. */
  readonly states: ReadonlyMap<string, string | null>;
  readonly moves: readonly LifecycleMove[];
  /** Whether there may be other states. */
  readonly open: boolean;
}

export interface LifecycleMove {
  readonly from: readonly string[] | 'any';
  readonly to: readonly string[] | 'any';
  /** An `operationId`, or a sentence. */
  readonly trigger: string;
  readonly when?: string;
}

export interface Rounding {
  /** Ascending. */
  readonly to: readonly number[];
  readonly mode: 'up' | 'nearest';
}

export interface Redaction {
  readonly as: string;
  readonly unless?: RuleText;
}

/** Extensions of a schema. */
export interface SchemaExtensions {
  readonly rules: readonly Rule[];
  readonly filterable: boolean;
  readonly lifecycle?: Lifecycle;
  readonly message?: string;
  readonly unspecified: readonly string[];
  readonly name?: string;
  readonly round?: Rounding;
  readonly redacted?: Redaction;
}

/** Extensions of an operation. */
export interface OperationExtensions {
  readonly preconditions: readonly Precondition[];
  readonly effect?: Effect;
  readonly access?: Access;
  readonly limits: readonly Limit[];
  readonly emits: readonly string[];
  readonly unspecified: readonly string[];
  readonly name?: string;
}

/** Extensions of a path item. */
export interface PathExtensions {
  readonly resource?: Resource;
  readonly unspecified: readonly string[];
}

/** Keywords of other vocabularies, unchanged, for the canonical document. */
export type UnknownExtensions = ReadonlyMap<string, Json>;
