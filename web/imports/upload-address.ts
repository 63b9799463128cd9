/**
 * What of an upload stands in the address bar, read from there: its job, else the file being looked at, else whether
 * one that is chosen is looked at first.
 */
export function readUpload({ job, preview, check }: Record<string, unknown>): {
  job?: number
  preview?: number
  check?: boolean
} {
  const isId = (value: unknown) => Number.isInteger(Number(value)) && Number(value) > 0
  if (isId(job)) return { job: Number(job) }
  if (isId(preview)) return { preview: Number(preview) }
  return String(check) === 'true' ? { check: true } : {}
}
