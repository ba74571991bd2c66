// Generated; change the document it is made from instead.

import { type DatabaseUpdateAsRulesRead, allowListOfAddresses2 } from '../rules/database-update.js';
import { type Problems, add, noProblems, within } from '../runtime/validation/collect.js';
import { whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { brokenRule, isSound, judged } from '../runtime/validation/rules.js';
import { wrongType } from '../runtime/validation/sentences.js';
import { isObject } from '../runtime/validation/values.js';
import { acceptsAllowList, problemsOfAllowList, problemsOfAllowListPartial } from './allow-list.js';
import {
  acceptsDatabaseLabel,
  problemsOfDatabaseLabel,
  problemsOfDatabaseLabelPartial,
} from './database-label.js';
import {
  acceptsDatabaseMaintenanceWindowUpdate,
  problemsOfDatabaseMaintenanceWindowUpdate,
  problemsOfDatabaseMaintenanceWindowUpdatePartial,
} from './database-maintenance-window-update.js';
import type { DatabaseUpdate } from '@cloud-api/types';

const self = whole('#/components/schemas/DatabaseUpdate');
const allowListOfAddressesBroken = brokenRule(
  self,
  'allow-list-of-addresses',
  'Each item must be a single IP address or a CIDR range.',
  'allow_list',
);
const databaseUpdateType = wrongType(self, 'an object');

/** Whether a value is a valid DatabaseUpdate. */
export function isDatabaseUpdate(value: unknown): value is DatabaseUpdate {
  return acceptsDatabaseUpdate(value);
}

/** All that is wrong with a value as DatabaseUpdate; nothing for a valid one. */
export function checkDatabaseUpdate(value: unknown): readonly Problem[] {
  return problemsOfDatabaseUpdate(value) ?? noProblems;
}

export function acceptsDatabaseUpdate(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { allow_list: allowList, label, updates } = value;
  if (allowList !== undefined) {
    if (!acceptsAllowList(allowList)) return false;
  }
  if (label !== undefined) {
    if (!acceptsDatabaseLabel(label)) return false;
  }
  if (updates !== undefined) {
    if (!acceptsDatabaseMaintenanceWindowUpdate(updates)) return false;
  }
  {
    const self = judged<DatabaseUpdateAsRulesRead>(value);
    if (!allowListOfAddresses2(self)) return false;
  }
  return true;
}

export function problemsOfDatabaseUpdate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, databaseUpdateType);
  else {
    const { allow_list: allowList, label, updates } = value;
    if (allowList !== undefined)
      problems = within(problems, 'allow_list', problemsOfAllowList(allowList));
    if (label !== undefined) problems = within(problems, 'label', problemsOfDatabaseLabel(label));
    if (updates !== undefined)
      problems = within(problems, 'updates', problemsOfDatabaseMaintenanceWindowUpdate(updates));
    {
      const self = judged<DatabaseUpdateAsRulesRead>(value);
      if (isSound(problems, '/allow_list') && !allowListOfAddresses2(self))
        problems = add(problems, allowListOfAddressesBroken);
    }
  }
  return problems;
}

export function problemsOfDatabaseUpdatePartial(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, databaseUpdateType);
  else {
    const { allow_list: allowList, label, updates } = value;
    if (allowList !== undefined)
      problems = within(problems, 'allow_list', problemsOfAllowListPartial(allowList));
    if (label !== undefined)
      problems = within(problems, 'label', problemsOfDatabaseLabelPartial(label));
    if (updates !== undefined)
      problems = within(
        problems,
        'updates',
        problemsOfDatabaseMaintenanceWindowUpdatePartial(updates),
      );
  }
  return problems;
}
