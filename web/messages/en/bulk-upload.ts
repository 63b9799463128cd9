/** The screen of both uploads; what every upload says is in `imports`, the words of records in `masterDi.upload`. */
export const bulkUploadTexts = {
  tabs: { label: 'What the file contains', submissions: 'Submissions', 'master-di': 'Master DI' },
  notAllowed: 'Your role does not allow uploads',
  notAllowedHelp: 'Uploading needs the permission to create submissions. Ask an administrator.',
  submissions: {
    drop: 'Drop a CSV or Excel file with submissions here',
    help: 'Under 10 MB. Valid rows become EU drafts; the others are listed with the reason.',
    invalidType: 'Please upload a CSV or Excel file',
    tooLarge: 'File size must be less than 10MB',
    guidanceTitle: 'Before you upload',
    guidance: {
      required:
        'Each row needs basicUdiDi, deviceName, registrationType, riskClass and emdnCode. The template also has a column for every other field of EUDAMED; leave out those you do not need. A header can be the column name or the field’s label in the form.',
      booleans:
        'Statements are Yes or No (true/false); leave the cell empty if not stated. Codes may be written as labels, in any case: Class IIa, IIa or class-iia. Separate several values with semicolons: Lot; Serial number. Dates are YYYY-MM-DD; shelf life is in months, or as 3 years.',
      tables:
        'A table goes into one cell: separate its rows with semicolons and the values of a row with vertical bars. In marketAvailability, Germany|Yes; France means Germany, where the device is first placed on the market, and France. Put a value that contains one of these characters in double quotes.',
      devices:
        'A row with a deviceNumber is linked to that device in Master DI, and its empty cells are filled in from the record. Without a versionNumber, the latest version is used. The device must already exist.',
      again:
        'Uploading the same file twice changes nothing. Where rows differ from the hub, both values are shown, and the hub’s values are replaced only if you confirm.',
      ignored:
        'Not imported: status (a new submission is always a draft) and parentId, deviceFamily and reusableDevice, which belong to the Master DI record. After the upload, columns that were not read are listed.',
      devicesPerFile:
        'We recommend at most 300 devices per file, so that you can review the result. The hub accepts more.',
      entitiesPerXml:
        'EUDAMED accepts at most 300 entities per XML file. The Export Center splits larger sets for you.',
    },
    updateConsequence:
      'The values in the file replace those in the hub, in the named fields only. Each submission becomes a draft again and has to be validated and approved again; pending requests are withdrawn. Values shared by all devices of a Basic UDI-DI change in all of them. Anything changed since the upload is left as it is.',
    toSubmissions: 'Go to submissions',
  },
} as const
