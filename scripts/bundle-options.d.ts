// Types of the esbuild options.

import type { BuildOptions, Plugin } from 'esbuild';

export declare const bundleOptions: BuildOptions;
export declare const keepModuleUrls: Plugin;
