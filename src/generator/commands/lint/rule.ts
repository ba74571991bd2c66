// Public API for lint rules.

import type { Document } from '../../openapi/types.ts';
import type {
  Api,
  Example,
  RequestBody,
  MediaType,
  Header,
  Operation,
  Parameter,
  Response,
  Schema,
  SchemaAndShapes,
} from '../../model/types/api.ts';
import type { JsonSchema, SchemaObject } from '../../model/types/schema.ts';
import type { SourceLocation } from '../../model/source-location.ts';
import type { Severity } from '../../diagnostics/diagnostic.ts';
import type { Json, Node } from '../../source/node.ts';
import type { Validator } from '../../model/validate/validate.ts';
import type { ValidationDirection } from '../../model/validate/validation-context.ts';

/** Path below a part of the model, such as `['responses', '404']`. */
export type PropertyPath = readonly (string | number)[];

/** Change that fixes the node that the finding is about. */
export type Fix = (
  | { readonly kind: 'replace'; readonly value: Json }
  | { readonly kind: 'remove' }
  | { readonly kind: 'rename'; readonly name: string }
) & {
  /** Whether the fix preserves the meaning of the document. Other fixes need `--fix --unsafe-fixes`. */
  readonly safe?: true;
};

/** Finding that a rule reports. */
export interface FindingInput {
  readonly message: string;
  /** Origin of the affected part of the model. */
  readonly at: SourceLocation;
  /** Path of the affected node below that part. If the path does not exist, the finding is about the part itself. */
  readonly within?: PropertyPath;
  /** Whether the finding is about the key rather than the value. */
  readonly onName?: boolean;
  readonly related?: readonly {
    readonly at: SourceLocation;
    readonly within?: PropertyPath;
    readonly message: string;
  }[];
  /**
   * How to fix the finding: an imperative in lowercase, without a period.
   * @default the first sentence of the help of the rule, in this form
   */
  readonly help?: string;
  readonly fix?: Fix;
}

/** Context that a rule receives. */
export interface RuleContext {
  readonly api: Api;
  readonly document: Document;
  /** Root node of each file, by path. */
  readonly roots: ReadonlyMap<string, Node>;
  /** Validates values against schemas in the model. */
  readonly validator: Validator;
  /** Reports a finding. */
  readonly report: (input: FindingInput) => void;
}

/** Position of a schema. */
export interface SchemaContext {
  /** Enclosing named schema; absent in parameters, bodies, responses, and headers. */
  readonly owner?: Schema;
  /** Parent schema, with the keyword and the name or index of the subschema. */
  readonly parent?: SchemaObject;
  readonly keyword?: string;
  readonly key?: string | number;
}

/** Media type with its location. */
export interface MediaTypeContext {
  readonly content: MediaType;
  readonly at: SourceLocation;
  readonly within: PropertyPath;
  readonly direction: 'request' | 'response';
  readonly operation?: Operation;
}

/** Examples of a parameter, header, or media type, with the direction in which they are valid. */
export interface ExamplesContext {
  readonly examples: readonly Example[];
  readonly schema?: SchemaAndShapes;
  /** Absent for a parameter or header that is not serialized as a media type. */
  readonly mediaType?: string;
  /** `part` in the body of a partial update. In webhooks and callbacks, requests have the direction of responses. */
  readonly direction: ValidationDirection;
}

/**
 * Callbacks of a rule. Each is called once per part of the model, even if operations share the part. `operation` is the
 * first operation that uses the part; absent for an unused component.
 */
export interface Visitor {
  readonly api?: (api: Api) => void;
  /** Called for each named schema. */
  readonly schema?: (schema: Schema) => void;
  /** Called for each schema and subschema, parents first. */
  readonly schemaObject?: (jsonSchema: SchemaObject, context: SchemaContext) => void;
  /** Called for each operation in paths, webhooks, and callbacks. */
  readonly operation?: (operation: Operation, kind: 'path' | 'webhook' | 'callback') => void;
  readonly parameter?: (parameter: Parameter, operation?: Operation) => void;
  readonly header?: (header: Header, operation?: Operation) => void;
  readonly body?: (body: RequestBody, operation?: Operation) => void;
  readonly response?: (response: Response, operation?: Operation) => void;
  readonly content?: (mediaType: MediaTypeContext) => void;
  /** Called once per direction in which operations use a part with examples. */
  readonly examples?: (examples: ExamplesContext) => void;
  /** Called after all other callbacks. */
  readonly end?: () => void;
}

/** Lint rule: metadata, and a function that creates the callbacks. */
export interface LintRule {
  /** Code `<family>/<problem>` in kebab-case. */
  readonly code: string;
  /** Default severity. */
  readonly severity: Severity | 'off';
  /** What is wrong, in full sentences. The first one is the summary in lists. */
  readonly cause: string;
  /** Effect of the problem on readers, clients, or servers. A custom rule can omit it if its cause is enough. */
  readonly consequence?: string;
  /** How to fix a finding, in full sentences. */
  readonly help: string;
  /** Whether findings have a fix. */
  readonly fixable?: boolean;
  /**
   * Whether findings report missing elements. They are then skipped for parts with parse errors, which can be
   * incomplete.
   */
  readonly skipsIncompleteParts?: boolean;
  readonly create: (context: RuleContext) => Visitor;
}

/** Lint rule of Ashlar, which always has a consequence. */
export interface BuiltinRule extends LintRule {
  readonly consequence: string;
}

/** Defines a type-checked custom rule. */
export function defineRule(rule: LintRule): LintRule {
  return rule;
}

/** Returns the schema as an object; `undefined` for `true` and `false`. */
export function asSchemaObject(jsonSchema: JsonSchema | undefined): SchemaObject | undefined {
  return typeof jsonSchema === 'object' ? jsonSchema : undefined;
}
