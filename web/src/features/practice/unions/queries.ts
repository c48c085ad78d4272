import { infiniteQueryOptions } from '@tanstack/react-query'
import { unionAddingCalls } from '#contract/practice/union-adding.ts'
import { unionBookingCalls } from '#contract/practice/union-bookings.ts'
import { unionNoticeCalls } from '#contract/practice/union-notices.ts'
import { unionSettingsCalls } from '#contract/practice/union-settings.ts'
import type { UnionSubject } from '#contract/practice/union-settings.ts'
import { applicationStates, unionCalls } from '#contract/practice/unions.ts'
import type { UnionMemberType } from '#contract/practice/unions.ts'
import { api } from '#web/platform/api.ts'
import { isLastPage, pagedQueryOf, queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** Who is in a union, and who wants to be. */
    'union-members': true
    'union-foundings': true
    'union-bookings': true
    /** What is published in unions, and what of it is unread. */
    'union-notices': true
    /** One notice, as its managers change it. */
    'union-notice': true
  }
}

const noticesPerPage = 20

const tags = ['union-members'] as const

export const unionQueries = {
  list: () => pagedQueryOf(unionCalls.list, {}, { tags }),
  detail: (id: number) => queryOf(unionCalls.detail, { id }, { tags }),
  settings: (id: number) => queryOf(unionSettingsCalls.read, { id }, { tags }),
  changes: (id: number, subject: UnionSubject, subjectId: number) =>
    pagedQueryOf(
      unionSettingsCalls.changes,
      { id, subject, subject_id: subjectId },
      { tags: ['union-members', 'union-bookings', 'union-notice'] },
    ),
  members: (id: number, type: UnionMemberType) => pagedQueryOf(unionCalls.members, { id, type }, { tags }),
  applications: (id: number, status: number) =>
    pagedQueryOf(unionCalls.applications, { id, status }, { tags }),
  /** 0 for the notices of all unions of a member. */
  notices: (id: number) => {
    const first = { id, pageNum: 1, pageSize: noticesPerPage }
    return infiniteQueryOptions({
      queryKey: [...queryOf(unionNoticeCalls.list, first).queryKey],
      meta: { tags: ['union-notices'] },
      queryFn: ({ signal, pageParam }) =>
        api(unionNoticeCalls.list, { ...first, pageNum: pageParam }, { signal, tips: false }),
      initialPageParam: 1,
      getNextPageParam: (last, pages, page) => {
        const loaded = pages.reduce((sum, one) => sum + one.data.length, 0)
        return isLastPage(last, { page, loaded, size: noticesPerPage }) ? undefined : page + 1
      },
    })
  },
  notice: (id: number) => queryOf(unionNoticeCalls.detail, { id }, { tags: ['union-notice'] }),
  unreadQuantity: () => queryOf(unionNoticeCalls.unreadQuantity, {}, { tags: ['union-notices'] }),
  readers: (id: number, hasRead: boolean) =>
    pagedQueryOf(unionNoticeCalls.readers, { id, type: hasRead }, { tags: ['union-notices'] }),
  bookings: (id: number, fromDay: string, toDay: string) =>
    queryOf(
      unionBookingCalls.list,
      { id, from_day: fromDay, to_day: toDay },
      { tags: ['union-bookings', 'union-members'] },
    ),
  booking: (bookingId: number) =>
    queryOf(unionBookingCalls.detail, { booking_id: bookingId }, { tags: ['union-bookings'] }),
  candidates: (id: number, keyword: string) =>
    pagedQueryOf(unionAddingCalls.candidates, { id, keyword }, { tags }),
  /** Applications that wait for the decision of this member, in all unions. */
  joinApplications: (userId: number) =>
    queryOf(unionCalls.joinApplication, { userId, status: applicationStates.pending, page: 1 }, { tags }),
  founding: () => queryOf(unionCalls.founding, {}, { tags: ['union-foundings'] }),
}
