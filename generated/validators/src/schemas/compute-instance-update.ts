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
  if (alerts !== undefined) {
    if (!isComputeAlertsUpdate(alerts)) return false;
  }
  if (backups !== undefined) {
    if (!isComputeBackupsUpdate(backups)) return false;
  }
  if (group !== undefined) {
    if (typeof group !== 'string') return false;
  }
  if (label !== undefined) {
    if (!isComputeLabel(label)) return false;
  }
  if (tags !== undefined) {
    if (!isArray(tags)) return false;
    for (let index = 0; index < tags.length; index++) {
      if (!acceptsTagsItem(tags[index])) return false;
    }
  }
  if (watchdogEnabled !== undefined) {
    if (typeof watchdogEnabled !== 'boolean') return false;
  }
  {
    const self = asValidated<ComputeInstanceUpdateAsRulesRead>(value);
    if (!dayIsNotSchedulingWithoutOld(self)) return false;
    if (!windowIsNotSchedulingWithoutOld(self)) return false;
  }
  return true;
}

function acceptsTagsItem(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (value === '') return false;
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
  if (alerts !== undefined) {
    if (!isComputeAlertsUpdate(alerts)) return false;
  }
  if (backups !== undefined) {
    if (!isComputeBackupsUpdateRequest(backups)) return false;
  }
  if (group !== undefined) {
    if (typeof group !== 'string') return false;
  }
  if (label !== undefined) {
    if (!isComputeLabel(label)) return false;
  }
  if (tags !== undefined) {
    if (!isArray(tags)) return false;
    for (let index = 0; index < tags.length; index++) {
      if (!acceptsTagsItem(tags[index])) return false;
    }
  }
  if (watchdogEnabled !== undefined) {
    if (typeof watchdogEnabled !== 'boolean') return false;
  }
  {
    const self = asValidated<ComputeInstanceUpdateAsRulesRead>(value);
    if (!dayIsNotSchedulingWithoutOld(self)) return false;
    if (!windowIsNotSchedulingWithoutOld(self)) return false;
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ComputeInstanceUpdate/type',
      message: 'must be an object',
    });
  else {
    const { alerts, backups, group, label, tags, watchdog_enabled: watchdogEnabled } = value;
    if (alerts !== undefined)
      problems = mergeAtProperty(problems, 'alerts', problemsOfComputeAlertsUpdate(alerts));
    if (backups !== undefined)
      problems = mergeAtProperty(problems, 'backups', problemsOfComputeBackupsUpdate(backups));
    if (group !== undefined) {
      if (typeof group !== 'string')
        problems = addProblem(problems, {
          pointer: '/group',
          field: 'group',
          keyword: 'type',
          schema: '#/components/schemas/ComputeInstanceUpdate/properties/group/type',
          message: 'must be a string',
        });
    }
    if (label !== undefined)
      problems = mergeAtProperty(problems, 'label', problemsOfComputeLabel(label));
    if (tags !== undefined) {
      if (!isArray(tags))
        problems = addProblem(problems, {
          pointer: '/tags',
          field: 'tags',
          keyword: 'type',
          schema: '#/components/schemas/ComputeInstanceUpdate/properties/tags/type',
          message: 'must be a list',
        });
      else {
        for (let index = 0; index < tags.length; index++) {
          problems = mergeAtPropertyIndex(problems, 'tags', index, problemsOfTagsItem(tags[index]));
        }
      }
    }
    if (watchdogEnabled !== undefined) {
      if (typeof watchdogEnabled !== 'boolean')
        problems = addProblem(problems, {
          pointer: '/watchdog_enabled',
          field: 'watchdog_enabled',
          keyword: 'type',
          schema: '#/components/schemas/ComputeInstanceUpdate/properties/watchdog_enabled/type',
          message: 'must be true or false',
        });
    }
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
  let problems: Problems;
  if (typeof value !== 'string')
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ComputeInstanceUpdate/properties/tags/items/type',
      message: 'must be a string',
    });
  else if (value === '')
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'minLength',
      schema: '#/components/schemas/ComputeInstanceUpdate/properties/tags/items/minLength',
      message: 'must not be empty',
    });
  return problems;
}

export function problemsOfComputeInstanceUpdateStandaloneRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ComputeInstanceUpdate/type',
      message: 'must be an object',
    });
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
    if (group !== undefined) {
      if (typeof group !== 'string')
        problems = addProblem(problems, {
          pointer: '/group',
          field: 'group',
          keyword: 'type',
          schema: '#/components/schemas/ComputeInstanceUpdate/properties/group/type',
          message: 'must be a string',
        });
    }
    if (label !== undefined)
      problems = mergeAtProperty(problems, 'label', problemsOfComputeLabel(label));
    if (tags !== undefined) {
      if (!isArray(tags))
        problems = addProblem(problems, {
          pointer: '/tags',
          field: 'tags',
          keyword: 'type',
          schema: '#/components/schemas/ComputeInstanceUpdate/properties/tags/type',
          message: 'must be a list',
        });
      else {
        for (let index = 0; index < tags.length; index++) {
          problems = mergeAtPropertyIndex(problems, 'tags', index, problemsOfTagsItem(tags[index]));
        }
      }
    }
    if (watchdogEnabled !== undefined) {
      if (typeof watchdogEnabled !== 'boolean')
        problems = addProblem(problems, {
          pointer: '/watchdog_enabled',
          field: 'watchdog_enabled',
          keyword: 'type',
          schema: '#/components/schemas/ComputeInstanceUpdate/properties/watchdog_enabled/type',
          message: 'must be true or false',
        });
    }
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
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ComputeInstanceUpdate/type',
      message: 'must be an object',
    });
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
    if (group !== undefined) {
      if (typeof group !== 'string')
        problems = addProblem(problems, {
          pointer: '/group',
          field: 'group',
          keyword: 'type',
          schema: '#/components/schemas/ComputeInstanceUpdate/properties/group/type',
          message: 'must be a string',
        });
    }
    if (label !== undefined)
      problems = mergeAtProperty(problems, 'label', problemsOfComputeLabel(label));
    if (tags !== undefined) {
      if (!isArray(tags))
        problems = addProblem(problems, {
          pointer: '/tags',
          field: 'tags',
          keyword: 'type',
          schema: '#/components/schemas/ComputeInstanceUpdate/properties/tags/type',
          message: 'must be a list',
        });
      else {
        for (let index = 0; index < tags.length; index++) {
          problems = mergeAtPropertyIndex(problems, 'tags', index, problemsOfTagsItem(tags[index]));
        }
      }
    }
    if (watchdogEnabled !== undefined) {
      if (typeof watchdogEnabled !== 'boolean')
        problems = addProblem(problems, {
          pointer: '/watchdog_enabled',
          field: 'watchdog_enabled',
          keyword: 'type',
          schema: '#/components/schemas/ComputeInstanceUpdate/properties/watchdog_enabled/type',
          message: 'must be true or false',
        });
    }
  }
  return problems;
}

export function problemsOfComputeInstanceUpdateRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ComputeInstanceUpdate/type',
      message: 'must be an object',
    });
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
    if (group !== undefined) {
      if (typeof group !== 'string')
        problems = addProblem(problems, {
          pointer: '/group',
          field: 'group',
          keyword: 'type',
          schema: '#/components/schemas/ComputeInstanceUpdate/properties/group/type',
          message: 'must be a string',
        });
    }
    if (label !== undefined)
      problems = mergeAtProperty(problems, 'label', problemsOfComputeLabel(label));
    if (tags !== undefined) {
      if (!isArray(tags))
        problems = addProblem(problems, {
          pointer: '/tags',
          field: 'tags',
          keyword: 'type',
          schema: '#/components/schemas/ComputeInstanceUpdate/properties/tags/type',
          message: 'must be a list',
        });
      else {
        for (let index = 0; index < tags.length; index++) {
          problems = mergeAtPropertyIndex(problems, 'tags', index, problemsOfTagsItem(tags[index]));
        }
      }
    }
    if (watchdogEnabled !== undefined) {
      if (typeof watchdogEnabled !== 'boolean')
        problems = addProblem(problems, {
          pointer: '/watchdog_enabled',
          field: 'watchdog_enabled',
          keyword: 'type',
          schema: '#/components/schemas/ComputeInstanceUpdate/properties/watchdog_enabled/type',
          message: 'must be true or false',
        });
    }
  }
  return problems;
}

export function problemsOfComputeInstanceUpdate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ComputeInstanceUpdate/type',
      message: 'must be an object',
    });
  else {
    const { alerts, backups, group, label, tags, watchdog_enabled: watchdogEnabled } = value;
    if (alerts !== undefined)
      problems = mergeAtProperty(problems, 'alerts', problemsOfComputeAlertsUpdate(alerts));
    if (backups !== undefined)
      problems = mergeAtProperty(problems, 'backups', problemsOfComputeBackupsUpdate(backups));
    if (group !== undefined) {
      if (typeof group !== 'string')
        problems = addProblem(problems, {
          pointer: '/group',
          field: 'group',
          keyword: 'type',
          schema: '#/components/schemas/ComputeInstanceUpdate/properties/group/type',
          message: 'must be a string',
        });
    }
    if (label !== undefined)
      problems = mergeAtProperty(problems, 'label', problemsOfComputeLabel(label));
    if (tags !== undefined) {
      if (!isArray(tags))
        problems = addProblem(problems, {
          pointer: '/tags',
          field: 'tags',
          keyword: 'type',
          schema: '#/components/schemas/ComputeInstanceUpdate/properties/tags/type',
          message: 'must be a list',
        });
      else {
        for (let index = 0; index < tags.length; index++) {
          problems = mergeAtPropertyIndex(problems, 'tags', index, problemsOfTagsItem(tags[index]));
        }
      }
    }
    if (watchdogEnabled !== undefined) {
      if (typeof watchdogEnabled !== 'boolean')
        problems = addProblem(problems, {
          pointer: '/watchdog_enabled',
          field: 'watchdog_enabled',
          keyword: 'type',
          schema: '#/components/schemas/ComputeInstanceUpdate/properties/watchdog_enabled/type',
          message: 'must be true or false',
        });
    }
  }
  return problems;
}

export function problemsOfComputeInstanceUpdateShape(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value))
    problems = addProblem(problems, {
      pointer: '',
      field: '',
      keyword: 'type',
      schema: '#/components/schemas/ComputeInstanceUpdate/type',
      message: 'must be an object',
    });
  else {
    const { alerts, backups, group, label, tags, watchdog_enabled: watchdogEnabled } = value;
    if (alerts !== undefined)
      problems = mergeAtProperty(problems, 'alerts', problemsOfComputeAlertsUpdate(alerts));
    if (backups !== undefined)
      problems = mergeAtProperty(problems, 'backups', problemsOfComputeBackupsUpdate(backups));
    if (group !== undefined) {
      if (typeof group !== 'string')
        problems = addProblem(problems, {
          pointer: '/group',
          field: 'group',
          keyword: 'type',
          schema: '#/components/schemas/ComputeInstanceUpdate/properties/group/type',
          message: 'must be a string',
        });
    }
    if (label !== undefined)
      problems = mergeAtProperty(problems, 'label', problemsOfComputeLabel(label));
    if (tags !== undefined) {
      if (!isArray(tags))
        problems = addProblem(problems, {
          pointer: '/tags',
          field: 'tags',
          keyword: 'type',
          schema: '#/components/schemas/ComputeInstanceUpdate/properties/tags/type',
          message: 'must be a list',
        });
      else {
        for (let index = 0; index < tags.length; index++) {
          problems = mergeAtPropertyIndex(problems, 'tags', index, problemsOfTagsItem(tags[index]));
        }
      }
    }
    if (watchdogEnabled !== undefined) {
      if (typeof watchdogEnabled !== 'boolean')
        problems = addProblem(problems, {
          pointer: '/watchdog_enabled',
          field: 'watchdog_enabled',
          keyword: 'type',
          schema: '#/components/schemas/ComputeInstanceUpdate/properties/watchdog_enabled/type',
          message: 'must be true or false',
        });
    }
  }
  return problems;
}
