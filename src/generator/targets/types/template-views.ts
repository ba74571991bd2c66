// Template views of the types target.

import type { SafeText } from '../../code/branded-text.ts';
import type { ImportView } from '../../code/typescript/imports.ts';

export interface TypesTemplates {
  readonly 'types/openapi': OpenapiView;
  readonly 'types/path': PathView;
  readonly 'types/operation': TypedOperationView;
  readonly 'types/response': ResponseView;
  readonly 'types/component': ComponentView;
  readonly 'types/schemas': SchemasView;
  readonly 'types/enums': EnumsView;
  readonly 'types/operations': OperationsView;
  readonly 'types/filters': FiltersView;
  readonly 'types/index': IndexView;
  readonly 'types/readme.md': TypesReadmeView;
  readonly 'types/alias': AliasView;
}

/** Types compatible with openapi-typescript. */
export interface OpenapiView {
  readonly title: SafeText<'ts'>;
  /** Imports of whole modules. */
  readonly imports: readonly ModuleImportView[];
  /** Whether the types use `$Read` or `$Write`. */
  readonly hasMarkers: boolean;
  /** Whether the types use `WithRequired`. */
  readonly hasWithRequired: boolean;
  /** Whether there are path items, which contain the type of no parameters. */
  readonly hasPathsOrWebhooks: boolean;
  readonly paths: readonly PathView[];
  readonly webhooks: readonly PathView[];
  readonly components: readonly ComponentView[];
  readonly operations: readonly TypedOperationView[];
  /** The aliases of recursive schemas. */
  readonly aliases: readonly AliasView[];
}

/** An import of all types of a module under one name. */
export interface ModuleImportView {
  readonly name: SafeText<'ts'>;
  readonly from: SafeText<'ts'>;
}

/** A path, with a property for each of its operations. */
export interface PathView {
  readonly key: SafeText<'ts'>;
  readonly get?: SafeText<'ts'>;
  readonly put?: SafeText<'ts'>;
  readonly post?: SafeText<'ts'>;
  readonly delete?: SafeText<'ts'>;
  readonly options?: SafeText<'ts'>;
  readonly head?: SafeText<'ts'>;
  readonly patch?: SafeText<'ts'>;
  readonly trace?: SafeText<'ts'>;
}

/** The type of an operation. A property is absent if the operation has no such parameters, or no body. */
export interface TypedOperationView {
  readonly key: SafeText<'ts'>;
  readonly hasParameters: boolean;
  readonly query?: SafeText<'ts'>;
  readonly header?: SafeText<'ts'>;
  readonly path?: SafeText<'ts'>;
  readonly cookie?: SafeText<'ts'>;
  readonly requestBody?: SafeText<'ts'>;
  readonly responses: readonly ResponseView[];
}

/** The type of a response of an operation. */
export interface ResponseView {
  readonly doc?: SafeText<'ts'>;
  /** The status. */
  readonly key: SafeText<'ts'>;
  /** The key of the component, as a literal, if the response is one. */
  readonly component?: SafeText<'ts'>;
  readonly headers: readonly SafeText<'ts'>[];
  /** The properties by media type. */
  readonly content: readonly SafeText<'ts'>[];
}

/** A section of `components`. */
export interface ComponentView {
  readonly section: SafeText<'ts'>;
  readonly members: readonly SafeText<'ts'>[];
}

/** An exported type alias. */
export interface AliasView {
  readonly doc?: SafeText<'ts'>;
  readonly name: SafeText<'ts'>;
  readonly type: SafeText<'ts'>;
}

export interface SchemasView {
  readonly imports: readonly ImportView[];
  readonly types: readonly AliasView[];
}

export interface EnumsView {
  readonly imports: readonly ImportView[];
  readonly enums: readonly EnumView[];
}

/** The exports for a schema that is an enum. */
export interface EnumView {
  readonly type: SafeText<'ts'>;
  /** The declaration of the type, if it is an object or a TypeScript enum. */
  readonly declaration?: EnumDeclarationView;
  readonly arrayDoc: SafeText<'ts'>;
  readonly arrayName: SafeText<'ts'>;
  /** Whether the array has a type that the compiler cannot infer without other modules. */
  readonly isTyped: boolean;
  readonly items: readonly SafeText<'ts'>[];
  readonly guardDoc: SafeText<'ts'>;
  readonly guardName: SafeText<'ts'>;
}

export interface EnumDeclarationView {
  readonly doc?: SafeText<'ts'>;
  readonly name: SafeText<'ts'>;
  /** Whether it is a TypeScript enum rather than an object. */
  readonly isEnum: boolean;
  readonly members: readonly {
    readonly doc?: SafeText<'ts'>;
    readonly name: SafeText<'ts'>;
    readonly value: SafeText<'ts'>;
  }[];
}

export interface OperationsView {
  readonly imports: readonly ImportView[];
  readonly operations: readonly OperationView[];
}

export interface OperationView {
  /** The types of the parameters and the body. */
  readonly types: readonly AliasView[];
  /** The response bodies by status; absent if the operation documents no responses. */
  readonly responses?: {
    readonly doc: SafeText<'ts'>;
    readonly name: SafeText<'ts'>;
    readonly statuses: readonly SafeText<'ts'>[];
  };
}

export interface FiltersView {
  /** The comment that names the filter header. */
  readonly intro: SafeText<'ts'>;
  /** The operator interfaces, one for each kind of field. */
  readonly operators: readonly OperatorsView[];
  readonly filters: readonly FilterView[];
}

export interface OperatorsView {
  readonly doc: SafeText<'ts'>;
  readonly name: SafeText<'ts'>;
  readonly members: readonly SafeText<'ts'>[];
}

/** The filter type for the items of a collection. */
export interface FilterView {
  readonly doc: SafeText<'ts'>;
  readonly conditionsDoc: SafeText<'ts'>;
  readonly name: SafeText<'ts'>;
  readonly conditions: SafeText<'ts'>;
  /** The union of the field names. */
  readonly fields: SafeText<'ts'>;
  readonly members: readonly SafeText<'ts'>[];
}

export interface IndexView {
  /** The exported types of `openapi`. */
  readonly roots: readonly SafeText<'ts'>[];
  /** The module `openapi`, if it exists. */
  readonly openapi?: SafeText<'ts'>;
  /** The modules whose types are all exported. */
  readonly modules: readonly SafeText<'ts'>[];
  /** The module of enums, which also has values. */
  readonly enums?: SafeText<'ts'>;
  /** Whether there is no other module. */
  readonly isEmpty: boolean;
}

/** The view of the package's README. */
export interface TypesReadmeView {
  readonly package: SafeText<'md'>;
  readonly title: SafeText<'md'>;
  readonly version: SafeText<'md'>;
  /** A sample call with openapi-fetch, or else an import of types; absent if there are none. */
  readonly example?: SafeText<'md'>;
  readonly exports: readonly { readonly what: SafeText<'md'>; readonly example: SafeText<'md'> }[];
}
