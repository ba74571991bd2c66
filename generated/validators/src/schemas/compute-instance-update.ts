// Generated; change the document it is made from instead.

import {
  type Problems,
  add,
  noProblems,
  within,
  withinItem,
} from '../runtime/validation/collect.js';
import { by, member, whole } from '../runtime/validation/place.js';
import type { Problem } from '../runtime/validation/problem.js';
import { wrongType } from '../runtime/validation/sentences.js';
import { isList, isObject } from '../runtime/validation/values.js';
import {
  acceptsComputeAlertsUpdate,
  problemsOfComputeAlertsUpdate,
  problemsOfComputeAlertsUpdatePartial,
} from './compute-alerts-update.js';
import {
  acceptsComputeBackupsUpdate,
  acceptsComputeBackupsUpdateRequest,
  problemsOfComputeBackupsUpdate,
  problemsOfComputeBackupsUpdatePartial,
  problemsOfComputeBackupsUpdateRequest,
} from './compute-backups-update.js';
import {
  acceptsComputeLabel,
  problemsOfComputeLabel,
  problemsOfComputeLabelPartial,
} from './compute-label.js';
import type { ComputeInstanceUpdate, ComputeInstanceUpdateRequest } from '@cloud-api/types';

const self = whole('#/components/schemas/ComputeInstanceUpdate');
const groupPlace = member(self, 'group');
const groupType = wrongType(groupPlace, 'a string');
const tagsItemPlace = by(self, '/properties/tags/items');
const tagsItemType = wrongType(tagsItemPlace, 'a string');
const tagsPlace = member(self, 'tags');
const tagsType = wrongType(tagsPlace, 'a list');
const watchdogEnabledPlace = member(self, 'watchdog_enabled');
const watchdogEnabledType = wrongType(watchdogEnabledPlace, 'true or false');
const computeInstanceUpdateType = wrongType(self, 'an object');

/** Whether a value is a valid ComputeInstanceUpdate. */
export function isComputeInstanceUpdate(value: unknown): value is ComputeInstanceUpdate {
  return acceptsComputeInstanceUpdate(value);
}

/** All that is wrong with a value as ComputeInstanceUpdate; nothing for a valid one. */
export function checkComputeInstanceUpdate(value: unknown): readonly Problem[] {
  return problemsOfComputeInstanceUpdate(value) ?? noProblems;
}

/** Whether a value is a valid ComputeInstanceUpdateRequest. */
export function isComputeInstanceUpdateRequest(
  value: unknown,
): value is ComputeInstanceUpdateRequest {
  return acceptsComputeInstanceUpdateRequest(value);
}

/** All that is wrong with a value as ComputeInstanceUpdateRequest; nothing for a valid one. */
export function checkComputeInstanceUpdateRequest(value: unknown): readonly Problem[] {
  return problemsOfComputeInstanceUpdateRequest(value) ?? noProblems;
}

export function acceptsComputeInstanceUpdate(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { alerts, backups, group, label, tags, watchdog_enabled: watchdogEnabled } = value;
  if (alerts !== undefined) {
    if (!acceptsComputeAlertsUpdate(alerts)) return false;
  }
  if (backups !== undefined) {
    if (!acceptsComputeBackupsUpdate(backups)) return false;
  }
  if (group !== undefined) {
    if (typeof group !== 'string') return false;
  }
  if (label !== undefined) {
    if (!acceptsComputeLabel(label)) return false;
  }
  if (tags !== undefined) {
    if (!isList(tags)) return false;
    for (let index = 0; index < tags.length; index++) {
      if (typeof tags[index] !== 'string') return false;
    }
  }
  if (watchdogEnabled !== undefined) {
    if (typeof watchdogEnabled !== 'boolean') return false;
  }
  return true;
}

export function problemsOfComputeInstanceUpdate(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, computeInstanceUpdateType);
  else {
    const { alerts, backups, group, label, tags, watchdog_enabled: watchdogEnabled } = value;
    if (alerts !== undefined)
      problems = within(problems, 'alerts', problemsOfComputeAlertsUpdate(alerts));
    if (backups !== undefined)
      problems = within(problems, 'backups', problemsOfComputeBackupsUpdate(backups));
    if (group !== undefined) {
      if (typeof group !== 'string') problems = add(problems, groupType);
    }
    if (label !== undefined) problems = within(problems, 'label', problemsOfComputeLabel(label));
    if (tags !== undefined) {
      if (!isList(tags)) problems = add(problems, tagsType);
      else {
        for (let index = 0; index < tags.length; index++) {
          problems = withinItem(problems, 'tags', index, problemsOfTagsItem(tags[index]));
        }
      }
    }
    if (watchdogEnabled !== undefined) {
      if (typeof watchdogEnabled !== 'boolean') problems = add(problems, watchdogEnabledType);
    }
  }
  return problems;
}

function problemsOfTagsItem(value: unknown): Problems {
  let problems: Problems;
  if (typeof value !== 'string') problems = add(problems, tagsItemType);
  return problems;
}

export function acceptsComputeInstanceUpdateRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { alerts, backups, group, label, tags, watchdog_enabled: watchdogEnabled } = value;
  if (alerts !== undefined) {
    if (!acceptsComputeAlertsUpdate(alerts)) return false;
  }
  if (backups !== undefined) {
    if (!acceptsComputeBackupsUpdateRequest(backups)) return false;
  }
  if (group !== undefined) {
    if (typeof group !== 'string') return false;
  }
  if (label !== undefined) {
    if (!acceptsComputeLabel(label)) return false;
  }
  if (tags !== undefined) {
    if (!isList(tags)) return false;
    for (let index = 0; index < tags.length; index++) {
      if (typeof tags[index] !== 'string') return false;
    }
  }
  if (watchdogEnabled !== undefined) {
    if (typeof watchdogEnabled !== 'boolean') return false;
  }
  return true;
}

export function problemsOfComputeInstanceUpdateRequest(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, computeInstanceUpdateType);
  else {
    const { alerts, backups, group, label, tags, watchdog_enabled: watchdogEnabled } = value;
    if (alerts !== undefined)
      problems = within(problems, 'alerts', problemsOfComputeAlertsUpdate(alerts));
    if (backups !== undefined)
      problems = within(problems, 'backups', problemsOfComputeBackupsUpdateRequest(backups));
    if (group !== undefined) {
      if (typeof group !== 'string') problems = add(problems, groupType);
    }
    if (label !== undefined) problems = within(problems, 'label', problemsOfComputeLabel(label));
    if (tags !== undefined) {
      if (!isList(tags)) problems = add(problems, tagsType);
      else {
        for (let index = 0; index < tags.length; index++) {
          problems = withinItem(problems, 'tags', index, problemsOfTagsItem(tags[index]));
        }
      }
    }
    if (watchdogEnabled !== undefined) {
      if (typeof watchdogEnabled !== 'boolean') problems = add(problems, watchdogEnabledType);
    }
  }
  return problems;
}

export function problemsOfComputeInstanceUpdatePartial(value: unknown): Problems {
  let problems: Problems;
  if (!isObject(value)) problems = add(problems, computeInstanceUpdateType);
  else {
    const { alerts, backups, group, label, tags, watchdog_enabled: watchdogEnabled } = value;
    if (alerts !== undefined)
      problems = within(problems, 'alerts', problemsOfComputeAlertsUpdatePartial(alerts));
    if (backups !== undefined)
      problems = within(problems, 'backups', problemsOfComputeBackupsUpdatePartial(backups));
    if (group !== undefined) {
      if (typeof group !== 'string') problems = add(problems, groupType);
    }
    if (label !== undefined)
      problems = within(problems, 'label', problemsOfComputeLabelPartial(label));
    if (tags !== undefined) {
      if (!isList(tags)) problems = add(problems, tagsType);
      else {
        for (let index = 0; index < tags.length; index++) {
          problems = withinItem(problems, 'tags', index, problemsOfTagsItem(tags[index]));
        }
      }
    }
    if (watchdogEnabled !== undefined) {
      if (typeof watchdogEnabled !== 'boolean') problems = add(problems, watchdogEnabledType);
    }
  }
  return problems;
}
