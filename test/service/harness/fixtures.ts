// IDs, names, and tokens of the demo seed data, as `--fixtures` prints them.

export type { Fixtures } from '../../../src/service/seed-data/fixtures.ts';
