/** All that is known of one thing as a paper. */
export const dossierTexts = {
  preparing: 'Preparing the dossier',
  preparingHelp: 'The download starts when it is ready.',
  done: 'Dossier downloaded',
  failed: 'The dossier was not created',
} as const

export const dossierLabels = { download: 'Download dossier (PDF)' } as const
