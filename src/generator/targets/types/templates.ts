// The templates of the types target and their views.

export interface TypesTemplates {}
