// Valid periods for domains and domain records, in seconds.

/** Valid periods in seconds, except 0. */
export const validPeriods: readonly number[] = [
  300, 3600, 7200, 14400, 28800, 57600, 86400, 172800, 345600, 604800, 1209600, 2419200,
];
