// The templates of the spec target and their views.

import type { Code } from '../../code/branded-text.ts';
import type { PackageTemplates } from '../../plugin/package-files.ts';

export interface SpecTemplates extends PackageTemplates {
  readonly 'spec/readme.md': SpecReadmeView;
}

/** The README of the package. */
export interface SpecReadmeView {
  readonly package: Code<'md'>;
  /** The interface's own name and version. */
  readonly title: Code<'md'>;
  readonly version: Code<'md'>;
  /** How a program reads the document. */
  readonly example: Code<'md'>;
}
