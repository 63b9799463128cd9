/** Where links to the submissions behind a record lead, on its page. */
export const behindId = 'submissions-behind'
