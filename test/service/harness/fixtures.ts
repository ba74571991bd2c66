// IDs, names, and tokens in the demo seed data, as `--fixtures` prints them.

export type { Fixtures } from '../../../src/service/seed-data/fixture-file.ts';
