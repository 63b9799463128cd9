/** Devices as an archive that can be verified without the hub. */
export const archiveTexts = {
  title: '{count, plural, one {Archive # device} other {Archive # devices}}',
  consequence:
    'You get a signed ZIP file with every version, submission, decision, file and comment, and the audit trail of {count, plural, one {this device} other {these devices}}. It can be verified without the hub. Nothing is removed from the hub, and the audit trail records the archive with your reason.',
  reason: 'Reason',
  reasonMissing: 'Reason Required',
  reasonRequired: 'Enter a reason. It is recorded in the audit trail and in the archive.',
  confirm: 'Download archive',
  failed: 'The archive was not created',
  done: 'Archive downloaded',
} as const
