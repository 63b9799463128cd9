/** What every upload says (specification, document 1 sections 5, 8 and 9; decisions D23, D34). */
export const importsTexts = {
  invalidType: 'Invalid File Type',
  tooLarge: 'File Too Large',
  failed: 'Upload Failed',
  failedFile: 'Upload Failed: {file}',
  failedDescription: 'Failed to process bulk upload',
  nothingSaved: 'Nothing was saved.',
  unanswered:
    'It is unknown whether anything was saved. Once the server is back, look under Earlier uploads: an import listed there continues by itself. Upload the file again only if it is not listed.',
  complete: 'Upload Complete',
  completeDescription:
    'Processed {processed} entries, {successful} successful{failed, plural, =0 {} other {, # failed}}{different, plural, =0 {} other {, # with different values}}',
  running: 'Importing {file}',
  waiting: '{file} is queued',
  waitingHelp: 'Other imports are ahead of it. It starts automatically; you can leave this page.',
  sending: 'Uploading {file}',
  result: 'Result of {file}',
  noProgress: 'The progress of the import could not be loaded',
  goesOn:
    'The file has arrived. The import continues once the server is back, and this page updates automatically.',
  recognised: 'Read as: {recognised}',
  unread: 'Columns not read: {columns}',
  findings: '{count, plural, one {# row was} other {# rows were}} saved with an invalid value',
  findingIn: 'Row {row}: {message}',
  findingsMore: 'Open a record to see its values.',
  unreadHelp: 'Their values were not imported. The template lists the column names the hub reads.',
  processed: 'Processed',
  successful: 'Successful',
  failedRows: 'Failed',
  different: 'Different values',
  skipped: 'Already there',
  errorsTitle: 'Rows not imported',
  errorsShown: 'The first {shown} of {total}. The error file lists them all, with row, column and reason.',
  errorsMore: 'The first {shown}. The error file lists them all, with row, column and reason.',
  errorRow: 'Row {row}',
  downloadErrors: 'Download error file',
  another: 'Upload another file',
  cancel: {
    refused: 'The job could not be cancelled',
    import: {
      button: 'Cancel import',
      title: 'Cancel the import of {file}?',
      consequence:
        'Rows imported so far are kept, and the result shows how many there are. To delete them, undo the import. The cancellation is recorded in the audit trail.',
      done: 'Import cancelled',
    },
    update: {
      button: 'Cancel update',
      title: 'Cancel the update with {file}?',
      consequence:
        'Records updated so far stay updated. The remaining rows can be updated later. The cancellation is recorded in the audit trail.',
      done: 'Update cancelled',
    },
    undo: {
      button: 'Cancel undo',
      title: 'Stop undoing the import of {file}?',
      consequence:
        'Records deleted so far stay deleted. The others can be deleted later. The cancellation is recorded in the audit trail.',
      done: 'Undo cancelled',
    },
  },
  update: {
    running: 'Updating with {file}',
    result: 'Updated with {file}',
    complete: 'Update Complete',
    completeDescription:
      'Processed {processed} entries, {successful} updated{failed, plural, =0 {} other {, # not updated}}',
    failed: 'Update Failed',
    successful: 'Updated',
    draftsDescription:
      'Processed {processed} entries, {drafts, plural, one {# draft} other {# drafts}} of a new version created{failed, plural, =0 {} other {, # not applied}}',
    drafts: 'Drafts created',
    draftsTitle:
      '{count, plural, one {# draft of a new version was created} other {# drafts of new versions were created}}',
    draftsHelp:
      'The active records have not changed. Send the drafts for approval: each takes effect once it is approved.',
    showDrafts: '{count, plural, one {Show the draft} other {Show the # drafts}}',
    failedRows: 'Not updated',
    skipped: 'Already up to date',
    errorsTitle: 'Rows not updated',
    back: 'Back to the upload',
  },
  undo: {
    running: 'Undoing the import of {file}',
    result: 'Undo of {file}',
    complete: 'Import Undone',
    completeDescription:
      'Processed {processed} records, {successful} deleted{failed, plural, =0 {} other {, # kept}}',
    failed: 'Undo Failed',
    processed: 'Processed',
    successful: 'Deleted',
    failedRows: 'Kept',
    skipped: 'Already deleted',
    errorsTitle: 'Records that were kept',
    back: 'Back to the upload',
  },
  showImported: '{count, plural, one {Show the imported record} other {Show the # imported records}}',
  otherValues: {
    title: '{count, plural, one {# row has} other {# rows have}} different values',
    help: 'These records have different values in the hub and in the file. They are not changed unless you update them.',
    record: 'Record',
    field: 'Field',
    inHub: 'In the hub',
    inFile: 'In the file',
    choose: 'Update row {row}',
    update: 'Update these',
    all: '{count, plural, one {# row} other {All # rows}} that can be updated',
    chosen: '{count, plural, one {# selected row} other {# selected rows}}',
    reason: 'Reason for the change',
    reasonHelp: 'Kept with each record and in the audit trail.',
    updated: 'The values of {count, plural, one {# row have} other {# rows have}} been applied.',
    isUpdated: 'Applied',
    directly: {
      confirmTitle: '{count, plural, one {Update # record?} other {Update # records?}}',
      consequence:
        'The values in the file replace those in the hub, in the named fields only. Each record gets a new revision and an entry in the audit trail; active records are marked as edited. Anything changed since the upload is left as it is.',
      confirm: '{count, plural, one {Update # record} other {Update # records}}',
    },
    // Where active records change only by a new version (D46).
    byNewVersion: {
      confirmTitle: '{count, plural, one {Apply # row to a draft?} other {Apply # rows to drafts?}}',
      consequence:
        'Active records do not change now. For each of them, a draft of its next version is created with the values in the file, in the named fields only; the draft takes effect once it is approved. Records that are drafts already get the values directly. Anything changed since the upload is left as it is.',
      confirm: '{count, plural, one {Apply # row} other {Apply # rows}}',
    },
  },
} as const
