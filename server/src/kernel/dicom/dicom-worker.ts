import { createHmac } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { removeIdentity } from './remove-identity.ts'

const { bytes, key } = workerData as { bytes: Uint8Array; key: Uint8Array }

/** UIDs that nobody has registered are a number of 128 bits below 2.25. */
const replaceUid = (uid: string) => {
  const digest = createHmac('sha256', key).update(uid.replace(/\0+$/, '')).digest('hex')
  return `2.25.${BigInt(`0x${digest.slice(0, 32)}`)}`
}

// A thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(removeIdentity(bytes, replaceUid))
