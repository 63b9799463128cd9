/** The bulk upload of master records; what every upload says is in `imports` (decision D23). */
export const masterDiUploadTexts = {
  title: 'Master DI Bulk Upload',
  purpose: 'Many Master DI records from one CSV or Excel file.',
  back: 'Back to Records',
  table: {
    drop: 'Drop a CSV, Excel or AccessGUDID XML file here',
    help: 'CSV or Excel under 10 MB: the Master DI template, your own list, or an AccessGUDID device file. AccessGUDID files (CSV or XML, unzipped) up to 200 MB.',
    invalidType: 'Please upload a CSV or Excel file',
    tooLarge: 'File size must be less than 10MB',
    streamedTooLarge: 'File size must be at most 200MB',
  },
  template: 'Download template',
  templateDownloaded: 'Template Downloaded',
  guidance: {
    title: 'Good to know',
    limit:
      'At most 300 devices per file are recommended, so that you can review the result. The hub accepts more.',
    required:
      'Each row needs deviceNumber, deviceName, manufacturerName and at least one country in targetCountries. The template’s other columns for EU submissions (Basic UDI-DI, SRN, device status, markets …) are kept with the record and used when a submission is started.',
    booleans:
      'Statements are Yes or No (true/false); leave the cell empty if not stated. Separate countries with commas, e.g. EU,US. Codes may be written as labels; shelf life as 36 (months) or 3 years.',
    versions: 'Without a versionNumber, a row is version 1.0. Uploading the same file twice changes nothing.',
    again:
      'For existing devices, the columns of the file are compared with the hub. Different values are shown, and replace the hub’s values only if you confirm. An empty cell changes nothing.',
    gudid:
      'An AccessGUDID file creates US devices; data the hub has no field for is kept with the record. XML files and files of 10 MB or more must be AccessGUDID files. For XML, the row number of an error is the device’s position in the file, counted from 1.',
  },
  toRecords: 'Go to records',
} as const
