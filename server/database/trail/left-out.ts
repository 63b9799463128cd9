/** What the trail does not bind by a digest, each with its reason; everything else in the database is (decision D50). */

export const tablesLeftOut: Readonly<Record<string, string>> = {
  kysely_migration: 'Of the tool that builds the tables; an entry tells what was recorded anew after it.',
  kysely_migration_lock: 'Of the tool that builds the tables.',
  audit_entries: 'The trail itself: its chain and the signed heads bind it.',
  trail_states: 'The digests themselves: each entry holds the SHA-256 of its own.',
  sessions: 'Who is signed in now; sign-ins are entries.',
  known_places: 'Where somebody has signed in before, to tell of a new place.',
  pending_proofs: 'Half of a sign-in or of a signature, for minutes.',
  identity_requests: 'Asked for at a sign-in; an administrator links an identity, which is an entry.',
  security_alerts: 'When administrators were told last; each alert is an entry.',
  wrong_passwords: 'Counts of the last minutes, forgotten when a lock ends.',
  security_events: 'Counts of what was refused, bound hour by hour by the digests in the trail.',
  hub_keys: 'The set-up code, forgotten with the first account.',
  master_search_texts: 'Made of the records by a trigger.',
  readiness: 'Counted from records and rules, anew after each change.',
  readiness_open: 'What is to be counted anew.',
  readiness_epoch: 'Says when everything is to be counted anew.',
  notifications: 'What people are told, and whether they have read it.',
  mails: 'On their way.',
  webhook_deliveries: 'On their way, and a log of a month.',
  working_copies: 'Typed, and not saved yet.',
  import_previews: 'A file that is looked at and not imported yet.',
  import_preview_pieces: 'A file that is looked at and not imported yet.',
  import_preview_rows: 'A file that is looked at and not imported yet.',
  import_columns: 'What somebody took a column for last time.',
  jobs: 'Progress; the entry of an import has its file and its figures, its records are bound themselves.',
  job_pieces: 'A file, until its job has ended.',
  job_errors: 'What a job reported on rows that were not stored.',
  job_findings: 'What a job reported on rows.',
  job_other_values: 'What a job proposes; what is taken over is a revision.',
  imported_rows: 'Which row became which record, for undoing; records name their import.',
  updates: 'News of regulators.',
  update_reads: 'Who has read which news.',
  update_asks: 'Who has looked for news, and when.',
  alerts: 'What somebody wants to be told of news.',
  alert_matches: 'News that somebody wants to be told of.',
  register_answers: 'As a register told it; what is taken over from it is bound.',
  submission_sheets: 'Being filled in; what becomes of its rows are submissions.',
  feed_refreshes: 'Progress of asking for news.',
}

/** Columns that change without anything having happened to what the row is about. */
export const columnsLeftOut: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  users: { last_login: 'Signing in is an entry of its own.' },
  recovery_codes: { used_at: 'A code is spent before the sign-in it opens, which is an entry.' },
  second_factors: { last_step: 'The last code that was taken; signing in is an entry.' },
  passkeys: {
    counter: 'Counts uses; signing in and signing are entries.',
    last_used_at: 'Told for people to find passkeys they do not use.',
  },
  api_tokens: { last_used_at: 'Told for people to find tokens nobody uses.' },
  connections: {
    leased_until: 'Which server works on it just now.',
    paused_until: 'Until when the other side is left alone.',
    failures: 'Counts calls that were not answered.',
    told: 'Why it rests.',
    exchanged_at: 'When the other side answered last.',
  },
  transmissions: {
    tries: 'Counts tries; handing over, delivery and answer are entries.',
    next_at: 'When it is tried or asked about next.',
    reference: 'What the other side calls it.',
    told: 'The last words of the other side; those of each state are in its entry.',
    updated_at: 'When it was worked on last.',
    asked_at: 'When it left, or the other side was asked last what became of it.',
  },
  certificates: { told_days: 'Whether people were told of its end.' },
  certifications: { told_days: 'Whether people were told of its end.' },
  one_time_links: { wrong_codes: 'Counts wrong codes, until the link ends.' },
  assessments: { reminded: 'What its assignee was reminded of last.' },
  calendar_feeds: { last_read_at: 'Told for people to find addresses nobody reads.' },
  tasks: { reminded: 'What its owner was reminded of last.' },
  requests: { due_told: 'Whether people were told that it is due.' },
  feeds: {
    etag: 'Of the last answer.',
    last_modified: 'Of the last answer.',
    asked_at: 'Of the last answer.',
    answered_at: 'Of the last answer.',
    status: 'Of the last answer.',
    error: 'Of the last answer.',
  },
}

/** Rows that come to be step by step: bound from when this holds of them (SQL, of the row `it`). */
export const boundWhen: Readonly<Record<string, string>> = {
  comment_files: 'it.comment_id is not null',
  second_factors: 'it.confirmed_at is not null',
  // Those the hub comes with are its own, until somebody changes them.
  feeds: 'it.code is null or it.revision > 1',
  // The extract the hub comes with is its own, and the first version there is.
  emdn_versions: 'it.id > 1',
  emdn_entries: 'it.version_id > 1',
  packages: "it.status = 'ready'",
  register_reads: "it.status = 'stored'",
}

/** Nouns with revisions. The hash of each revision is computed again, and the row must hold the document of its own. */
export const revisionsOf: Readonly<Record<string, { readonly table: string; readonly key: string }>> = {
  master_records: { table: 'master_revisions', key: 'record_id' },
  submissions: { table: 'submission_revisions', key: 'submission_id' },
  operators: { table: 'operator_revisions', key: 'operator_id' },
  certifications: { table: 'certification_revisions', key: 'certification_id' },
  portfolios: { table: 'portfolio_revisions', key: 'portfolio_id' },
  rim_items: { table: 'rim_revisions', key: 'item_id' },
  tasks: { table: 'task_revisions', key: 'task_id' },
  assessments: { table: 'assessment_revisions', key: 'assessment_id' },
}

const documentTables = new Set(
  Object.entries(revisionsOf).flatMap(([table, revisions]) => [table, revisions.table]),
)

/** Whether the digest of a row has this column in it. */
export const isDigested = (table: string, column: string): boolean =>
  columnsLeftOut[table]?.[column] === undefined && !(column === 'document' && documentTables.has(table))

/** Whether rows of the table are bound by digests. */
export const isWatched = (table: string): boolean => tablesLeftOut[table] === undefined
