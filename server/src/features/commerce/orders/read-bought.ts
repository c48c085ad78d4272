import type { Db } from '#kernel/database.ts'
import { countUnused } from '#server/features/commerce/gifts/gifts.queries.ts'
import { selectWatchedLessons } from '#server/features/library/works/progress.queries.ts'
import type { WatchedLesson } from '#server/features/library/works/progress.queries.ts'
import { selectReturnedLessons } from '#server/features/library/rights/rights.queries.ts'
import type { OrderRow } from './orders.queries.ts'
import { selectPaymentOfOrder } from './payments.queries.ts'
import type { PaymentRow } from './payments.queries.ts'
import type { Bought } from './refund-parts.ts'

type BoughtLesson = WatchedLesson & { isReturned: boolean }

type Read = Omit<Bought, 'lessons'> & { lessons: BoughtLesson[]; payment: PaymentRow }

/** What an order has brought and what is left of it; undefined if it was not paid with money. */
export async function readBought(db: Db, order: OrderRow): Promise<Read | undefined> {
  const payment = await selectPaymentOfOrder(db, order.id)
  if (!payment) return undefined
  const isOwn = order.seats === 0 && order.user_id !== null
  const returned = isOwn ? await selectReturnedLessons(db, order.id) : []
  const lessons = isOwn ? await selectWatchedLessons(db, order.user_id!, order.item_id) : []
  return {
    payment,
    payFen: payment.amount_fen,
    leftFen: payment.amount_fen - payment.refunded_fen,
    lessons: lessons.map((lesson) => ({ ...lesson, isReturned: returned.includes(lesson.id) })),
    seats: order.seats,
    unusedSeats: order.seats > 0 ? await countUnused(db, order.id) : 0,
  }
}

/** How much of what is left of a work was watched, from 0 to 1. */
export function watchedOf(lessons: BoughtLesson[]): number {
  const kept = lessons.filter(({ isReturned }) => !isReturned)
  const sum = (of: (lesson: BoughtLesson) => number) => kept.reduce((total, lesson) => total + of(lesson), 0)
  return kept.length === 0
    ? 0
    : sum(({ seconds, watched }) => seconds * watched) / sum(({ seconds }) => seconds)
}
