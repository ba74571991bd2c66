// Makes the gate repeatable: properties start from one seed there, and from chance in the full tier.

import fc from 'fast-check';

if (!process.env['FULL']) fc.configureGlobal({ seed: 20_261_121 });
