import { describe, expect, it } from 'vitest'
import { auditActions } from '#core/audit/audit-entry.ts'
import { approvalTexts } from '#web/messages/en/approval.ts'
import { importsTexts } from '#web/messages/en/imports.ts'
import { masterDiTexts } from '#web/messages/en/master-di.ts'
import { wordsOf } from '#web/messages/words.ts'

const t = wordsOf(masterDiTexts)

/** The words the specification fixes (document 1, sections 2.5, 2.6, 5 and 8). */
describe('the form', () => {
  it.each([
    ['create', 'Create New Master DI', 'Create Master DI', 'S1-2.6-07, S1-2.6-21'],
    ['edit', 'Edit Master DI', 'Update Master DI', 'S1-2.6-08, S1-2.6-22'],
    ['new-version', 'Create New Version Master DI', 'Create New Version', 'S1-2.6-09, S1-2.6-23'],
    ['edit-draft', 'Edit Master DI Version', 'Update Draft Version', 'S1-2.6-10, S1-2.6-24'],
  ] as const)('in mode %s is titled %s and saved with %s [%s]', (mode, title, button, _ids) => {
    expect([masterDiTexts.form.titles[mode], masterDiTexts.form.submit[mode]]).toEqual([title, button])
  })

  it.each([
    ['new-version', 'New version created successfully', 'S1-8-15'],
    ['edit-draft', 'Draft updated successfully', 'S1-8-16'],
    ['edit', 'Master DI updated successfully', 'S1-8-17'],
    ['create', 'Master DI created successfully', 'S1-8-18'],
  ] as const)('in mode %s ends with Success: %s [%s]', (mode, message, _ids) => {
    expect([masterDiTexts.form.success, masterDiTexts.form.saved[mode]]).toEqual(['Success', message])
  })

  it.each([
    ['back', 'Back to Records', 'S1-2.6-11'],
    ['changeReason', 'Change Reason', 'S1-2.6-05'],
    ['saveAsDraft', 'Save as Draft', 'S1-2.6-19'],
    ['sendForApproval', 'Send for Approval (Available after draft is saved)', 'S1-2.6-20'],
    ['saving', 'Saving...', 'S1-2.6-25'],
    ['duplicate', 'Duplicate Device', 'S1-8-04'],
    [
      'duplicateDescription',
      'This device already exists in the system. Please check your Device Number and Device Name.',
      'S1-8-05',
    ],
    ['error', 'Error', 'S1-8-06'],
    ['saveFailed', 'Failed to save Master DI record', 'S1-8-07'],
    ['notFound', 'Master DI record not found', 'S1-8-24'],
    ['cannotCreate', 'Cannot Create New Version', 'S1-8-11'],
    [
      'cannotCreateHelp',
      'A version of this device is pending approval. Please wait for approval before creating a new version.',
      'S1-8-11',
    ],
  ] as const)('says %s: %s [%s]', (key, text, _ids) => expect(masterDiTexts.form[key]).toBe(text))
})

describe('the dialogs', () => {
  const { workflow } = masterDiTexts
  it.each([
    [approvalTexts.send.missing, 'Required Fields Missing', 'S1-5-12'],
    [approvalTexts.send.missingHelp, 'Please assign a user and set a due date for approval.', 'S1-5-12'],
    [approvalTexts.invalidDue, 'Invalid Due Date', 'S1-5-13'],
    [approvalTexts.invalidDueHelp, 'Due date must be today or later. Please select a valid date.', 'S1-5-13'],
    [
      `${workflow.delete.reasonRequired}: ${workflow.delete.reasonRequiredHelp}`,
      'Reason Required: Please provide a reason for deletion.',
      'S1-5-08',
    ],
    [masterDiTexts.newVersion.required, 'Change Comment Required', 'S1-5-15'],
    [workflow.delete.failed, 'Delete Failed', 'S1-8-08'],
    [approvalTexts.requestFailed, 'Request Failed', 'S1-8-09'],
    [
      `${approvalTexts.error}: ${approvalTexts.send.failed}`,
      'Error: Failed to send record(s) for approval',
      'S1-8-10',
    ],
    [workflow.delete.done, 'Record Deleted', 'S1-8-19'],
    [workflow.updateRequest.submitted, 'Update Request Submitted', 'S1-8-20'],
    [workflow.deleteRequest.submitted, 'Delete Request Submitted', 'S1-8-21'],
    [approvalTexts.noUsers, 'No users available', 'S1-8-31'],
    [masterDiTexts.history.none, 'No version history available for this record', 'S1-8-32'],
  ])('say %j: %s [%s]', (text, specified) => expect(text).toBe(specified))

  it('say of both requests that an administrator will look at them [S1-6-23]', () => {
    for (const { submittedHelp } of [workflow.updateRequest, workflow.deleteRequest]) {
      expect(submittedHelp).toMatch(/administrator will review/)
    }
  })
})

describe('the upload', () => {
  it.each([
    [importsTexts.invalidType, 'Invalid File Type', 'S1-8-13'],
    [masterDiTexts.upload.table.invalidType, 'Please upload a CSV or Excel file', 'S1-5-17'],
    [importsTexts.tooLarge, 'File Too Large', 'S1-8-14'],
    [masterDiTexts.upload.table.tooLarge, 'File size must be less than 10MB', 'S1-5-19'],
    [
      `${importsTexts.failed}: ${importsTexts.failedDescription}`,
      'Upload Failed: Failed to process bulk upload',
      'S1-8-12',
    ],
    [masterDiTexts.upload.templateDownloaded, 'Template Downloaded', 'S1-8-22'],
    [masterDiTexts.records.templateDownloaded, 'Template Downloaded', 'S1-8-22'],
    [importsTexts.complete, 'Upload Complete', 'S1-8-23'],
  ])('says %j: %s [%s]', (text, specified) => expect(text).toBe(specified))

  it('says how many entries were processed and successful [S1-8-23]', () => {
    const counts = { processed: '5', successful: '3', failed: 0, different: 0 }
    const tell = wordsOf(importsTexts)
    expect(tell('completeDescription', counts)).toBe('Processed 5 entries, 3 successful')
    expect(tell('completeDescription', { ...counts, failed: 2 })).toBe(
      'Processed 5 entries, 3 successful, 2 failed',
    )
    expect(tell('completeDescription', { ...counts, different: 2 })).toBe(
      'Processed 5 entries, 3 successful, 2 with different values',
    )
  })

  it('recommends 300 devices a file, and how booleans are written [S1-9-22, S1-9-25]', () => {
    expect(masterDiTexts.upload.guidance.limit).toContain('At most 300 devices per file')
    expect(masterDiTexts.upload.guidance.booleans).toContain('true/false')
  })
})

describe('the records screen', () => {
  it('is titled and has its tabs and buttons [S1-2.5-01, S1-2.5-08, S1-2.5-23]', () => {
    expect(masterDiTexts.records.title).toBe('Master DI Records')
    expect([masterDiTexts.records.tabs.records, masterDiTexts.records.tabs.audit]).toEqual([
      'Records',
      'Versions & Audit Trail',
    ])
    expect(masterDiTexts.records.clearFilters).toBe('Clear All Filters')
  })

  it('counts what it shows [S1-2.5-24]', () => {
    expect(t('records.showing', { shown: '2', total: '7' })).toBe('Showing 2 of 7 records')
  })

  it('shows versions as Current, Previous and Deleted [S1-4.2-16, S1-4.2-21]', () => {
    const { current, previous } = masterDiTexts.history
    expect([current, previous, masterDiTexts.status.deleted]).toEqual(['Current', 'Previous', 'Deleted'])
  })
})

describe('the audit tab', () => {
  it('says why it is empty [S1-8-29, S1-8-30]', () => {
    const { none, noneMatch } = masterDiTexts.audit
    expect([none, noneMatch]).toEqual([
      'No audit entries found',
      'No audit entries match your search criteria',
    ])
  })

  it('has the specified actions first, each with a word [S1-3-15]', () => {
    const specified = ['created', 'sent_for_approval', 'approved', 'rejected', 'updated']
    expect(auditActions.slice(0, 5)).toEqual(specified)
    for (const action of specified) expect(masterDiTexts.actions).toHaveProperty(action)
  })
})
