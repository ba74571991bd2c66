// What the x- vocabulary says once it is read: the facts, transformations and predicates as typed values.

import type { Json, Node } from '../../source/node.ts';

/** The root's `x-ashlar`. */
export interface Vocabulary {
  readonly version: 1;
  /** The component schema that `caller` is in rules. */
  readonly caller?: string;
  readonly conventions: Conventions;
  /** Keywords of other vocabularies that the document may use. */
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

/** A rule's text with its place: the node of the CEL expression, so that a column in it can be shown. */
export interface RuleText {
  readonly text: string;
  readonly node: Node;
}

/** A predicate over one complete value. `x-rules` */
export interface Rule {
  readonly id: string;
  readonly rule: RuleText;
  readonly message: string;
  /** Dotted path the failure is reported at. */
  readonly field?: string;
}

/** A predicate on an operation's surroundings. `x-preconditions`; the status is 400 unless given. */
export interface Precondition extends Rule {
  readonly status: number;
}

export type EffectKind = 'create' | 'update' | 'replace' | 'delete' | 'action';

export interface Effect {
  readonly kind: EffectKind;
  /** Only with `update`. */
  readonly merge?: 'deep' | 'shallow';
  /** Dotted fields whose default applies when omitted even in an update. */
  readonly defaults: readonly string[];
  /** What else the operation does, in sentences. */
  readonly also: readonly string[];
  /** Not stated in the document: the usual meaning of the method. */
  readonly assumed?: true;
}

export interface Resource {
  /** A component schema's name. */
  readonly schema: string;
  /** The path parameter that finds it. */
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
      /** A component schema's name. */
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
  /** State to meaning; null where the interface gives none. In the order written. */
  readonly states: ReadonlyMap<string, string | null>;
  readonly moves: readonly LifecycleMove[];
  /** True: more states may exist. */
  readonly open: boolean;
}

export interface LifecycleMove {
  readonly from: readonly string[] | 'any';
  readonly to: readonly string[] | 'any';
  /** An operationId, or a sentence. */
  readonly trigger: string;
  readonly when?: string;
}

export interface Round {
  /** Ascending. */
  readonly to: readonly number[];
  readonly mode: 'up' | 'nearest';
}

export interface Redaction {
  readonly as: string;
  readonly unless?: RuleText;
}

/** What a schema may carry. */
export interface SchemaFacts {
  readonly rules: readonly Rule[];
  readonly filterable: boolean;
  readonly lifecycle?: Lifecycle;
  readonly message?: string;
  readonly unspecified: readonly string[];
  readonly name?: string;
  readonly round?: Round;
  readonly redacted?: Redaction;
}

/** What an operation may carry. */
export interface OperationFacts {
  readonly preconditions: readonly Precondition[];
  readonly effect?: Effect;
  readonly access?: Access;
  readonly limits: readonly Limit[];
  readonly emits: readonly string[];
  readonly unspecified: readonly string[];
  readonly name?: string;
}

/** What a path item may carry. */
export interface PathFacts {
  readonly resource?: Resource;
  readonly unspecified: readonly string[];
}

/** Keywords of other vocabularies, kept as written so that the canonical document loses nothing. */
export type Foreign = ReadonlyMap<string, Json>;
