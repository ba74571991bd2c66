// Rules for uniform types of timestamps and IDs.

import type { Assertion } from '../../../../model/types/schema.ts';
import type { Api } from '../../../../model/types/api.ts';
import type { Origin } from '../../../../model/types/origin.ts';
import type { Rule } from '../../rule.ts';
import { inPlace } from '../../../../model/validate/in-place-applicators.ts';
import { exceptions } from './majority-style.ts';

interface Member {
  readonly name: string;
  readonly at: Origin;
  /** Description such as `a text of the format date-time` or `an integer`. */
  readonly form: string;
}

/** Describes type and format of a schema; `undefined` if it has no single scalar type. */
function formOf(assertion: Assertion, api: Api): string | undefined {
  const parts = inPlace(assertion, (id) => api.schema(id)?.assertion, true);
  const types = parts.flatMap((part) => part.types ?? []).filter((type) => type !== 'null');
  const [type] = types;
  if (type === undefined || new Set(types).size > 1 || type === 'object' || type === 'array') return undefined;
  const format = parts.map(({ annotations }) => annotations.format).find((each) => each !== undefined);
  return `${type === 'string' ? 'a text' : type === 'integer' ? 'an integer' : `a ${type}`}${format === undefined || type !== 'string' ? '' : ` of the format ${format}`}`;
}

export const timestamp: Rule = {
  code: 'consistency/timestamp',
  severity: 'note',
  meaning:
    'Most moments in time are written in one way, such as text of the format date-time, and some in another: clients have to know which is which, and read some of them wrongly.',
  remedy: 'Write the moment as the others are; for text give its `format`.',
  look: ({ api, judge, say }) => {
    const moments: Member[] = [];
    // A pattern can be equivalent to a format.
    const takes = (property: Assertion, value: string): boolean => judge.wrongs(property, value, 'either').length === 0;
    const isMoment = (property: Assertion): boolean =>
      takes(property, '2030-01-15T10:20:30Z') && !takes(property, '30');
    return {
      assertion: ({ origin, object }) => {
        for (const [name, property] of object?.properties ?? []) {
          const form = /(?:_at|[a-z]At|_time|timestamp|^created|^updated|^modified)$/.test(name)
            ? formOf(property, api)
            : undefined;
          if (form !== undefined && form !== 'a boolean')
            moments.push({ name, at: origin, form: isMoment(property) ? 'a text of the format date-time' : form });
        }
      },
      end: () => {
        const found = exceptions(moments, ({ form }) => form);
        for (const { name, at, form } of found?.others ?? [])
          say({
            message: `"${name}" is ${form}, where moments in time are ${found?.custom ?? ''}`,
            at,
            within: ['properties', name],
            onName: true,
          });
      },
    };
  },
};

export const idType: Rule = {
  code: 'consistency/id-type',
  severity: 'warning',
  meaning:
    'The id of a thing is a number in most places and text in some, or the other way round: code that passes it on does not compile, or compares what is never equal.',
  remedy: 'Give it the type that it has elsewhere.',
  look: ({ api, say }) => {
    const byName = new Map<string, Member[]>();
    const add = (member: Member): void => void byName.set(member.name, [...(byName.get(member.name) ?? []), member]);
    return {
      assertion: ({ origin, object }) => {
        for (const [name, property] of object?.properties ?? []) {
          const form = /(?:.(?:_id|Id|ID))$/.test(name) ? typeOf(formOf(property, api)) : undefined;
          if (form !== undefined) add({ name, at: origin, form });
        }
      },
      parameter: ({ origin, name, in: place, schema }) => {
        const form = place === 'path' && schema ? typeOf(formOf(schema.assertion, api)) : undefined;
        if (form !== undefined) add({ name: `{${name}}`, at: origin, form });
      },
      end: () => {
        for (const [name, members] of byName) {
          const found = exceptions(members, ({ form }) => form);
          for (const { at, form } of found?.others ?? [])
            say({
              message: `${name} is ${form} here, and ${found?.custom ?? ''} elsewhere`,
              at,
              within: name.startsWith('{') ? ['schema'] : ['properties', name],
              onName: true,
            });
        }
      },
    };
  },
};

function typeOf(form: string | undefined): string | undefined {
  return form?.replace(/ of the format.*$/, '');
}
