// What a rule of the linter is: what it is called, what it means, and which parts of the model it looks at.

import type { Document } from '../../openapi/types.ts';
import type { Api, Body, Content, Header, Operation, Parameter, Response, Schema } from '../../model/types/api.ts';
import type { Assertion, ObjectSchema } from '../../model/types/schema.ts';
import type { Origin } from '../../model/types/origin.ts';
import type { Severity } from '../../diagnostics/diagnostic.ts';
import type { Json, Node } from '../../source/node.ts';
import type { Judge } from '../../model/validate/validate.ts';

/** A member below a part of the model, by names and indices: `['responses', '404']`. */
export type Path = readonly (string | number)[];

/** How to change the member that the finding is about. */
export type Fix = (
  | { readonly kind: 'replace'; readonly value: Json }
  | { readonly kind: 'remove' }
  | { readonly kind: 'rename'; readonly name: string }
) & {
  /** True if the document means the same with the fix and without it. Other fixes need `--fix=unsafe`. */
  readonly safe?: true;
};

/** What a rule says of a place. */
export interface Said {
  readonly message: string;
  /** The part of the model that it is about, which knows where it stands. */
  readonly at: Origin;
  /** The member of that part that it is about; the whole where that is not there. */
  readonly within?: Path;
  /** True: about the member's name rather than its value. */
  readonly onName?: boolean;
  readonly related?: readonly { readonly at: Origin; readonly within?: Path; readonly message: string }[];
  /** The way out, as a sentence. */
  readonly help?: string;
  readonly fix?: Fix;
}

/** What a rule is given. */
export interface Subject {
  readonly api: Api;
  readonly document: Document;
  /** The tree of each file, by its path. */
  readonly roots: ReadonlyMap<string, Node>;
  /** Judges values by the schemas of the model. */
  readonly judge: Judge;
  /** Reports a finding. */
  readonly say: (said: Said) => void;
}

/** Where a schema stands among others. */
export interface Standing {
  /** The named schema that it is in; absent in parameters, bodies, responses and headers. */
  readonly owner?: Schema;
  /** The schema right around it, with the keyword and the name or index that lead from there. */
  readonly parent?: ObjectSchema;
  readonly keyword?: string;
  readonly key?: string | number;
}

/** A media type with its schema and examples, and where that is. */
export interface Placed {
  readonly content: Content;
  readonly at: Origin;
  readonly within: Path;
  readonly direction: 'request' | 'response';
  readonly operation?: Operation;
}

/**
 * What a rule looks at; each part is shown once, also where many share it, with the first operation that has it. A
 * component that no operation has is shown without one.
 */
export interface Visitor {
  readonly api?: (api: Api) => void;
  /** A named schema. */
  readonly schema?: (schema: Schema) => void;
  /** Every schema of the document, named or not, outer ones first. */
  readonly assertion?: (assertion: ObjectSchema, standing: Standing) => void;
  /** Operations of paths, webhooks and callbacks. */
  readonly operation?: (operation: Operation, of: 'path' | 'webhook' | 'callback') => void;
  readonly parameter?: (parameter: Parameter, operation?: Operation) => void;
  readonly header?: (header: Header, operation?: Operation) => void;
  readonly body?: (body: Body, operation?: Operation) => void;
  readonly response?: (response: Response, operation?: Operation) => void;
  readonly content?: (placed: Placed) => void;
  /** When all has been shown. */
  readonly end?: () => void;
}

export interface Rule {
  /** `<family>/<problem>`, kebab-case. */
  readonly code: string;
  /** Unless the configuration says otherwise. */
  readonly severity: Severity | 'off';
  /** What is wrong and why it matters, in a sentence or two. */
  readonly meaning: string;
  /** What to do about it. */
  readonly remedy: string;
  /** True where its findings carry a fix. */
  readonly fixes?: boolean;
  /** True if its findings say that something is missing: they are left out for parts of which not all could be read. */
  readonly needsWhole?: boolean;
  readonly look: (subject: Subject) => Visitor;
}

/** Types a rule of one's own. */
export function defineRule(rule: Rule): Rule {
  return rule;
}

/** The object schema that an assertion is; undefined for `true` and `false`. */
export function schemaOf(assertion: Assertion | undefined): ObjectSchema | undefined {
  return typeof assertion === 'object' ? assertion : undefined;
}
