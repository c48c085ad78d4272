/**
 * Parses the server's `YYYY-MM-DD HH:mm` (Asia/Shanghai, a constant offset) to milliseconds; NaN if it is not a time.
 */
export function shanghaiMoment(text: string): number {
  const parts = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})$/.exec(text)
  return parts ? Date.parse(`${parts[1]}T${parts[2]}:00+08:00`) : Number.NaN
}
