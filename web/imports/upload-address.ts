/** What of an upload stands in the address bar, read from there: its job, else the file being looked at. */
export function readUpload({ job, preview }: Record<string, unknown>): { job?: number; preview?: number } {
  const isId = (value: unknown) => Number.isInteger(Number(value)) && Number(value) > 0
  if (isId(job)) return { job: Number(job) }
  return isId(preview) ? { preview: Number(preview) } : {}
}
