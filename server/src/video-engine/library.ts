import { native } from './native.ts'
import type { Dictionary, Frame, Packet, Rational } from './native.ts'

/** A time that is not known. */
export const noTime = -(2n ** 63n)
export const microseconds: Rational = { num: 1, den: 1_000_000 }

/** There is nothing more, and there is nothing yet. */
export const ended = -541_478_725
export const notYet = native.FFmpegError.getAverror('EAGAIN')

export const mediaTypes = { video: 0, audio: 1 } as const
export type Media = keyof typeof mediaTypes

/** Throws what the library answers when it cannot do something. */
export function check(code: number, doing: string): number {
  if (code < 0) throw new Error(`${doing}: ${native.FFmpegError.strerror(code)}`)
  return code
}

export function dictionaryOf(values: Record<string, string>): Dictionary {
  const dictionary = new native.Dictionary()
  dictionary.alloc()
  for (const [key, value] of Object.entries(values)) dictionary.set(key, value, 0)
  return dictionary
}

export function newPacket(): Packet {
  const packet = new native.Packet()
  packet.alloc()
  return packet
}

export function newFrame(): Frame {
  const frame = new native.Frame()
  frame.alloc()
  return frame
}

/** Another reference to the same bytes, to be freed by the one who gets it. */
export function copyOf<T extends { clone(): T | null }>(one: T): T {
  const copy = one.clone()
  if (!copy) throw new Error('the memory is full')
  return copy
}

export const ratio = ({ num, den }: Rational): number => (den === 0 ? 0 : num / den)
export const text = ({ num, den }: Rational): string => `${num}/${den}`
export const rescale = (time: bigint, from: Rational, to: Rational): bigint =>
  time === noTime ? noTime : native.avRescaleQ(time, from, to)
