import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { UnionDetail } from '#contract/practice/unions.ts'
import { clock } from '#web/platform/clock.ts'
import { addDays, dayOf } from '#web/ui/format/shanghai-day.ts'
import { unionQueries } from './queries.ts'

const comingDays = 30

/** The notices and the meetings of the next weeks, which members are shown. */
export function useUnionNews({ id, is_member }: UnionDetail) {
  const isMember = is_member === 1
  const [today] = useState(() => dayOf(clock.now()))
  const notices = useInfiniteQuery({ ...unionQueries.notices(id), enabled: isMember })
  const coming = unionQueries.bookings(id, today, addDays(today, comingDays))
  const meetings = useQuery({ ...coming, enabled: isMember })
  return { notices, meetings, isPending: isMember && (notices.isPending || meetings.isPending) }
}
