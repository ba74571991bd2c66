// The values that Ashlar uses of ts-morph. Import this module only after a check that the package is installed.

import { createRequire } from 'node:module';
import type * as TsMorph from 'ts-morph';
import { findTsMorph } from './find-ts-morph.ts';

export type Node = TsMorph.Node;
export type Project = TsMorph.Project;

export const { DiagnosticCategory, Node, Project, ts }: typeof TsMorph = createRequire(import.meta.url)(
  findTsMorph()?.directory ?? 'ts-morph',
) as typeof TsMorph;
