// Types of the expected descriptions.

import type { FieldFacts, Resource } from '../../checks/resource-field.ts';

/** Patterns for the description of a field and of its values. */
export type DescriptionFacts = Pick<FieldFacts, 'description' | 'valueDescriptions'>;

/** Resource and the expected descriptions of its fields, by field name. */
export type ResourceDescriptions = readonly [Resource, Readonly<Record<string, DescriptionFacts>>];
