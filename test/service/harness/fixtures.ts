// What of the demo world tests name: the keys of `--fixtures`.

export type { Fixtures } from '../../../src/service/world/fixtures.ts';
