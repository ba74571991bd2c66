// The keys of `--fixtures`, for tests on the demo seed data.

export type { Fixtures } from '../../../src/service/seed-data/fixtures.ts';
