// Types of the licenses in a bundle.

import type { Metafile } from 'esbuild';

export declare function formatLicenses(directory: string, metafiles: readonly Metafile[]): string;
