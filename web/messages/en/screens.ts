/**
 * Every screen of the signed-in application by its route: its title, and its purpose in one line.
 * The router, the command palette and the screens themselves read from here.
 */
export const screensTexts = {
  '/': { title: 'Dashboard', purpose: 'UDI submissions and requirements across all markets.' },
  '/my-work': {
    title: 'My Work',
    purpose: 'Everything waiting for you, with a link to each list.',
  },
  '/master-di': { title: 'Master DI Records', purpose: 'Common device data and its versions.' },
  '/master-di/records': {
    title: 'Master DI Records',
    purpose: 'Common device data and its versions, reusable across all target markets.',
  },
  '/master-di/records/$id': { title: 'Master DI Record', purpose: 'Everything about one device.' },
  '/master-di/create': {
    title: 'Create New Master DI',
    purpose: 'The attributes a device has in every market, entered once.',
  },
  '/master-di/edit/$id': { title: 'Edit Master DI', purpose: 'Change the common data of a device.' },
  '/master-di/new-version/$id': {
    title: 'Create New Version Master DI',
    purpose:
      'Create a draft of the next version. The version in force does not change until the draft is approved.',
  },
  '/master-di/edit-draft/$id': { title: 'Edit Master DI Version', purpose: 'Change a draft version.' },
  '/master-di/bulk-upload': {
    title: 'Master DI Bulk Upload',
    purpose: 'Many Master DI records from one CSV or Excel file.',
  },
  '/submissions': {
    title: 'EUDAMED UDI Submissions',
    purpose: 'Create and edit UDI submissions for EUDAMED.',
  },
  '/multi-country-udi': {
    title: 'Multi-Country UDI Management',
    purpose: 'Master DI records by region, and the country-specific submissions derived from them.',
  },
  '/readiness': {
    title: 'Readiness',
    purpose: 'See what each market still requires for each device, and fill it in.',
  },
  '/bulk-upload': { title: 'Bulk Upload', purpose: 'Many submissions or Master DI records from one file.' },
  '/portfolio': { title: 'Device Portfolio', purpose: 'Submissions grouped into product families.' },
  '/emdn': {
    title: 'EMDN Classifications',
    purpose: 'Search the European Medical Device Nomenclature.',
  },
  '/export': { title: 'Export Center', purpose: 'Validated XML and CSV for the regulators.' },
  '/workbooks': {
    title: 'Workbooks',
    purpose: 'Fill in the Excel templates of regulators, distributors and customers.',
  },
  '/eudamed-import': {
    title: 'From EUDAMED',
    purpose: 'Read, compare and store the data EUDAMED already has.',
  },
  '/register-certificates': {
    title: 'EUDAMED Certificates',
    purpose: 'Notified body certificates: their status, their expiry and the submissions under them.',
  },
  '/validation': {
    title: 'Validation',
    purpose: 'Check submissions against the schema and the business rules.',
  },
  '/version-control': {
    title: 'Version Control',
    purpose: 'Version history, audit trail and comparison of submissions.',
  },
  '/version-control/$id': {
    title: 'Version Control',
    purpose: 'Version history, audit trail and comparison of one submission.',
  },
  '/profile': { title: 'Profile', purpose: 'Your own data, password, activity and permissions.' },
  '/admin/users': {
    title: 'User Management',
    purpose: 'Users of this hub, their roles and their access.',
  },
  '/admin/settings': { title: 'Settings', purpose: 'Settings for the whole hub and all its users.' },
  '/admin/audit-trail': {
    title: 'Audit Trail',
    purpose: 'Everything that happened in this hub: who did what, when and why.',
  },
  '/admin/security': {
    title: 'Security Events',
    purpose: 'Failed sign-ins and refused requests of the last 13 months, counted by the minute.',
  },
  '/actors': {
    title: 'Economic Operators',
    purpose:
      'Manufacturers, authorized representatives, importers and distributors with their certifications.',
  },
  '/gmn-generator': {
    title: 'GMN & Basic UDI-DI Generator',
    purpose: 'Generate and validate Global Model Numbers and Basic UDI-DIs.',
  },
  '/udi-label': {
    title: 'UDI Label',
    purpose: 'Create the barcode of a UDI with its text, or decode a scanned one.',
  },
  '/business-rules': {
    title: 'EUDAMED Business Rules',
    purpose: 'The business rules that submissions are checked against.',
  },
  '/approval-workflow': { title: 'Approval Workflow', purpose: 'Review and approve requested changes.' },
  '/multi-app-integration': {
    title: 'Integrated Application Suite',
    purpose: 'All applications of the hub in one place.',
  },
  '/regulatory-intelligence': {
    title: 'Regulatory Intelligence and Alerts',
    purpose: 'Regulatory updates by country, and alerts for the topics you choose.',
  },
  '/regbot': { title: 'RegBot Assistant', purpose: 'Answers to regulatory questions, with their sources.' },
  '/regulatory-intelligence/$id': {
    title: 'Regulatory Update',
    purpose: 'What an update concerns, and which of your devices it affects.',
  },
  '/impact-assessments': {
    title: 'Impact Assessments',
    purpose: 'What regulatory updates mean for your devices, who assesses them, and by when.',
  },
  '/impact-assessments/$id': {
    title: 'Impact Assessment',
    purpose: 'One update, the devices it affects, and the outcome.',
  },
  '/simple-rim': {
    title: 'Simple RIM System',
    purpose: 'Regulatory submissions, compliance items and documents in one view.',
  },
  '/simple-rim/projects/$id': {
    title: 'Project',
    purpose: 'Everything about one regulatory submission.',
  },
  '/tasks': {
    title: 'Tasks and Calendar',
    purpose: 'What has to be done in all projects, by when and by whom.',
  },
  '/country-specific/$country/$masterDiId': {
    title: 'Country-Specific UDI Management',
    purpose: 'The submissions of one device for one country, and their form.',
  },
  '/country-specific/$country/$masterDiId/bulk-upload': {
    title: 'Country Bulk Upload',
    purpose: 'Many submissions for one country from one CSV file.',
  },
  '/help': { title: 'User Guide', purpose: 'How to get from device data to a registered device.' },
} as const

export type ScreenPath = keyof typeof screensTexts
