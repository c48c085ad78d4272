import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { Transform } from 'node:stream'
import type { TransformCallback } from 'node:stream'

/** How a sealed backup begins; the salt follows, then pieces of one length, each with its tag. */
const mark = Buffer.from('XLBK1')
const saltLength = 32
const tagLength = 16
const pieceLength = 1024 * 1024

/** Each backup has a key of its own, so that numbers of pieces are never used twice with one key. */
const keyOf = (masterKey: Buffer, salt: Buffer) =>
  Buffer.from(hkdfSync('sha256', masterKey, salt, 'xinglin backup v1', 32))

/** The number of a piece, and whether it is the last: no piece can be moved, repeated or cut off unnoticed. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 4, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Cuts a stream into pieces of `length`; the last is known as such, and may be empty. */
class Pieces extends Transform {
  #waiting: Buffer = Buffer.alloc(0)
  readonly #length: number
  readonly #turn: (piece: Buffer, isLast: boolean) => Buffer
  #begin: ((first: Buffer) => Buffer | undefined) | undefined

  constructor(
    length: number,
    turn: (piece: Buffer, isLast: boolean) => Buffer,
    begin?: (first: Buffer) => Buffer | undefined,
  ) {
    super()
    this.#length = length
    this.#turn = turn
    this.#begin = begin
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    try {
      this.#waiting = Buffer.concat([this.#waiting, chunk])
      if (this.#begin) {
        const rest = this.#begin(this.#waiting)
        if (!rest) return done()
        this.#begin = undefined
        this.#waiting = rest
      }
      // One piece waits: it may be the last.
      while (this.#waiting.length > this.#length) {
        this.push(this.#turn(this.#waiting.subarray(0, this.#length), false))
        this.#waiting = this.#waiting.subarray(this.#length)
      }
      done()
    } catch (error) {
      done(error as Error)
    }
  }

  override _flush(done: TransformCallback) {
    try {
      if (this.#begin) throw new BackupDamaged()
      this.push(this.#turn(this.#waiting, true))
      done()
    } catch (error) {
      done(error as Error)
    }
  }
}

export class BackupDamaged extends Error {
  constructor() {
    super('the backup is damaged, or was sealed with another MASTER_KEY')
  }
}

/** AES-256-GCM in pieces, so that a backup of any length is sealed and opened as it streams. */
export function sealStream(masterKey: Buffer): Transform {
  const salt = randomBytes(saltLength)
  const key = keyOf(masterKey, salt)
  let number = 0
  const sealed = new Pieces(pieceLength, (piece, isLast) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number++, isLast))
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  })
  sealed.push(Buffer.concat([mark, salt]))
  return sealed
}

/** Gives out only what is whole and in its place; fails with `BackupDamaged`. */
export function openStream(masterKey: Buffer): Transform {
  let key: Buffer | undefined
  let number = 0
  const readHead = (first: Buffer) => {
    if (first.length < mark.length + saltLength) return undefined
    if (!first.subarray(0, mark.length).equals(mark)) throw new BackupDamaged()
    key = keyOf(masterKey, first.subarray(mark.length, mark.length + saltLength))
    return first.subarray(mark.length + saltLength)
  }
  const open = (piece: Buffer, isLast: boolean) => {
    if (!key || piece.length < tagLength) throw new BackupDamaged()
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number++, isLast))
    decipher.setAuthTag(piece.subarray(-tagLength))
    try {
      return Buffer.concat([decipher.update(piece.subarray(0, -tagLength)), decipher.final()])
    } catch {
      throw new BackupDamaged()
    }
  }
  return new Pieces(pieceLength + tagLength, open, readHead)
}
