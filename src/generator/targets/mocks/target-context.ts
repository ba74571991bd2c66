// Inputs shared by the views of mocks: the model, its samples, and the names of exports.

import { importedType, name } from '../../code/typescript/build-tree.ts';
import { createModulePrinter, type ModulePrinter, type TemplateModule } from '../../code/typescript/module-printer.ts';
import type { Expression, ImportSymbol, Type } from '../../code/typescript/tree.ts';
import { createReport } from '../../diagnostics/report.ts';
import { findDirectionMarkers } from '../../model/direction-markers.ts';
import type { SampleReference } from '../../model/sample-schemas/sample-node.ts';
import { memoize } from '../../model/lazy.ts';
import { createSampleSet, type SampleSet, type TestedSample } from '../../model/sample-schemas/sample-set.ts';
import type { Api, Header, MediaType, Operation, Schema } from '../../model/types/api.ts';
import { findConversions, type Conversions } from '../../model/value-forms/conversions.ts';
import { listEnumExports } from '../../plugin/enum-exports.ts';
import { createExportNames, type ExportNames } from '../../plugin/export-names.ts';
import { createSpecifierOf, withRuntimeModule } from '../../plugin/module-specifiers.ts';
import type { ModelMemo, TargetOptions } from '../../plugin/target.ts';
import { createSchemaSource } from '../../plugin/types-modules.ts';
import type { Json } from '../../source/node.ts';
import { listNamedExports } from '../validators/validator-export-names.ts';
import { assignFactoryNames, type FactoryNames } from './factory-names.ts';
import { canSendHeader } from '../../model/sample-schemas/header-values.ts';
import { hasValidator } from './response-bodies.ts';

export interface TargetContext {
  readonly api: Api;
  readonly options: TargetOptions;
  readonly samples: SampleSet;
  /** The export names of the types target. */
  readonly types: ExportNames;
  readonly names: FactoryNames;
  /** The values whose form in programs differs from that in JSON; absent if none does. */
  readonly conversions: Conversions | undefined;
  /** Returns the sample of a body that is not just a named schema. Those of webhooks have the form of responses. */
  readonly bodySampleOf: (content: MediaType) => TestedSample;
  /** Returns the sample of a response header. */
  readonly headerSampleOf: (header: Header) => TestedSample;
  /** Returns the type of a named schema. */
  readonly typeOf: (reference: SampleReference) => Type;
  /** Returns the function of the validators that returns the problems of a named schema. */
  readonly checkOf: (reference: SampleReference) => Expression;
  /** Returns the function of the validators that returns the problems of a response. */
  readonly responseCheckOf: (operation: Operation) => Expression | undefined;
  /** Returns the functions of the validators that return the problems of the body of a webhook, and of its rules. */
  readonly webhookChecksOf: (webhook: Operation) => { readonly body?: Expression; readonly rules?: Expression };
}

/** Creates the context. Its report is discarded, because the types target reports the same problems. */
export function createMocksContext(api: Api, options: TargetOptions, memo?: ModelMemo): TargetContext {
  const types = createExportNames(api, createReport());
  const schemaSource = createSchemaSource(listEnumExports(api, options));
  const validators = listNamedExports(api, memo);
  const imported = (exported: { readonly name: string; readonly path: string }): Expression =>
    name({ kind: 'import', name: exported.name, from: `validators/${exported.path}`, isType: false });
  const samples = createSampleSet(api);
  return {
    api,
    options,
    types,
    samples,
    names: assignFactoryNames(api),
    conversions: findConversions(api, options),
    bodySampleOf: memoize((content) =>
      samples.sampleOf(content.schema?.jsonSchema ?? true, 'response', {
        examples: listExampleValues(content),
        isChecked: hasValidator(content),
      }),
    ),
    headerSampleOf: memoize((header) => {
      const { schema, content, examples } = header;
      return samples.sampleOf((schema ?? content?.schema)?.jsonSchema ?? true, 'response', {
        examples: listExampleValues(content ?? { examples }),
        isChecked: content === undefined,
        isUsable: (value) => canSendHeader(header, value),
      });
    }),
    typeOf: ({ id, isRequest }) => {
      const schema = requireSchema(id, api);
      return importedType(types.schemaForm(schema, { isRequest, isJson: false }), schemaSource(schema));
    },
    checkOf({ id, isRequest }) {
      // The check of requests follows that of responses.
      const check = validators.schemas.get(id)?.filter(({ role }) => role === 'check')[isRequest ? 1 : 0];
      if (!check) throw new Error(`there is no validator of ${id}`);
      return imported(check);
    },
    responseCheckOf({ id }) {
      const check = validators.operations.get(id)?.find(({ role }) => role === 'response');
      return check && imported(check);
    },
    webhookChecksOf: ({ id }) =>
      Object.fromEntries(
        (validators.webhooks.get(id) ?? []).flatMap((exported) =>
          exported.role === 'body' || exported.role === 'rules' ? [[exported.role, imported(exported)]] : [],
        ),
      ),
  };
}

function listExampleValues({ examples }: Pick<MediaType, 'examples'>): readonly Json[] {
  return examples.flatMap(({ value }) => (value === undefined ? [] : [value]));
}

export function requireSchema(id: string, api: Api): Schema {
  const schema = api.schema(id);
  if (!schema) throw new Error(`there is no schema ${id}`);
  return schema;
}

/** Returns the forms of a schema: in responses, and in requests if that has a type of its own. */
export function listForms(schema: Schema, api: Api): readonly SampleReference[] {
  const { id } = schema;
  const response = { id, isRequest: false };
  return findDirectionMarkers(api).hasRequestType(schema) ? [response, { id, isRequest: true }] : [response];
}

/** Returns the path of the module of a schema, without extension. */
export function schemaModulePath({ name: { file } }: Schema): string {
  return `schemas/${file}`;
}

/** Returns the factory of a named schema, as an expression. */
export function schemaFactory(reference: SampleReference, { api, names }: TargetContext): Expression {
  const from = schemaModulePath(requireSchema(reference.id, api));
  return name({ kind: 'import', name: names.schema(reference), from, isType: false });
}

/** Returns the sample of a named schema, as an expression. */
export function sampleConstant({ id, isRequest }: SampleReference, api: Api): Expression {
  const schema = requireSchema(id, api);
  return name({
    kind: 'declared',
    key: `${id} ${isRequest ? 'request' : 'response'}`,
    name: sampleName(schema, isRequest),
    module: schemaModulePath(schema),
  });
}

export function sampleName({ name: { value } }: Schema, isRequest: boolean): string {
  return `${value}${isRequest ? 'RequestSample' : 'Sample'}`;
}

/** Returns a type of the runtime; `file` is the path below its directory. */
export function runtimeType(typeName: string, file: string, ...typeArguments: readonly Type[]): Type {
  return importedType(typeName, `runtime/mocks/${file}`, ...typeArguments);
}

/** Returns an import of the runtime that a template mentions by its name. */
export function runtimeImport(exportName: string, path: string, kind: 'type' | 'value'): ImportSymbol {
  return { kind: 'import', name: exportName, from: `runtime/${path}`, isType: kind === 'type' };
}

/** Creates the printer for a module of mocks. */
export function createMocksPrinter(
  layout: Omit<TemplateModule, 'specifierOf'>,
  { options }: TargetContext,
): ModulePrinter {
  return createModulePrinter({
    ...layout,
    specifierOf: withRuntimeModule(createSpecifierOf(options, ['types', 'validators'])),
  });
}
