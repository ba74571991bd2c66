// Generated; change the document it is made from instead.

import type { ComputeInstanceUpdate, ComputeInstanceUpdateRequest } from '@cloud-api/types';
import {
  type ComputeInstanceUpdateAsRulesRead,
  dayIsNotSchedulingWithoutOld,
  windowIsNotSchedulingWithoutOld,
} from '../rules/compute-instance-update.js';
import type { Problem } from '../runtime/validation/problem.js';
import {
  addProblem,
  mergeAtProperty,
  mergeAtPropertyIndex,
  noProblems,
  type Problems,
  report,
  reportAt,
} from '../runtime/validation/problems.js';
import { asValidated, isValid } from '../runtime/validation/run-rules.js';
import {
  createStandardSchema,
  type StandardSchema,
} from '../runtime/validation/standard-schema.js';
import { isArray, isObject } from '../runtime/validation/type-checks.js';
import {
  isComputeAlertsUpdate,
  problemsOfComputeAlertsUpdate,
  problemsOfComputeAlertsUpdatePartial,
} from './compute-alerts-update.js';
import {
  isComputeBackupsUpdate,
  isComputeBackupsUpdateRequest,
  problemsOfComputeBackupsUpdate,
  problemsOfComputeBackupsUpdatePartial,
  problemsOfComputeBackupsUpdateRequest,
} from './compute-backups-update.js';
import { isComputeLabel, problemsOfComputeLabel } from './compute-label.js';

/** Whether a value is a valid ComputeInstanceUpdate. */
export function isComputeInstanceUpdate(value: unknown): value is ComputeInstanceUpdate {
  if (!isObject(value)) return false;
  const { alerts, backups, group, label, tags, watchdog_enabled: watchdogEnabled } = value;
  if (
    (alerts !== undefined && !isComputeAlertsUpdate(alerts)) ||
    (backups !== undefined && !isComputeBackupsUpdate(backups)) ||
    (group !== undefined && typeof group !== 'string') ||
    (label !== undefined && !isComputeLabel(label))
  )
    return false;
  if (tags !== undefined) {
    if (!isArray(tags)) return false;
    for (let index = 0; index < tags.length; index++) {
      if (!acceptsTagsItem(tags[index])) return false;
    }
  }
  if (watchdogEnabled !== undefined && typeof watchdogEnabled !== 'boolean') return false;
  {
    const self = asValidated<ComputeInstanceUpdateAsRulesRead>(value);
    if (!dayIsNotSchedulingWithoutOld(self) || !windowIsNotSchedulingWithoutOld(self)) return false;
  }
  return true;
}

function acceptsTagsItem(value: unknown): boolean {
  if (typeof value !== 'string' || value === '') return false;
  return true;
}

/** All that is wrong with a value as ComputeInstanceUpdate; nothing for a valid one. */
export function checkComputeInstanceUpdate(value: unknown): readonly Problem[] {
  return problemsOfComputeInstanceUpdateStandalone(value) ?? noProblems;
}

/** ComputeInstanceUpdate as a Standard Schema. */
export const computeInstanceUpdateSchema: StandardSchema<ComputeInstanceUpdate> =
  /* @__PURE__ */ createStandardSchema(checkComputeInstanceUpdate);

/** Whether a value is a valid ComputeInstanceUpdateRequest. */
export function isComputeInstanceUpdateRequest(
  value: unknown,
): value is ComputeInstanceUpdateRequest {
  if (!isObject(value)) return false;
  const { alerts, backups, group, label, tags, watchdog_enabled: watchdogEnabled } = value;
  if (
    (alerts !== undefined && !isComputeAlertsUpdate(alerts)) ||
    (backups !== undefined && !isComputeBackupsUpdateRequest(backups)) ||
    (group !== undefined && typeof group !== 'string') ||
    (label !== undefined && !isComputeLabel(label))
  )
    return false;
  if (tags !== undefined) {
    if (!isArray(tags)) return false;
    for (let index = 0; index < tags.length; index++) {
      if (!acceptsTagsItem(tags[index])) return false;
    }
  }
  if (watchdogEnabled !== undefined && typeof watchdogEnabled !== 'boolean') return false;
  {
    const self = asValidated<ComputeInstanceUpdateAsRulesRead>(value);
    if (!dayIsNotSchedulingWithoutOld(self) || !windowIsNotSchedulingWithoutOld(self)) return false;
  }
  return true;
}

/** All that is wrong with a value as ComputeInstanceUpdateRequest; nothing for a valid one. */
export function checkComputeInstanceUpdateRequest(value: unknown): readonly Problem[] {
  return problemsOfComputeInstanceUpdateStandaloneRequest(value) ?? noProblems;
}

/** ComputeInstanceUpdateRequest as a Standard Schema. */
export const computeInstanceUpdateRequestSchema: StandardSchema<ComputeInstanceUpdateRequest> =
  /* @__PURE__ */ createStandardSchema(checkComputeInstanceUpdateRequest);

export function problemsOfComputeInstanceUpdateStandalone(value: unknown): Problems {
  const schema = '#/components/schemas/ComputeInstanceUpdate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { alerts, backups, group, label, tags, watchdog_enabled: watchdogEnabled } = value;
    if (alerts !== undefined)
      problems = mergeAtProperty(problems, 'alerts', problemsOfComputeAlertsUpdate(alerts));
    if (backups !== undefined)
      problems = mergeAtProperty(problems, 'backups', problemsOfComputeBackupsUpdate(backups));
    if (group !== undefined && typeof group !== 'string')
      problems = report(problems, 'group', schema, 'type', 'must be a string');
    if (label !== undefined)
      problems = mergeAtProperty(problems, 'label', problemsOfComputeLabel(label));
    if (tags !== undefined) {
      if (!isArray(tags)) problems = report(problems, 'tags', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < tags.length; index++) {
          problems = mergeAtPropertyIndex(problems, 'tags', index, problemsOfTagsItem(tags[index]));
        }
      }
    }
    if (watchdogEnabled !== undefined && typeof watchdogEnabled !== 'boolean')
      problems = report(problems, 'watchdog_enabled', schema, 'type', 'must be true or false');
    {
      const self = asValidated<ComputeInstanceUpdateAsRulesRead>(value);
      if (isValid(problems, '/backups') && !dayIsNotSchedulingWithoutOld(self))
        problems = addProblem(problems, {
          pointer: '/backups/schedule/day',
          field: 'backups.schedule.day',
          keyword: 'rule',
          schema: 'day-is-not-scheduling',
          message: 'Only the service sets `Scheduling`; send a day of the week.',
        });
      if (isValid(problems, '/backups') && !windowIsNotSchedulingWithoutOld(self))
        problems = addProblem(problems, {
          pointer: '/backups/schedule/window',
          field: 'backups.schedule.window',
          keyword: 'rule',
          schema: 'window-is-not-scheduling',
          message: 'Only the service sets `Scheduling`; send a window such as `W10`.',
        });
    }
  }
  return problems;
}

function problemsOfTagsItem(value: unknown): Problems {
  const schema = '#/components/schemas/ComputeInstanceUpdate/properties/tags/items';
  let problems: Problems;
  if (typeof value !== 'string')
    problems = reportAt(problems, '', schema, '/type', 'must be a string');
  else if (value === '')
    problems = reportAt(problems, '', schema, '/minLength', 'must not be empty');
  return problems;
}

export function problemsOfComputeInstanceUpdateStandaloneRequest(value: unknown): Problems {
  const schema = '#/components/schemas/ComputeInstanceUpdate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { alerts, backups, group, label, tags, watchdog_enabled: watchdogEnabled } = value;
    if (alerts !== undefined)
      problems = mergeAtProperty(problems, 'alerts', problemsOfComputeAlertsUpdate(alerts));
    if (backups !== undefined)
      problems = mergeAtProperty(
        problems,
        'backups',
        problemsOfComputeBackupsUpdateRequest(backups),
      );
    if (group !== undefined && typeof group !== 'string')
      problems = report(problems, 'group', schema, 'type', 'must be a string');
    if (label !== undefined)
      problems = mergeAtProperty(problems, 'label', problemsOfComputeLabel(label));
    if (tags !== undefined) {
      if (!isArray(tags)) problems = report(problems, 'tags', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < tags.length; index++) {
          problems = mergeAtPropertyIndex(problems, 'tags', index, problemsOfTagsItem(tags[index]));
        }
      }
    }
    if (watchdogEnabled !== undefined && typeof watchdogEnabled !== 'boolean')
      problems = report(problems, 'watchdog_enabled', schema, 'type', 'must be true or false');
    {
      const self = asValidated<ComputeInstanceUpdateAsRulesRead>(value);
      if (isValid(problems, '/backups') && !dayIsNotSchedulingWithoutOld(self))
        problems = addProblem(problems, {
          pointer: '/backups/schedule/day',
          field: 'backups.schedule.day',
          keyword: 'rule',
          schema: 'day-is-not-scheduling',
          message: 'Only the service sets `Scheduling`; send a day of the week.',
        });
      if (isValid(problems, '/backups') && !windowIsNotSchedulingWithoutOld(self))
        problems = addProblem(problems, {
          pointer: '/backups/schedule/window',
          field: 'backups.schedule.window',
          keyword: 'rule',
          schema: 'window-is-not-scheduling',
          message: 'Only the service sets `Scheduling`; send a window such as `W10`.',
        });
    }
  }
  return problems;
}

export function problemsOfComputeInstanceUpdatePartial(value: unknown): Problems {
  const schema = '#/components/schemas/ComputeInstanceUpdate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { alerts, backups, group, label, tags, watchdog_enabled: watchdogEnabled } = value;
    if (alerts !== undefined)
      problems = mergeAtProperty(problems, 'alerts', problemsOfComputeAlertsUpdatePartial(alerts));
    if (backups !== undefined)
      problems = mergeAtProperty(
        problems,
        'backups',
        problemsOfComputeBackupsUpdatePartial(backups),
      );
    if (group !== undefined && typeof group !== 'string')
      problems = report(problems, 'group', schema, 'type', 'must be a string');
    if (label !== undefined)
      problems = mergeAtProperty(problems, 'label', problemsOfComputeLabel(label));
    if (tags !== undefined) {
      if (!isArray(tags)) problems = report(problems, 'tags', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < tags.length; index++) {
          problems = mergeAtPropertyIndex(problems, 'tags', index, problemsOfTagsItem(tags[index]));
        }
      }
    }
    if (watchdogEnabled !== undefined && typeof watchdogEnabled !== 'boolean')
      problems = report(problems, 'watchdog_enabled', schema, 'type', 'must be true or false');
  }
  return problems;
}

export function problemsOfComputeInstanceUpdateRequest(value: unknown): Problems {
  const schema = '#/components/schemas/ComputeInstanceUpdate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { alerts, backups, group, label, tags, watchdog_enabled: watchdogEnabled } = value;
    if (alerts !== undefined)
      problems = mergeAtProperty(problems, 'alerts', problemsOfComputeAlertsUpdate(alerts));
    if (backups !== undefined)
      problems = mergeAtProperty(
        problems,
        'backups',
        problemsOfComputeBackupsUpdateRequest(backups),
      );
    if (group !== undefined && typeof group !== 'string')
      problems = report(problems, 'group', schema, 'type', 'must be a string');
    if (label !== undefined)
      problems = mergeAtProperty(problems, 'label', problemsOfComputeLabel(label));
    if (tags !== undefined) {
      if (!isArray(tags)) problems = report(problems, 'tags', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < tags.length; index++) {
          problems = mergeAtPropertyIndex(problems, 'tags', index, problemsOfTagsItem(tags[index]));
        }
      }
    }
    if (watchdogEnabled !== undefined && typeof watchdogEnabled !== 'boolean')
      problems = report(problems, 'watchdog_enabled', schema, 'type', 'must be true or false');
  }
  return problems;
}

export function problemsOfComputeInstanceUpdate(value: unknown): Problems {
  const schema = '#/components/schemas/ComputeInstanceUpdate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { alerts, backups, group, label, tags, watchdog_enabled: watchdogEnabled } = value;
    if (alerts !== undefined)
      problems = mergeAtProperty(problems, 'alerts', problemsOfComputeAlertsUpdate(alerts));
    if (backups !== undefined)
      problems = mergeAtProperty(problems, 'backups', problemsOfComputeBackupsUpdate(backups));
    if (group !== undefined && typeof group !== 'string')
      problems = report(problems, 'group', schema, 'type', 'must be a string');
    if (label !== undefined)
      problems = mergeAtProperty(problems, 'label', problemsOfComputeLabel(label));
    if (tags !== undefined) {
      if (!isArray(tags)) problems = report(problems, 'tags', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < tags.length; index++) {
          problems = mergeAtPropertyIndex(problems, 'tags', index, problemsOfTagsItem(tags[index]));
        }
      }
    }
    if (watchdogEnabled !== undefined && typeof watchdogEnabled !== 'boolean')
      problems = report(problems, 'watchdog_enabled', schema, 'type', 'must be true or false');
  }
  return problems;
}

export function problemsOfComputeInstanceUpdateShape(value: unknown): Problems {
  const schema = '#/components/schemas/ComputeInstanceUpdate';
  let problems: Problems;
  if (!isObject(value)) problems = reportAt(problems, '', schema, '/type', 'must be an object');
  else {
    const { alerts, backups, group, label, tags, watchdog_enabled: watchdogEnabled } = value;
    if (alerts !== undefined)
      problems = mergeAtProperty(problems, 'alerts', problemsOfComputeAlertsUpdate(alerts));
    if (backups !== undefined)
      problems = mergeAtProperty(problems, 'backups', problemsOfComputeBackupsUpdate(backups));
    if (group !== undefined && typeof group !== 'string')
      problems = report(problems, 'group', schema, 'type', 'must be a string');
    if (label !== undefined)
      problems = mergeAtProperty(problems, 'label', problemsOfComputeLabel(label));
    if (tags !== undefined) {
      if (!isArray(tags)) problems = report(problems, 'tags', schema, 'type', 'must be a list');
      else {
        for (let index = 0; index < tags.length; index++) {
          problems = mergeAtPropertyIndex(problems, 'tags', index, problemsOfTagsItem(tags[index]));
        }
      }
    }
    if (watchdogEnabled !== undefined && typeof watchdogEnabled !== 'boolean')
      problems = report(problems, 'watchdog_enabled', schema, 'type', 'must be true or false');
  }
  return problems;
}
