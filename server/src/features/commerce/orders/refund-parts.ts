import { orderFailures, orderLimits } from '#contract/commerce/orders.ts'
import type { RefundPart } from '#contract/commerce/orders.ts'
import type { Failure } from '#contract/wire/failure.ts'
import { portionOf } from '#kernel/money.ts'

/** What was paid for, and what of it is still there. */
export type Bought = {
  payFen: number
  /** What has not gone back and is not asked back. */
  leftFen: number
  /** The lessons of the work, with how much of each was watched, from 0 to 1. */
  lessons: { id: number; seconds: number; watched: number; isReturned: boolean }[]
  /** For an order for others: codes in all, and those that nobody has taken. */
  seats: number
  unusedSeats: number
}

/** What somebody asks back. */
export type AskedPart = {
  part: RefundPart
  lessonIds: number[]
  amountFen: number | undefined
  seats: number
}

/** What goes back: a part that turns out to be all that is left is called so. */
export type Part = { part: RefundPart; amountFen: number; lessonIds: number[]; seats: number }

export const isTooMuchWatched = (watched: number) => watched >= 1 / orderLimits.refundWatchedPart

/** What a lesson is worth: its share of the length of the work. */
export function lessonFen({ payFen, leftFen, lessons }: Bought, lessonId: number): number {
  const seconds = lessons.find(({ id }) => id === lessonId)?.seconds ?? 0
  return Math.min(leftFen, portionOf(payFen, seconds, lengthOf(lessons)))
}

export const seatFen = ({ payFen, seats }: Pick<Bought, 'payFen' | 'seats'>): number =>
  seats > 0 ? portionOf(payFen, 1, seats) : 0

/** The amount that goes back for what is asked, or why it cannot be asked. Knows nothing of time: the order does. */
export function partOf(bought: Bought, asked: AskedPart): Part | Failure {
  if (bought.seats > 0) return seatsPart(bought, asked)
  if (asked.part === 'whole') return wholeOf(bought)
  if (asked.part === 'lessons') return lessonsPart(bought, asked.lessonIds)
  return asked.part === 'amount' ? amountPart(bought, asked.amountFen) : orderFailures.partWrong
}

export const isFault = (part: Part | Failure): part is Failure => 'status' in part

const wholeOf = ({ leftFen }: Bought): Part | Failure =>
  leftFen > 0 ? { part: 'whole', amountFen: leftFen, lessonIds: [], seats: 0 } : orderFailures.notRefundable

function lessonsPart(bought: Bought, lessonIds: number[]): Part | Failure {
  const { payFen, leftFen, lessons } = bought
  const chosen = lessons.filter(({ id }) => lessonIds.includes(id))
  if (chosen.length === 0 || chosen.length !== lessonIds.length) return orderFailures.partWrong
  if (chosen.some(({ isReturned }) => isReturned)) return orderFailures.lessonReturned
  if (chosen.some(({ watched }) => isTooMuchWatched(watched))) return orderFailures.lessonWatched
  if (lessons.every(({ id, isReturned }) => isReturned || lessonIds.includes(id))) return wholeOf(bought)
  const amountFen = Math.min(leftFen, portionOf(payFen, lengthOf(chosen), lengthOf(lessons)))
  // Nothing may be left after refunds by amount.
  return amountFen > 0 ? { part: 'lessons', amountFen, lessonIds, seats: 0 } : orderFailures.notRefundable
}

function amountPart(bought: Bought, amountFen: number | undefined): Part | Failure {
  if (amountFen === undefined || amountFen <= 0) return orderFailures.partWrong
  if (amountFen > bought.leftFen) return orderFailures.partTooMuch
  if (amountFen === bought.leftFen) return wholeOf(bought)
  return { part: 'amount', amountFen, lessonIds: [], seats: 0 }
}

/** Codes that were taken stay with those who took them. */
function seatsPart(bought: Bought, { part, seats: asked }: AskedPart): Part | Failure {
  const { payFen, leftFen, seats, unusedSeats } = bought
  const count = part === 'whole' ? unusedSeats : asked
  if (part === 'lessons' || part === 'amount' || count <= 0) return orderFailures.partWrong
  if (count > unusedSeats || leftFen === 0) return orderFailures.partTooMuch
  const amountFen = Math.min(leftFen, portionOf(payFen, count, seats))
  return { part: 'seats', amountFen, lessonIds: [], seats: count }
}

const lengthOf = (lessons: { seconds: number }[]) => lessons.reduce((sum, { seconds }) => sum + seconds, 0)
