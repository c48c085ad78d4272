import { parentPort, workerData } from 'node:worker_threads'
import { readSheet } from 'read-excel-file/universal'

type Cell = string | number | boolean | Date | null

const rows = (await readSheet(new Blob([workerData as Uint8Array<ArrayBuffer>]))) as Cell[][]
// A thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(rows.map((row) => row.map(textOf)))

/** Excel has no time zones: the reader returns what the cell shows as if it were UTC, off by a fraction of a second. */
function textOf(cell: Cell): string {
  if (!(cell instanceof Date)) return cell === null ? '' : String(cell).trim()
  const minute = new Date(Math.round(cell.getTime() / 60_000) * 60_000)
  return minute.toISOString().slice(0, 16).replace('T', ' ')
}
