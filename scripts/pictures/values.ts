/** What a screen with a parameter in its address is opened with: by the parameter, or by the route. */
export const parametersKnown = [
  'country',
  'masterDiId',
  '/master-di/records/$id',
  '/master-di/edit/$id',
  '/master-di/new-version/$id',
  '/master-di/edit-draft/$id',
  '/submissions/$id',
  '/submissions/sheet/$id',
  '/simple-rim/projects/$id',
  '/version-control/$id',
  '/regulatory-intelligence/$id',
  '/impact-assessments/$id',
] as const

export type Values = Readonly<Record<(typeof parametersKnown)[number], readonly (string | number)[]>>
