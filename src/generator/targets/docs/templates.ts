// The templates of the docs target and their views.

export interface DocsTemplates {}
