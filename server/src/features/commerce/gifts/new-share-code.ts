import { randomInt } from 'node:crypto'

/** Without characters that are taken for each other. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** A code that people can type and nobody can guess. */
export const newShareCode = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
