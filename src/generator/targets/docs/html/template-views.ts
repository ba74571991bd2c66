// HTML templates of the docs target and their views.

import type { Html } from '../../../code/html/html-and-svg.ts';
import type { EmptyView } from '../../../plugin/package-files.ts';
import type { BodyHtml, ContentHtml, ResponseHtml, ParametersHtml } from './operation-parts.ts';
import type { FieldHtml, FieldsHtml } from './field-list.ts';
import type { FrameView, NavigationTag, NavigationOperation } from './page-layout.ts';
import type { GuideHtml, GuideSection } from './guide.ts';
import type { TagPageHtml, IndexHtml, OperationRowHtml, SchemasHtml } from './index-pages.ts';
import type { OperationHtml, ServerHtml } from './operation.ts';
import type { SharedHeadersView } from '../responses.ts';
import type { SchemaHtml } from './schema-page.ts';
import type { ComponentsHtml } from './headers-and-unused-components-page.ts';
import type { BlocksHtml, ExampleHtml, LifecycleHtml, RuleHtml } from './value-notes.ts';

export interface HtmlTemplates {
  readonly 'docs/html/style.css': EmptyView;
  readonly 'docs/html/widgets.css': EmptyView;
  readonly 'docs/html/index': IndexHtml;
  readonly 'docs/html/tag': TagPageHtml;
  readonly 'docs/html/guide': GuideHtml;
  readonly 'docs/html/operation': OperationHtml;
  readonly 'docs/html/schema': SchemaHtml;
  readonly 'docs/html/schemas': SchemasHtml;
  readonly 'docs/html/shared': ComponentsHtml;
  // Partials.
  readonly 'docs/html/head': FrameView;
  readonly 'docs/html/head-extra': FrameView;
  readonly 'docs/html/foot': FrameView;
  readonly 'docs/html/menu-tag': NavigationTag;
  readonly 'docs/html/menu-operation': NavigationOperation;
  readonly 'docs/html/section': GuideSection;
  readonly 'docs/html/operation-rows': { readonly operations: readonly OperationRowHtml[] };
  readonly 'docs/html/servers': { readonly servers: readonly ServerHtml[] };
  readonly 'docs/html/body': BodyHtml;
  readonly 'docs/html/content': ContentHtml;
  readonly 'docs/html/response': ResponseHtml;
  readonly 'docs/html/parameters': ParametersHtml;
  readonly 'docs/html/shared-headers': SharedHeadersView<Html>;
  readonly 'docs/html/fields': FieldsHtml;
  readonly 'docs/html/field': FieldHtml;
  readonly 'docs/html/blocks': BlocksHtml;
  readonly 'docs/html/values': Pick<BlocksHtml, 'values' | 'collapsedValues' | 'hasMeanings'>;
  readonly 'docs/html/value-list': Pick<BlocksHtml, 'values' | 'hasMeanings'>;
  readonly 'docs/html/variants': Pick<BlocksHtml, 'variants'>;
  readonly 'docs/html/lifecycle': LifecycleHtml;
  readonly 'docs/html/rules': { readonly rules: readonly RuleHtml[] };
  readonly 'docs/html/conditions': Pick<BlocksHtml, 'conditions'>;
  readonly 'docs/html/example': ExampleHtml;
}
