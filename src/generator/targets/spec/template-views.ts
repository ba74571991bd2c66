// Template views of the spec target.

import type { SafeText } from '../../code/branded-text.ts';
import type { SharedTemplates } from '../../plugin/package-files.ts';

export interface SpecTemplates extends SharedTemplates {
  readonly 'spec/readme.md': SpecReadmeView;
}

/** The view of the package's README. */
export interface SpecReadmeView {
  readonly package: SafeText<'md'>;
  /** The title and version of the API. */
  readonly title: SafeText<'md'>;
  readonly version: SafeText<'md'>;
  /** A sample program that reads the document. */
  readonly example: SafeText<'md'>;
}
