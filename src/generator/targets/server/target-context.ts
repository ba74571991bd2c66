// Shared inputs of the server's views: the model, its rules, and the export names of the sibling targets.

import type { Api, Schema } from '../../model/types/api.ts';
import { compileRules, type RuleBook } from '../../model/expressions/compile-rules.ts';
import { createReport } from '../../diagnostics/report.ts';
import { clientMaking } from '../client/target-context.ts';
import { packageName } from '../../plugin/package-files.ts';
import type { TargetName, TargetOptions } from '../../plugin/target.ts';
import type { ExportNames } from '../../plugin/export-names.ts';
import { commonHeaders, type CommonHeader } from './response-header-owners.ts';
import { shapesOf, type ShapeBook } from './value-shapes.ts';
import { validatorNames, type ValidatorNames } from './validator-names.ts';

export interface Making {
  readonly api: Api;
  readonly options: TargetOptions;
  readonly rules: RuleBook;
  /** The export names of the types target. */
  readonly types: ExportNames;
  /** Returns whether a schema has a separate type for requests. */
  readonly differs: (schema: Schema) => boolean;
  readonly validators: ValidatorNames;
  readonly shapes: ShapeBook;
  /** The headers of every response. */
  readonly headers: readonly CommonHeader[];
}

/** Creates the context. Its reports are discarded: the model and the sibling targets report the same problems. */
export function createMaking(api: Api, options: TargetOptions): Making {
  const { names, differs } = clientMaking(api, options);
  return {
    api,
    options,
    rules: compileRules(api, createReport()),
    types: names,
    differs,
    validators: validatorNames(api),
    shapes: shapesOf(api),
    headers: commonHeaders(api),
  };
}

/** The import paths for a module at a certain depth below the source directory. */
export interface Modules {
  sibling(target: TargetName | 'validators'): string;
  runtime(file: string): string;
  own(path: string): string;
}

export function modulesFrom(depth: number, { packages, importExtension }: TargetOptions): Modules {
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
