// Templates of the docs target and their views.

import type { Markdown } from '../../code/markdown/markdown.ts';
import type { TagGroupView, OperationRow, IndexView, LlmsView } from './index-and-llms-pages.ts';
import type { ChangelogView } from './changelog.ts';
import type { ConditionView } from './schema-conditions.ts';
import type { MediaTypeView } from './media-type-body.ts';
import type { ExampleView } from './examples.ts';
import type { FieldsView } from './field-rows.ts';
import type { HtmlTemplates } from './html/template-views.ts';
import type { LifecycleView } from './lifecycle-tables.ts';
import type { BodyView, OperationView } from './operation-page.ts';
import type { ParametersView } from './parameter-and-header-tables.ts';
import type { ResponseView, SharedHeadersView } from './responses.ts';
import type { RuleView } from './rules-and-preconditions.ts';
import type { SchemaView, SchemaUsageView } from './schema-page-and-usage.ts';
import type { ServerView } from './servers.ts';
import type { ComponentsView } from './headers-and-unused-components-page.ts';
import type { BlocksView, DetailView } from './value-notes.ts';

export interface DocsTemplates extends HtmlTemplates {
  readonly 'docs/index': IndexView;
  readonly 'docs/llms': LlmsView;
  readonly 'docs/tag': TagGroupView;
  readonly 'docs/operation': OperationView;
  readonly 'docs/schema': SchemaView;
  readonly 'docs/shared': ComponentsView;
  readonly 'docs/changes': ChangelogView;
  // Partials.
  readonly 'docs/operation-rows': { readonly operations: readonly OperationRow[] };
  readonly 'docs/servers': { readonly servers: readonly ServerView[] };
  readonly 'docs/body': BodyView;
  readonly 'docs/response': ResponseView;
  readonly 'docs/content': MediaTypeView;
  readonly 'docs/parameters': ParametersView;
  readonly 'docs/headers': ParametersView;
  readonly 'docs/shared-headers': SharedHeadersView<Markdown>;
  readonly 'docs/fields': FieldsView;
  readonly 'docs/detail': DetailView;
  readonly 'docs/blocks': BlocksView;
  readonly 'docs/values': Pick<BlocksView, 'values' | 'collapsedValues' | 'hasMeanings'>;
  readonly 'docs/variants': Pick<BlocksView, 'variants'>;
  readonly 'docs/lifecycle': LifecycleView;
  readonly 'docs/rule': RuleView;
  readonly 'docs/condition': ConditionView;
  readonly 'docs/example': ExampleView;
  readonly 'docs/uses': SchemaUsageView;
}
