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
        'Each row needs basicUdiDi, deviceName, registrationType, riskClass and emdnCode. The template also has a column for everything else EUDAMED can ask for; leave out those you do not need. A header can be the column name or the field’s label in the form.',
      booleans:
        'Statements are Yes or No (true/false); leave the cell empty if not stated. Codes may be written as labels, in any case: Class IIa, IIa or class-iia. Separate several values with semicolons: Lot; Serial number. Dates are YYYY-MM-DD; shelf life is in months, or as 3 years.',
      tables:
        'A table goes into one cell: separate its rows with semicolons and the values of a row with vertical bars. In marketAvailability, Germany|Yes; France means Germany, where the device is first placed on the market, and France. Put a value that contains one of these characters in double quotes.',
      devices:
        'With a deviceNumber, the row is linked to that device in Master DI and takes over what the record says; what the row leaves empty need not be repeated. Without a versionNumber, the latest version is used. The device must already be there.',
      again:
        'Sending the same file twice changes nothing. Rows that say otherwise than the hub are shown side by side, and replace its values only when you say so.',
      ignored:
        'Not imported here: status (a new submission is always a draft) and parentId, deviceFamily and reusableDevice, which belong to the Master DI record. After the upload, the columns that were not read are listed.',
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
