// Template views of the spec target.

import type { Code } from '../../code/branded-text.ts';
import type { PackageTemplates } from '../../plugin/package-files.ts';

export interface SpecTemplates extends PackageTemplates {
  readonly 'spec/readme.md': SpecReadmeView;
}

/** The view of the package's README. */
export interface SpecReadmeView {
  readonly package: Code<'md'>;
  /** The title and version of the API. */
  readonly title: Code<'md'>;
  readonly version: Code<'md'>;
  /** A sample program that reads the document. */
  readonly example: Code<'md'>;
}
