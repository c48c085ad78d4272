import { sectionTypes } from '#contract/wire/items.ts'
import type { ListItem } from '#contract/wire/items.ts'
import { articlePaths } from './articles.ts'
import { workTarget } from './works.ts'
import { operationPaths } from './operations.ts'
import { doctorPaths } from './doctors.ts'
import { meetingTarget } from './meetings.ts'

/** Where the card of a content section leads, by the kind of its item. */
export function itemTarget(item: ListItem): string {
  switch (item.type) {
    case sectionTypes.experts:
      return doctorPaths.home(item.id)
    case sectionTypes.meetings:
      return meetingTarget({ ...item, meeting_id: item.id })
    case sectionTypes.information:
      return articlePaths.detail(item.information_id)
    case sectionTypes.operations:
      return operationPaths.detail(item.id)
    default:
      return workTarget({
        id: item.id,
        courseType: item.course_type,
        isOperationReview: item.is_operation_review === 1,
        operationId: item.operation_id,
      })
  }
}
