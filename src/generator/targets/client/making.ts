// What the views of this target are made with: the model, and the names that the types target exports.

import type { Api } from '../../model/declarations/api.ts';
import { createReport } from '../../report/report.ts';
import { componentNames } from '../spec/names.ts';
import type { TargetOptions } from '../target.ts';
import { filtersView } from '../types/filters.ts';
import { exportNames, type ExportNames } from '../types/names.ts';
import { operationsView } from '../types/operations.ts';
import { schemasView } from '../types/schemas.ts';
import { marksOf, type Marks } from '../types/typing/marks.ts';

export interface ClientMaking {
  readonly api: Api;
  readonly options: TargetOptions;
  /** The names of the types target. */
  readonly names: ExportNames;
  readonly marks: Marks;
}

/** The types target's names are given in its own order, so its views are made first; what it has to report it reports itself. */
export function clientMaking(api: Api, options: TargetOptions): ClientMaking {
  const names = exportNames(api.schemas, createReport());
  const marks = marksOf(api);
  const making = { api, options, keys: componentNames(api), names, marks };
  schemasView(making);
  operationsView(making);
  filtersView(making);
  return { api, options, names, marks };
}
