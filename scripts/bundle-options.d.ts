// Types of the esbuild options.

import type { BuildOptions } from 'esbuild';

export declare const bundleOptions: BuildOptions;
export declare const programOptions: BuildOptions;
