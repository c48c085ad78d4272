import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** OWASP's second recommended setting of argon2id, the library's own kind; it works in the thread pool. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, cost)

let decoy: Promise<string> | undefined

/** Without a stored hash the same work is done all the same, so that timing does not tell who exists. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const known = stored ?? (await (decoy ??= hashPassword('decoy')))
  return (await verify(known, password)) && stored !== null && stored !== undefined
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
