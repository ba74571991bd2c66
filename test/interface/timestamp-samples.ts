// Valid and invalid timestamps, as samples for schemas and validators.

/** ISO 8601 date-times with a time zone. */
export const timestampsWithZone: readonly string[] = ['2030-01-15T10:20:30Z', '2030-01-15T10:20:30.125Z'];

/** ISO 8601 date-times without a time zone. */
export const timestampsWithoutZone: readonly string[] = ['2030-01-15T10:20:30', '2030-01-15T10:20:30.125'];

/** Strings that are not ISO 8601 date-times. */
export const invalidTimestamps: readonly string[] = ['yesterday', '2030-01-15', '15/01/2030 10:20', '10:20:30', ''];
