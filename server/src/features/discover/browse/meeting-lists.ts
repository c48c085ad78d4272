import { browseCalls } from '#contract/discover/browse.ts'
import { answer } from '#kernel/answer.ts'
import { presentPage } from '#kernel/paging.ts'
import { presentMeeting } from '#server/features/meetings/meetings/meetings.present.ts'
import { selectMeetings } from '#server/features/meetings/meetings/meetings.queries.ts'
import { filterOf, readListed } from './list-input.ts'

type Mark = { isCredit: true } | { isEnterprise: true }

const listMarked = (call: typeof browseCalls.credit, mark: Mark) =>
  answer(call, async (input, { db }) => {
    const filter = { ...filterOf(input), type: input.type, isCredit: input.is_credit, ...mark }
    const found = await readListed(input, ({ limit, offset }) =>
      selectMeetings(db, 'any', filter, limit, offset),
    )
    const now = new Date()
    return presentPage(found, (row) => presentMeeting(row, now))
  })

export const listCreditMeetings = listMarked(browseCalls.credit, { isCredit: true })
export const listEnterpriseMeetings = listMarked(browseCalls.enterpriseMeetings, { isEnterprise: true })
