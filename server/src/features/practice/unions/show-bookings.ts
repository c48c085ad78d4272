import { unionBookingCalls, unionBookingFailures } from '#contract/practice/union-bookings.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { readShanghaiTime, shanghaiTime } from '#kernel/time.ts'
import { findOwnGroup } from '#server/features/community/chat/chat-groups.ts'
import { bookingCalendar } from './booking-calendar.ts'
import { findBookingRoom } from './booking-room.ts'
import { presentBooking, presentBookingDetail } from './bookings.present.ts'
import { selectBookings, selectBusy, selectPeople, selectUnionDepartments } from './bookings.queries.ts'
import { findBooking } from './decide-booking.ts'
import { findUnionAsMember } from './union-role.ts'

const dayMs = 24 * 3600_000
const mostDays = 62

export const listBookings = answer(unionBookingCalls.list, async (input, context) => {
  const { db } = context
  const { union, userId } = await findUnionAsMember(context, input.id)
  const period = readPeriod(input.from_day, input.to_day)
  const departments = await selectUnionDepartments(db, union.id)
  const [bookings, busy] = await Promise.all([
    selectBookings(db, union.id, userId, period),
    selectBusy(
      db,
      union.id,
      departments.map(({ id }) => id),
      period,
    ),
  ])
  return {
    bookings: bookings.map(presentBooking),
    departments: departments.map(({ id, name, hospital }) => ({
      department_id: id,
      department: name,
      hospital,
    })),
    busy: busy.map((row) => ({
      department_id: row.department_id,
      begin_time: shanghaiTime(row.begin_at),
      end_time: shanghaiTime(row.end_at),
    })),
  }
})

function readPeriod(fromDay: string, toDay: string) {
  const [from, last] = [readShanghaiTime(`${fromDay} 00:00`), readShanghaiTime(`${toDay} 00:00`)]
  if (!from || !last) throw refuse(unionBookingFailures.timeWrong)
  const to = new Date(last.getTime() + dayMs)
  const days = (to.getTime() - from.getTime()) / dayMs
  if (days < 1 || days > mostDays) throw refuse(unionBookingFailures.timeWrong)
  return { from, to }
}

export const getBooking = answer(unionBookingCalls.detail, async (input, context) => {
  const { row, union, role, userId } = await findBooking(context, input.booking_id)
  return presentBookingDetail(row, {
    unionName: union.name,
    people: await selectPeople(context.db, row.booking.id),
    userId,
    isManager: role.isManager,
    calendarUrl: bookingCalendar.address(context.vault, row.booking.id),
    chatGroupId: await findOwnGroup(context.db, row.booking.chat_group_id, userId),
    videoRoomId: (await findBookingRoom(context.db, row.booking.id))?.id ?? 0,
  })
})
