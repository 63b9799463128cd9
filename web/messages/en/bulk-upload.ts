/** The screen of both uploads; what every upload says is in `imports`, the words of records in `masterDi.upload`. */
export const bulkUpload = {
  tabs: { label: 'What the file holds', submissions: 'Submissions', 'master-di': 'Master DI' },
  notAllowed: 'Your role does not include uploading',
  notAllowedHelp: 'Uploading needs the permission to create submissions. Ask an administrator.',
  submissions: {
    drop: 'Drop a CSV or Excel file with submissions here',
    help: 'Under 10 MB. Good rows become EU drafts; the others are listed with the reason.',
    invalidType: 'Please upload a CSV or Excel file',
    tooLarge: 'File size must be less than 10MB',
    guidanceTitle: 'Before you upload',
    guidance: {
      required:
        'Each row needs basicUdiDi, deviceName, registrationType, riskClass and emdnCode. Every other field of the form can be a column too, under its name in the template or in the CSV export.',
      booleans: 'Booleans are written true/false. An empty cell states nothing; dates are YYYY-MM-DD.',
      tables:
        'A table goes into one cell: rows are separated by semicolons, their values by bars. In marketAvailability, DE|true; FR means Germany, where the device is first placed, and France.',
      devices:
        'With a deviceNumber, the row is linked to that device in Master DI and takes over what the record says; what the row leaves empty need not be repeated. Without a versionNumber, the latest version is used. The device must already be there.',
      again:
        'Sending the same file twice changes nothing. Rows that say otherwise than the hub are shown side by side, and replace its values only when you say so.',
      ignored:
        'status is ignored: a new submission is always a draft. parentId, deviceFamily, storageConditions and reusableDevice belong to the Master DI record and are not read here.',
      devicesPerFile:
        'We recommend at most 300 devices per file, so that the result can be reviewed. The hub itself takes more.',
      entitiesPerXml:
        'EUDAMED takes at most 300 entities per XML. The Export Center divides larger sets for you.',
    },
    updateConsequence:
      'The values of the file replace those in the hub, in the named fields only. Each submission becomes a draft again: what was validated or approved has to be validated and approved anew, and requests waiting for a decision are withdrawn. Values that all devices of a Basic UDI-DI share change in all of them. What somebody has changed since the upload stays as it is.',
    toSubmissions: 'To the submissions',
  },
} as const
