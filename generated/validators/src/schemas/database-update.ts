// Generated; change the document it is made from instead.

import type { DatabaseUpdate } from '@cloud-api/types';
import { allowListOfAddresses, type DatabaseUpdateAsRulesRead } from '../rules/database-update.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeAtProperty,
  noProblems,
  type Problems,
  reportAt,
} from '../runtime/validation/problems.js';
import { asValidated, isValid } from '../runtime/validation/run-rules.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isObject } from '../runtime/validation/type-checks.js';
import { isAllowList, problemsOfAllowList } from './allow-list.js';
import { isDatabaseLabel, problemsOfDatabaseLabel } from './database-label.js';
import {
  isDatabaseMaintenanceWindowUpdate,
  problemsOfDatabaseMaintenanceWindowUpdate,
  problemsOfDatabaseMaintenanceWindowUpdatePartial,
} from './database-maintenance-window-update.js';

/** Whether a value is a valid DatabaseUpdate. */
export function isDatabaseUpdate(value: unknown): value is DatabaseUpdate {
  if (!isObject(value)) return false;
  const { allow_list: allowList, label, updates } = value;
  if (
    (allowList !== undefined && !isAllowList(allowList)) ||
    (label !== undefined && !isDatabaseLabel(label)) ||
    (updates !== undefined && !isDatabaseMaintenanceWindowUpdate(updates))
  )
    return false;
  {
    const self = asValidated<DatabaseUpdateAsRulesRead>(value);
    if (!allowListOfAddresses(self)) return false;
  }
  return true;
}

/** All that is wrong with a value as DatabaseUpdate; nothing for a valid one. */
export function checkDatabaseUpdate(value: unknown): readonly Problem[] {
  return problemsOfDatabaseUpdate(value) ?? noProblems;
}

/** DatabaseUpdate as a Standard Schema. */
export const databaseUpdateSchema: StandardSchema<DatabaseUpdate> =
  /* @__PURE__ */ createStandardSchema(checkDatabaseUpdate);

export function problemsOfDatabaseUpdate(value: unknown): Problems {
  const schema = '#/components/schemas/DatabaseUpdate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { allow_list: allowList, label, updates } = value;
    if (allowList !== undefined)
      problems = mergeAtProperty(problems, 'allow_list', problemsOfAllowList(allowList));
    if (label !== undefined)
      problems = mergeAtProperty(problems, 'label', problemsOfDatabaseLabel(label));
    if (updates !== undefined)
      problems = mergeAtProperty(
        problems,
        'updates',
        problemsOfDatabaseMaintenanceWindowUpdate(updates),
      );
    {
      const self = asValidated<DatabaseUpdateAsRulesRead>(value);
      if (isValid(problems, '/allow_list') && !allowListOfAddresses(self))
        problems = addProblem(problems, {
          pointer: '/allow_list',
          field: 'allow_list',
          keyword: 'rule',
          schema: 'allow-list-of-addresses',
          message: 'Each item must be a single IP address or a CIDR range.',
        });
    }
  }
  return problems;
}

export function problemsOfDatabaseUpdatePartial(value: unknown): Problems {
  const schema = '#/components/schemas/DatabaseUpdate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { allow_list: allowList, label, updates } = value;
    if (allowList !== undefined)
      problems = mergeAtProperty(problems, 'allow_list', problemsOfAllowList(allowList));
    if (label !== undefined)
      problems = mergeAtProperty(problems, 'label', problemsOfDatabaseLabel(label));
    if (updates !== undefined)
      problems = mergeAtProperty(
        problems,
        'updates',
        problemsOfDatabaseMaintenanceWindowUpdatePartial(updates),
      );
  }
  return problems;
}
