// Explanations of codes for rules, preconditions, and conditions in CEL.

import type { ExampleExplanation } from '../explanation.ts';

/** Returns an example with a rule of the schema `Pet`. */
const rule = (property: string, expression: string, required = true): string => `x-ashlar: { version: 1 }
components:
  schemas:
    Pet:
      type: object
${required ? `      required: [${property.split(':', 1)[0] ?? ''}]\n` : ''}      properties:
        ${property}
      x-rules:
        - id: example
          rule: '${expression}'
          message: The pet is invalid.
`;

const age = 'age: { type: integer }';
const name = 'name: { type: string }';
const names = 'names: { type: array, items: { type: string } }';
const kind = 'kind: { type: string, enum: [cat, dog] }';

/** A document with the vocabulary has to be fixed by its owner. */
const nothing = 'Nothing is generated, because a rule that is left out would accept invalid values.';

export const celExplanations = {
  'cel/syntax-error': {
    cause: 'The rule is not valid CEL. `docs/rules.md` describes the language.',
    consequence: nothing,
    fix: 'Correct the syntax at the reported location.',
    invalid: rule(age, 'self.age >'),
    valid: rule(age, 'self.age > 0'),
  },
  'cel/unsupported-feature': {
    cause:
      'The rule uses a feature of CEL that Ashlar does not support, such as bytes, unsigned integers, or time zones.',
    consequence: nothing,
    fix: 'Write the rule with supported features, such as the integer `0` instead of `0u`.',
    invalid: rule(age, 'self.age > 0u'),
    valid: rule(age, 'self.age > 0'),
  },
  'cel/unknown-variable': {
    cause: 'The rule uses a variable that is not available in this rule. `docs/rules.md` lists the variables.',
    consequence: nothing,
    fix: 'Use a variable that is available, such as `self` for the value of the schema.',
    invalid: rule(age, 'pet.age > 0'),
    valid: rule(age, 'self.age > 0'),
  },
  'cel/unknown-field': {
    cause: 'The rule reads a field that the schema does not have.',
    consequence: nothing,
    fix: 'Correct the name of the field, or declare it in the schema.',
    invalid: rule(age, 'self.aeg > 0'),
    valid: rule(age, 'self.age > 0'),
  },
  'cel/unknown-function': {
    cause: 'The rule calls a function that Ashlar does not support. `docs/rules.md` lists the functions.',
    consequence: nothing,
    fix: 'Correct the name of the function, or write the rule with functions that `docs/rules.md` lists.',
    invalid: rule(name, 'self.name.lowerAscii() == self.name'),
    valid: rule(name, '!self.name.matches("[A-Z]")'),
  },
  'cel/invalid-arguments': {
    cause:
      'The rule calls a function with the wrong number of arguments, or calls a function as a method or a method as a function.',
    consequence: nothing,
    fix: 'Call the function as in its signature, such as `self.name.startsWith("R")`.',
    invalid: rule(name, 'startsWith(self.name, "R")'),
    valid: rule(name, 'self.name.startsWith("R")'),
  },
  'cel/type-mismatch': {
    cause: 'The rule applies an operator or a function to a type that it does not support.',
    consequence: nothing,
    fix: 'Use values of types that match, or convert one with a function such as `double`.',
    invalid: rule(age, 'self.age > "18"'),
    valid: rule(age, 'self.age > 18'),
  },
  'cel/unguarded-optional': {
    cause: 'The rule reads an optional field without first checking that it is present.',
    consequence: nothing,
    fix: 'Check the field first: `!has(self.age) || …`. If it is always present, list it in `required`.',
    invalid: rule(age, 'self.age > 0', false),
    valid: rule(age, '!has(self.age) || self.age > 0', false),
  },
  'cel/unguarded-nullable': {
    cause: 'The rule uses a nullable value without first checking that it is not null.',
    consequence: nothing,
    fix: 'Check the value first: `self.age == null || …`. If it is never null, correct its type.',
    invalid: rule('age: { type: [integer, "null"] }', 'self.age > 0'),
    valid: rule('age: { type: [integer, "null"] }', 'self.age == null || self.age > 0'),
  },
  'cel/possible-runtime-error': {
    cause:
      'The rule fails for some values, for example because of a division by zero or an index beyond the end of a list.',
    consequence: nothing,
    fix: 'Check the value first, such as with `size(self.names) == 0 || …`, or restrict it in the schema.',
    invalid: rule(names, 'self.names[0] != ""'),
    valid: rule(names, 'size(self.names) == 0 || self.names[0] != ""'),
  },
  'cel/not-boolean': {
    cause: 'The result of the rule is not a boolean.',
    consequence: nothing,
    fix: 'Compare the result with a value, so that the rule is true or false.',
    invalid: rule(age, 'self.age'),
    valid: rule(age, 'self.age > 0'),
  },
  'cel/constant-rule': {
    cause: 'The rule is always true or always false.',
    consequence: 'Nothing is generated, because the rule has no effect, or rejects every value.',
    fix: 'Remove the rule, or compare a value that can vary.',
    invalid: rule(name, 'true'),
    valid: rule(name, 'size(self.name) > 0'),
  },
  'cel/constant-condition': {
    cause:
      'A part of the rule always has the same result. It compares a value with one that its schema does not allow, or that an earlier condition excludes.',
    consequence: 'Nothing is generated, because the part has no effect. Often a value is misspelled.',
    fix: 'Correct the compared value, or remove the part.',
    invalid: rule(kind, 'self.kind == "cat" || self.kind == "bird"'),
    valid: rule(kind, 'self.kind == "cat"'),
  },
  'cel/redundant-guard': {
    cause: 'The rule checks for a field that is always present, or for null although the value is never null.',
    consequence: 'Ashlar generates the rule. The check has no effect.',
    fix: 'Remove the check, or make the field optional or nullable in the schema.',
    invalid: rule(age, '!has(self.age) || self.age > 0'),
    valid: rule(age, 'self.age > 0'),
  },
  'cel/unsafe-integer': {
    cause: 'An integer exceeds 2^53 - 1, the largest integer that JavaScript and many JSON parsers represent exactly.',
    consequence: 'Nothing is generated, because the comparison would use another number.',
    fix: 'Use an integer from -9007199254740991 to 9007199254740991.',
    invalid: rule(age, 'self.age < 9007199254740993'),
    valid: rule(age, 'self.age < 100'),
  },
  'cel/unsupported-pattern': {
    cause: 'A pattern in the rule uses RE2 syntax that JavaScript does not support, or interprets differently.',
    consequence: nothing,
    fix: 'Use pattern syntax that RE2 and JavaScript share, such as `[A-Za-z]` for `[[:alpha:]]`.',
    invalid: rule(name, 'self.name.matches("^[[:alpha:]]+$")'),
    valid: rule(name, 'self.name.matches("^[A-Za-z]+$")'),
  },
  'cel/slow-pattern': {
    cause:
      'A pattern in the rule can backtrack catastrophically (ReDoS). Ashlar compiles rules to JavaScript, whose regular expressions backtrack.',
    consequence:
      'The rule uses an equivalent pattern that does not backtrack if there is one. Otherwise, a crafted string can hang a service. With `validators.slowPatterns: "error"` in the configuration, this is an error.',
    fix: 'Avoid adjacent or nested repetitions that match the same text, or set `maxLength` in the schema. If the diagnostic states an equivalent pattern, use it.',
    invalid: rule(name, 'self.name.matches("^(a+)+$")'),
    valid: rule(name, 'self.name.matches("^a+$")'),
  },
  'cel/shadowed-variable': {
    cause: 'The variable of a macro has the same name as an existing variable.',
    consequence: nothing,
    fix: 'Rename the variable of the macro.',
    invalid: rule(names, 'self.names.all(self, self != "")'),
    valid: rule(names, 'self.names.all(each, each != "")'),
  },
} as const satisfies Readonly<Record<string, ExampleExplanation>>;
