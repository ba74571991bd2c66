// The templates of the spec target and their views.

export interface SpecTemplates {}
