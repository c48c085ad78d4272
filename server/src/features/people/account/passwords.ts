import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createWorkQueue } from '#kernel/files/work-queue.ts'

/** OWASP's second recommended setting of argon2id, the library's own kind; it works in the thread pool. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One core stays free for those who read while many log in; beyond a few seconds of waiting the next ones hear to come back. */
const queue = createWorkQueue(Math.max(availableParallelism() - 1, 1), 128)

export const hashPassword = (password: string) => queue.run(() => hash(password, cost))

let decoy: Promise<string> | undefined

/** Without a stored hash the same work is done all the same, so that timing does not tell who exists. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const known = stored ?? (await (decoy ??= hashPassword('decoy')))
  const isRight = await queue.run(() => verify(known, password))
  return isRight && stored !== null && stored !== undefined
}

const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ'
const digits = '23456789'

/** Ten characters without look-alikes, with both letters and digits, as the password rules ask. */
export function makePassword(): string {
  const pick = (from: string) => from[randomInt(from.length)]!
  const rest = Array.from({ length: 8 }, () => pick(letters + digits))
  rest.splice(randomInt(9), 0, pick(letters))
  rest.splice(randomInt(10), 0, pick(digits))
  return rest.join('')
}
