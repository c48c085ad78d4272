import type { RefundChoice, RefundPart } from '#contract/commerce/orders.ts'
import { fenOf } from '#contract/wire/amount.ts'

/** What may be asked back of an order, the usual first. */
export function partsOf(choice: RefundChoice): RefundPart[] {
  if (choice.unused_seats > 0) return ['seats']
  const parts: RefundPart[] = []
  if (choice.whole_problem === '') parts.push('whole')
  if (choice.lessons.some(({ may_return }) => may_return === 1)) parts.push('lessons')
  if (choice.may_amount === 1) parts.push('amount')
  return parts
}

export type Asked = { part: RefundPart; lessonIds: readonly number[]; amount: string; seats: string }

/** What would go back, in fen, as far as the page can tell; undefined where it is not entered right. */
export function askedFen(
  choice: RefundChoice,
  { part, lessonIds, amount, seats }: Asked,
): number | undefined {
  const leftFen = fenOf(choice.left)!
  if (part === 'whole') return leftFen
  if (part === 'amount') return inRange(fenOf(amount.trim()), leftFen)
  if (part === 'seats') {
    const count = /^\d{1,3}$/.test(seats) ? Number(seats) : 0
    if (count > choice.unused_seats) return undefined
    return inRange(Math.min(leftFen, count * fenOf(choice.seat_amount)!), leftFen)
  }
  const chosen = choice.lessons.filter(({ episode_id }) => lessonIds.includes(episode_id))
  const sum = chosen.reduce((total, lesson) => total + fenOf(lesson.amount)!, 0)
  const isAll = choice.lessons.every(
    ({ episode_id, is_returned }) => is_returned === 1 || lessonIds.includes(episode_id),
  )
  return chosen.length > 0 ? (isAll ? leftFen : Math.min(sum, leftFen)) : undefined
}

const inRange = (fen: number | undefined, most: number) =>
  fen !== undefined && fen > 0 && fen <= most ? fen : undefined
