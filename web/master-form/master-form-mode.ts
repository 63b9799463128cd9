/** What the form of a record is opened for. */
export type MasterFormMode = 'create' | 'edit' | 'new-version' | 'edit-draft'
