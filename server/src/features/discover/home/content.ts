import { homeCalls } from '#contract/discover/home.ts'
import { answer } from '#kernel/answer.ts'
import { pageOf, readPage } from '#kernel/paging.ts'
import { presentArticleAsListItem } from '#server/features/library/articles/articles.present.ts'
import { selectArticles } from '#server/features/library/articles/articles.queries.ts'
import { presentWorkAsListItem } from '#server/features/library/works/works.present.ts'
import { selectWorks } from '#server/features/library/works/works.queries.ts'
import { presentHomeMeeting } from './home.present.ts'
import { selectMeetings } from '#server/features/meetings/meetings/meetings.queries.ts'
import { presentOperationAsListItem } from '#server/features/library/operations/operations.present.ts'
import { selectOperations } from '#server/features/library/operations/operations.queries.ts'
import { loadItems } from '#server/features/community/items/load-items.ts'
import { selectBlockItems } from './home.queries.ts'
import { itemTypeOfSection } from './item-type-of-section.ts'

const rowsPerSection = 6

export const getContentList = answer(homeCalls.contentList, async (input, { db, caller }) => {
  const filter = { collegeId: input.college_id, diseaseId: input.disease_id }
  const now = new Date()
  const [upcoming, over, operations, courses, articles] = await Promise.all([
    selectMeetings(db, 'upcoming', filter, rowsPerSection, 0),
    selectMeetings(db, 'over', filter, rowsPerSection, 0),
    selectOperations(db, filter, rowsPerSection),
    selectWorks(db, filter, rowsPerSection),
    selectArticles(db, filter, rowsPerSection),
  ])
  const meetings = [...upcoming, ...over].slice(0, rowsPerSection)
  return {
    meeting: meetings.map((row) => presentHomeMeeting(row, now, caller.language)),
    surgical: operations.map(presentOperationAsListItem),
    production: courses.map(presentWorkAsListItem),
    information: articles.map(presentArticleAsListItem),
  }
})

export const getRecommendList = answer(homeCalls.recommendList, async (input, context) => {
  const size = Math.min(Math.max(input.pageSize, 1), 50)
  const block = { blockId: input.content_manage_id, collegeId: input.college_id }
  const picks = await readPage(input.page, size, (limit, offset) =>
    selectBlockItems(context.db, block, limit, offset),
  )
  const found = await loadItems(
    context,
    picks.rows.flatMap(({ kind, itemId }) => {
      const itemType = itemTypeOfSection(kind)
      return itemType ? { kind: itemType, id: itemId } : []
    }),
  )
  const data = found.map(({ item }) => item)
  return { ...pageOf(data, picks.total, input.page, size), current_page: input.page }
})
