// Shared inputs of the server's views: the model, its rules, and the export names of the sibling targets.

import type { Api, Schema } from '../../model/types/api.ts';
import { compileRules, type CompiledRules } from '../../model/expressions/compile-rules.ts';
import { createReport } from '../../diagnostics/report.ts';
import { createClientContext } from '../client/target-context.ts';
import { packageName } from '../../plugin/package-files.ts';
import type { TargetName, TargetOptions } from '../../plugin/target.ts';
import type { ExportNames } from '../../plugin/export-names.ts';
import { commonHeaders, type CommonHeader } from './response-header-owners.ts';
import { createValueShapes, type ValueShapes } from './value-shapes.ts';
import { createValidatorNames, type ValidatorNames } from './validator-names.ts';

export interface TargetContext {
  readonly api: Api;
  readonly options: TargetOptions;
  readonly rules: CompiledRules;
  /** The export names of the types target. */
  readonly types: ExportNames;
  /** Returns whether a schema has a separate type for requests. */
  readonly hasRequestType: (schema: Schema) => boolean;
  readonly validators: ValidatorNames;
  readonly shapes: ValueShapes;
  /** The headers of every response. */
  readonly headers: readonly CommonHeader[];
}

/** Creates the context. Its reports are discarded: the model and the sibling targets report the same problems. */
export function createServerContext(api: Api, options: TargetOptions): TargetContext {
  const { names, hasRequestType } = createClientContext(api, options);
  return {
    api,
    options,
    rules: compileRules(api, createReport()),
    types: names,
    hasRequestType,
    validators: createValidatorNames(api),
    shapes: createValueShapes(api),
    headers: commonHeaders(api),
  };
}

/** The import paths for a module at a certain depth below the source directory. */
export interface ModulePaths {
  sibling(target: TargetName | 'validators'): string;
  runtime(file: string): string;
  own(path: string): string;
}

export function createModulePaths(depth: number, { packages, importExtension }: TargetOptions): ModulePaths {
  const up = depth === 0 ? './' : '../'.repeat(depth);
  return {
    sibling: (target) =>
      packages === false
        ? `${'../'.repeat(depth + 1)}${target}/index${importExtension}`
        : packageName(target, packages),
    runtime: (file) => `${up}runtime/${file}${importExtension}`,
    own: (path) => `${up}${path}${importExtension}`,
  };
}
