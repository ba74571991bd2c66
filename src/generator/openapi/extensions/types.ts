// Types for the values of extension keywords.

import type { Json, Node } from '../../source/node.ts';

/** Value of the root's `x-ashlar`, which opts the document in to the vocabulary: Ashlar's extension keywords. */
export interface Vocabulary {
  readonly version: 1;
  /** Name of the component schema that describes `caller` in rules. */
  readonly caller?: string;
  readonly conventions: Conventions;
  /** Keywords from other vocabularies that are allowed in the document. */
  readonly allow: readonly string[];
}

/** Names of the properties, parameters, and headers that implement conventions of the whole API. */
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

/** A CEL expression, with its node as the location of diagnostics. */
export interface CelExpressionText {
  readonly text: string;
  readonly node: Node;
}

/** A predicate over one complete value (`x-rules`). */
export interface Rule {
  readonly id: string;
  readonly rule: CelExpressionText;
  readonly message: string;
  /** Dotted path at which a failure is reported. */
  readonly field?: string;
}

/** A predicate that must hold before an operation runs (`x-preconditions`). The default `status` is 400. */
export interface Precondition extends Rule {
  readonly status: number;
}

export type EffectKind = 'create' | 'update' | 'replace' | 'delete' | 'action';

/** Effect of an operation on its resource (`x-effect`). */
export interface Effect {
  readonly kind: EffectKind;
  /** Set only for `update`. */
  readonly merge?: 'deep' | 'shallow';
  /** Dotted paths of fields whose default also applies if an update omits them. */
  readonly defaults: readonly string[];
  /** Further effects of the operation, as sentences. */
  readonly also: readonly string[];
  /** Set if the effect is the HTTP method's default, and not declared in the document. */
  readonly assumed?: true;
}

/** Schema and path parameter of the resource that a path addresses (`x-resource`). */
export interface Resource {
  /** Name of a component schema. */
  readonly schema: string;
  /** Path parameter that identifies the resource. */
  readonly parameter: string;
  /** Parent resource. */
  readonly within?: Resource;
}

/** Callers that may use an operation (`x-access`). */
export type Access =
  | { readonly kind: 'unrestricted' }
  | { readonly kind: 'grant'; readonly grant: string; readonly level: 'read_only' | 'read_write' }
  | { readonly kind: 'own' }
  | { readonly kind: 'public' };

/** Limit on the number of resources, or on the number of requests in a time window (`x-limits`). */
export type Limit =
  | {
      readonly kind: 'count';
      readonly id: string;
      /** Name of a component schema. */
      readonly of: string;
      readonly per: string;
      readonly max: number;
      readonly where?: CelExpressionText;
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

/**
 * How an operation returns pages (`x-pagination`); `false` if it returns none. Values other than `parameter` and `first`
 * are dotted paths in a page.
 */
export type DeclaredPagination =
  | false
  | ({ readonly style: 'page'; readonly first?: number; readonly pages?: string } & PagedItems)
  | ({ readonly style: 'offset' } & PagedItems)
  | { readonly style: 'cursor'; readonly parameter: string; readonly next: string; readonly more?: string }
  /** `id`: property of an item; the cursor is that of the last item. */
  | {
      readonly style: 'item';
      readonly parameter: string;
      readonly items?: string;
      readonly more: string;
      readonly id: string;
    }
  | { readonly style: 'link' };

interface PagedItems {
  readonly parameter: string;
  /** Absent if the page itself is the array. */
  readonly items?: string;
  readonly total?: string;
  readonly more?: string;
}

/** States of a status property, and the moves between them (`x-lifecycle`). */
export interface Lifecycle {
  /** Descriptions by state, in document order; `null` if a state has none. */
  readonly states: ReadonlyMap<string, string | null>;
  readonly moves: readonly LifecycleMove[];
  /** Whether other states are allowed. */
  readonly open: boolean;
}

export interface LifecycleMove {
  readonly from: readonly string[] | 'any';
  readonly to: readonly string[] | 'any';
  /** An `operationId`, or a sentence. */
  readonly trigger: string;
  readonly when?: string;
}

/** Rounding of a number to one of several values (`x-round`). */
export interface Rounding {
  /** Values to round to, in ascending order. */
  readonly to: readonly number[];
  readonly mode: 'up' | 'nearest';
}

/** Replacement of a value in responses (`x-redacted`). */
export interface Redaction {
  readonly as: string;
  readonly unless?: CelExpressionText;
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
  /** IDs of the operations whose results the operation changes (`x-affects`). */
  readonly affects?: readonly string[];
  readonly pagination?: DeclaredPagination;
  readonly unspecified: readonly string[];
  readonly name?: string;
}

/** Extensions of a path item. */
export interface PathExtensions {
  readonly resource?: Resource;
  readonly unspecified: readonly string[];
}

/** Keywords from other vocabularies by name, unchanged, for the canonical document. */
export type UnknownExtensions = ReadonlyMap<string, Json>;
