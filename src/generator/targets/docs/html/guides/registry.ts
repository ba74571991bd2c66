// Which guides there are, in the order in which they are read.

import type { GuideMaker } from '../guide.ts';
import { authentication } from './authentication.ts';

export const guideMakers: readonly GuideMaker[] = [authentication];
