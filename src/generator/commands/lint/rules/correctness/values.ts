// Rules for values that are invalid against their schemas: examples, defaults, enums, and constants.

import type { Assertion, ObjectSchema } from '../../../../model/types/schema.ts';
import type { Example } from '../../../../model/types/api.ts';
import type { Origin } from '../../../../model/types/origin.ts';
import { equal } from '../../../../../runtime/validation/deep-equal.ts';
import { mergesBody } from '../../../../model/operations/merges-body.ts';
import { leads } from '../../finding-location.ts';
import type { Path, Rule, Subject } from '../../rule.ts';
import { meantBy } from '../../../../model/validate/effective-defaults.ts';
import { described, type Reading, type Wrong } from '../../../../model/validate/validation-context.ts';

/** Reports at most three errors of a value, each at the invalid part. */
function sayWrongs(
  subject: Subject,
  what: string,
  at: Origin,
  within: Path,
  wrongs: readonly Wrong[],
  fix?: { readonly text: string; readonly assertion: Assertion; readonly reading: Reading },
): void {
  for (const wrong of wrongs.slice(0, 3)) {
    const { path, message, schema } = wrong;
    const own = [...within, ...path];
    const part = path.length === 0 ? what : `${nameOf(path)} of ${what}`;
    const meant = fix && path.length === 0 ? meantBy(fix.text, fix.assertion, subject.judge, fix.reading) : undefined;
    subject.say({
      message: `${part} ${message}`,
      at,
      within: leads(at, own) ? own : within,
      ...(schema && { related: [{ at: schema.origin, message: 'the schema that says so' }] }),
      ...(meant !== undefined && { fix: { kind: 'replace' as const, value: meant } }),
    });
  }
}

function nameOf(path: Path): string {
  return path.map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`)).join('');
}

function sayOf(
  subject: Subject,
  what: string,
  at: Origin,
  within: Path,
  assertion: Assertion,
  value: unknown,
  reading: Reading,
): void {
  const wrongs = subject.judge.wrongs(assertion, value, reading);
  if (wrongs.length > 0)
    sayWrongs(
      subject,
      what,
      at,
      within,
      wrongs,
      typeof value === 'string' ? { text: value, assertion, reading } : undefined,
    );
}

const json = /^(?:application|text)\/(?:[\w.-]+\+)?json\b/i;
const form = /^(?:application\/x-www-form-urlencoded|multipart\/)/i;

/** Returns the path of an example's value: that of an Example Object is in `value`; `example` is the value itself. */
function valueIn({ origin }: Example): Path {
  return leads(origin, ['value']) ? ['value'] : [];
}

/** Returns a context that reports equal findings once: an example can be shared by parts with different schemas. */
function sayingOnce(subject: Subject): Subject {
  const said = new Set<string>();
  return {
    ...subject,
    say: (finding) => {
      const key = JSON.stringify([finding.message, finding.at.file, finding.at.pointer, finding.within]);
      if (!said.has(key)) subject.say(finding);
      said.add(key);
    },
  };
}

export const exampleValue: Rule = {
  code: 'correctness/example-value',
  severity: 'warning',
  meaning:
    'An example is not valid against its own schema, or breaks one of its rules (`x-rules`). Who copies it sends a request that is refused, or expects an answer that never comes.',
  remedy:
    'Correct the example, or the schema if the example is right. In a request, members that are read-only may be left out; in a response, those that are write-only.',
  fixes: true,
  look: (given) => {
    const subject = sayingOnce(given);
    const examples = (own: readonly Example[], assertion: Assertion | undefined, reading: Reading): void => {
      for (const example of own) {
        if (assertion === undefined || example.value === undefined) continue;
        sayOf(subject, 'the example', example.origin, valueIn(example), assertion, example.value, reading);
      }
    };
    return {
      content: ({ content: { mediaType, schema, examples: own }, direction, operation }) => {
        const reading =
          direction === 'request' && operation !== undefined && mergesBody(operation) ? 'part' : direction;
        if (json.test(mediaType)) examples(own, schema?.assertion, reading);
        else if (form.test(mediaType))
          examples(
            own.filter(({ value }) => typeof value === 'object'),
            schema?.assertion,
            reading,
          );
      },
      parameter: ({ schema, examples: own }) => examples(own, schema?.assertion, 'request'),
      header: ({ schema, examples: own }) => examples(own, schema?.assertion, 'response'),
      assertion: (schema) => {
        const { examples: own = [] } = schema.annotations;
        const single = leads(schema.origin, ['example']);
        for (const [index, value] of own.entries()) {
          const within = single && index === 0 ? ['example'] : ['examples', single ? index - 1 : index];
          sayOf(subject, 'the example', schema.origin, within, schema, value, 'either');
        }
      },
    };
  },
};

export const defaultValue: Rule = {
  code: 'correctness/default-value',
  severity: 'error',
  meaning: 'A default is not valid against its own schema. Who leaves the value out gets one that nobody may send.',
  remedy: 'Correct the default, or the schema if the default is right.',
  fixes: true,
  look: (subject) => ({
    api: ({ refusedDefaults }) => {
      for (const { schema, value } of refusedDefaults)
        sayOf(subject, 'the default', schema.origin, ['default'], schema, value, 'either');
    },
    // The remaining defaults can violate `x-rules`.
    assertion: (schema) => {
      const own = schema.annotations.default;
      if (own) sayOf(subject, 'the default', schema.origin, ['default'], schema, own.value, 'either');
    },
  }),
};

export const enumValue: Rule = {
  code: 'correctness/enum-value',
  severity: 'error',
  meaning:
    'A value that an enum lists is refused by what stands beside it, such as its pattern, so it can never be sent.',
  remedy: 'Correct the value or what refuses it, or take the value out of the enum.',
  look: (subject) => ({
    assertion: (schema) => {
      const { enum: values, types, ...rest } = schema;
      if (!values) return;
      // Enum values of another type have a diagnostic of their own.
      const beside: ObjectSchema = { ...rest, annotations: { ...schema.annotations } };
      for (const [index, value] of values.entries()) {
        const [wrong] = subject.judge.wrongs(beside, value, 'either');
        if (
          wrong &&
          (types === undefined ||
            subject.judge.wrongs(
              { origin: schema.origin, types, annotations: {}, facts: schema.facts, foreign: schema.foreign },
              value,
              'either',
            ).length === 0)
        ) {
          if (wrong.keyword === 'const') continue;
          subject.say({
            message: `the value ${described(value)} can never occur: it ${wrong.message}`,
            at: schema.origin,
            within: ['enum', index],
          });
        }
      }
    },
  }),
};

export const constValue: Rule = {
  code: 'correctness/const-value',
  severity: 'error',
  meaning:
    'A constant is refused by what stands beside it, such as an enum that does not list it, so no value is ever valid.',
  remedy: 'Correct the constant, or what refuses it.',
  look: (subject) => ({
    assertion: (schema) => {
      const { const: constant, types, ...rest } = schema;
      if (!constant) return;
      const { value } = constant;
      if (schema.enum?.some((one) => equal(one, value)) === false) {
        return subject.say({
          message: `the constant ${described(value)} is not in the enum beside it`,
          at: schema.origin,
          within: ['const'],
          related: [{ at: schema.origin, within: ['enum'], message: 'the enum' }],
        });
      }
      const [wrong] = subject.judge.wrongs(rest, value, 'either');
      if (wrong && !(types && wrong.keyword === 'type'))
        subject.say({
          message: `the constant ${described(value)} can never occur: it ${wrong.message}`,
          at: schema.origin,
          within: ['const'],
        });
    },
  }),
};
