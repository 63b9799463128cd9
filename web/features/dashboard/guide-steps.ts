/** The way through the product, in order; a step with a screen of its own leads there. */
export const guideSteps = [
  { id: 'devices', to: '/master-di/bulk-upload' },
  { id: 'records', to: '/master-di/records' },
  { id: 'submission' },
  { id: 'basicUdi' },
  { id: 'validate', to: '/business-rules' },
  { id: 'download' },
  { id: 'others' },
] as const
