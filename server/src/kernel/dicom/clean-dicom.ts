import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { uploadFailures } from '#contract/wire/uploads.ts'
import { refuse } from '#kernel/fail.ts'
import { programAt } from '#kernel/places.ts'

const program = programAt('kernel/dicom/dicom-worker.ts')
const longestMs = 60_000

/**
 * A DICOM file without what identifies (`remove-identity.ts`); files under one key stay in their series. A file can be built of millions of
 * elements: it is read in a thread that may run out of memory. Refuses what is not understood.
 */
export async function cleanDicom(file: string, key: Buffer): Promise<Buffer> {
  const worker = new Worker(program, {
    workerData: { bytes: new Uint8Array(await readFile(file)), key: new Uint8Array(key) },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  try {
    const [cleaned] = (await once(worker, 'message', { signal: AbortSignal.timeout(longestMs) })) as [
      Uint8Array,
    ]
    return Buffer.from(cleaned)
  } catch {
    throw refuse(uploadFailures.dicomUnreadable)
  } finally {
    await worker.terminate()
  }
}
