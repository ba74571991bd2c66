// Filter of a document: which operations to generate. Components that these do not use are left out.

/** Patterns of what to include and exclude. A pattern is a name or a glob. */
export interface PatternFilter {
  /** If present, only matches are included. */
  readonly include?: readonly string[];
  /** Takes precedence over `include`. */
  readonly exclude?: readonly string[];
}

/** Conditions that each operation must fulfill. */
export interface DocumentFilter {
  readonly tags?: PatternFilter;
  /** Paths of operations, and names of webhooks. */
  readonly paths?: PatternFilter;
  /** Operation IDs, or `GET /pets`. */
  readonly operations?: PatternFilter;
  /** HTTP methods, in any case. */
  readonly methods?: PatternFilter;
  /** Schemas of `components` to include even if no operation uses them, and schemas that no operation may use. */
  readonly schemas?: PatternFilter;
  /** Whether to include deprecated operations. @default true */
  readonly deprecated?: boolean;
}

/** Properties of a filter that consist of patterns. */
export const patternFilters = [
  'tags',
  'paths',
  'operations',
  'methods',
  'schemas',
] as const satisfies readonly (keyof DocumentFilter)[];
