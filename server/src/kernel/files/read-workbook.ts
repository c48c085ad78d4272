import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { programAt } from '../places.ts'
import { readZip } from './read-zip.ts'

const largestContent = 20 * 1024 * 1024
const program = programAt('kernel/files/workbook-worker.ts')

/**
 * The first sheet of an .xlsx file as texts; undefined when it cannot be read. The reader fills a sheet up to its last
 * cell, so one cell at the far corner takes more memory than there is: it works in a thread that may run out of it.
 */
export async function readWorkbook(file: Buffer): Promise<string[][] | undefined> {
  try {
    readZip(file, largestContent)
    const worker = new Worker(program, { workerData: file, resourceLimits: { maxOldGenerationSizeMb: 64 } })
    const isOver = once(worker, 'exit').then(() => [])
    const [rows] = (await Promise.race([once(worker, 'message'), isOver])) as [string[][]?]
    return rows
  } catch {
    return undefined
  }
}
