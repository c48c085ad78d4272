import { orderCalls } from '#contract/commerce/orders.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer } from '#kernel/answer.ts'
import { faultOfAsking } from './orders.policy.ts'
import { readBought, watchedOf } from './read-bought.ts'
import { isTooMuchWatched, lessonFen, seatFen } from './refund-parts.ts'
import { findOrder } from './show-order.ts'

export const chooseRefund = answer(orderCalls.refundChoice, async ({ order_id }, context) => {
  const { db, caller } = context
  const order = await findOrder(context, order_id)
  const bought = await readBought(db, order)
  const now = new Date()
  const watched = bought ? watchedOf(bought.lessons) : 0
  const fault = faultOfAsking(order, watched, now)
  const mayReturn = faultOfAsking(order, 0, now) === undefined
  const lessons = bought && bought.lessons.length > 1 ? bought.lessons : []
  return {
    left: yuanOf(bought?.leftFen ?? 0),
    whole_problem: fault ? fault[caller.language] : '',
    may_amount: asBit(fault === undefined && order.seats === 0),
    lessons: lessons.map((lesson) => ({
      episode_id: lesson.id,
      chapter: lesson.chapter,
      title: lesson.title,
      watched: Math.floor(lesson.watched * 100),
      amount: yuanOf(lessonFen(bought!, lesson.id)),
      is_returned: asBit(lesson.isReturned),
      may_return: asBit(mayReturn && !lesson.isReturned && !isTooMuchWatched(lesson.watched)),
    })),
    unused_seats: mayReturn ? (bought?.unusedSeats ?? 0) : 0,
    seat_amount: yuanOf(bought ? seatFen(bought) : 0),
  }
})
