/** The bulk upload of master records; what every upload says is in `imports` (decision D23). */
export const masterDiUpload = {
  title: 'Master DI Bulk Upload',
  purpose: 'Many Master DI records from one CSV or Excel file.',
  back: 'Back to Records',
  table: {
    drop: 'Drop a CSV or Excel file here',
    help: 'Under 10 MB. The master template or an AccessGUDID device file: recognised by its columns.',
    invalidType: 'Please upload a CSV or Excel file',
    tooLarge: 'File size must be less than 10MB',
  },
  gudid: {
    title: 'AccessGUDID files up to 200 MB',
    purpose:
      'For device files of the FDA that are larger than 10 MB, or in XML as AccessGUDID releases them. The whole file is checked before anything is saved.',
    drop: 'Drop an AccessGUDID CSV or XML file here',
    help: 'Up to 200 MB, unpacked. In an XML file the rows of errors are its devices, counted from 1.',
    invalidType: 'Please upload a CSV or XML file; unpack an archive first',
    tooLarge: 'File size must be at most 200MB',
  },
  template: 'Download template',
  templateDownloaded: 'Template Downloaded',
  guidance: {
    title: 'Good to know',
    limit: 'At most 300 devices per file are recommended for review; the hub itself takes more.',
    required:
      'Each row needs deviceNumber, deviceName, manufacturerName and at least one country in targetCountries.',
    booleans: 'Booleans as true/false; countries separated by comma, e.g. EU,US.',
    versions: 'Without a versionNumber a row is version 1.0. Sending the same file twice changes nothing.',
    again:
      'A device that is there is compared by the columns of the file: other values are shown, and taken over only when you say so. An empty cell states nothing.',
    gudid: 'An AccessGUDID file becomes US devices; what it says beyond our fields is kept with the record.',
  },
  toRecords: 'To the records',
} as const
