// Public API of lint rules.

import type { Document } from '../../openapi/types.ts';
import type { Api, Body, Content, Header, Operation, Parameter, Response, Schema } from '../../model/types/api.ts';
import type { Assertion, ObjectSchema } from '../../model/types/schema.ts';
import type { Origin } from '../../model/types/origin.ts';
import type { Severity } from '../../diagnostics/diagnostic.ts';
import type { Json, Node } from '../../source/node.ts';
import type { Judge } from '../../model/validate/validate.ts';

/** Path below a part of the model, such as `['responses', '404']`. */
export type Path = readonly (string | number)[];

/** Change of the node that the finding is about. */
export type Fix = (
  | { readonly kind: 'replace'; readonly value: Json }
  | { readonly kind: 'remove' }
  | { readonly kind: 'rename'; readonly name: string }
) & {
  /** Whether the fix preserves the meaning of the document. Other fixes need `--fix=unsafe`. */
  readonly safe?: true;
};

/** Finding that a rule reports. */
export interface Said {
  readonly message: string;
  /** Origin of the affected part of the model. */
  readonly at: Origin;
  /** Path of the affected node below that part; the part itself if the path does not exist. */
  readonly within?: Path;
  /** Whether the finding is about the key rather than the value. */
  readonly onName?: boolean;
  readonly related?: readonly { readonly at: Origin; readonly within?: Path; readonly message: string }[];
  /** How to fix the finding, in one sentence. */
  readonly help?: string;
  readonly fix?: Fix;
}

/** Context of a rule. */
export interface Subject {
  readonly api: Api;
  readonly document: Document;
  /** Root node of each file, by path. */
  readonly roots: ReadonlyMap<string, Node>;
  /** Validates values against schemas of the model. */
  readonly judge: Judge;
  /** Reports a finding. */
  readonly say: (said: Said) => void;
}

/** Position of a schema. */
export interface Standing {
  /** Enclosing named schema; absent in parameters, bodies, responses, and headers. */
  readonly owner?: Schema;
  /** Parent schema, with the keyword and the name or index of the subschema. */
  readonly parent?: ObjectSchema;
  readonly keyword?: string;
  readonly key?: string | number;
}

/** Media type with its location. */
export interface Placed {
  readonly content: Content;
  readonly at: Origin;
  readonly within: Path;
  readonly direction: 'request' | 'response';
  readonly operation?: Operation;
}

/**
 * Callbacks of a rule. Each is called once per part of the model, even for shared components, with the first operation
 * that uses the part. For an unused component, `operation` is absent.
 */
export interface Visitor {
  readonly api?: (api: Api) => void;
  /** Called for each named schema. */
  readonly schema?: (schema: Schema) => void;
  /** Called for each schema and subschema, parents first. */
  readonly assertion?: (assertion: ObjectSchema, standing: Standing) => void;
  /** Called for each operation of paths, webhooks, and callbacks. */
  readonly operation?: (operation: Operation, of: 'path' | 'webhook' | 'callback') => void;
  readonly parameter?: (parameter: Parameter, operation?: Operation) => void;
  readonly header?: (header: Header, operation?: Operation) => void;
  readonly body?: (body: Body, operation?: Operation) => void;
  readonly response?: (response: Response, operation?: Operation) => void;
  readonly content?: (placed: Placed) => void;
  /** Called after all other callbacks. */
  readonly end?: () => void;
}

export interface Rule {
  /** Code `<family>/<problem>` in kebab-case. */
  readonly code: string;
  /** Default severity. */
  readonly severity: Severity | 'off';
  /** What is wrong and why it matters, in one or two sentences. */
  readonly meaning: string;
  /** How to fix a finding. */
  readonly remedy: string;
  /** Whether findings have a fix. */
  readonly fixes?: boolean;
  /**
   * Whether findings report missing elements. They are then skipped for parts with parse errors, which can be
   * incomplete.
   */
  readonly needsWhole?: boolean;
  readonly look: (subject: Subject) => Visitor;
}

/** Defines a type-checked custom rule. */
export function defineRule(rule: Rule): Rule {
  return rule;
}

/** Returns the schema as an object; `undefined` for `true` and `false`. */
export function schemaOf(assertion: Assertion | undefined): ObjectSchema | undefined {
  return typeof assertion === 'object' ? assertion : undefined;
}
