/** Words about accounts that several screens use (decisions D3, D47). */
export const accountsTexts = {
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    username: 'Username',
    company: 'Company',
    jobTitle: 'Job title',
    department: 'Department',
    phone: 'Phone',
  },
  permissions: {
    'view-submissions': 'View records and submissions',
    'create-submissions': 'Create records and submissions',
    'edit-submissions': 'Edit records and submissions, and send them for approval',
    'delete-submissions': 'Delete records and submissions',
    'approve-submissions': 'Approve or reject changes',
    'export-data': 'Export data',
    'manage-actors': 'Manage economic operators',
    'manage-users': 'Manage users',
    'system-admin': 'Administer the system: settings, security events, reference data',
  },
  password: {
    help: 'At least {count, number} characters.',
    common: 'This is one of the most common passwords, or close to one, and easy to guess.',
    'own-name': 'This is your own name, username or company, and easy to guess.',
    refused: 'This hub does not accept it.',
    warned: 'You can still use it, but a different one is safer.',
  },
  sessions: {
    unknownBrowser: 'Unknown browser',
    unknownAddress: 'unknown address',
    current: 'This session',
    from: '{address} · since {started} · last used {used}',
  },
} as const
