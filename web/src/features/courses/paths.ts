import { courseTypes } from '#contract/items.ts'
import { operationPaths } from '#web/features/operations/paths.ts'

type Work = { id: number; courseType: number; isOperationReview: boolean; operationId: number }

/** Where the card of a work leads: the review of an operation to the operation, a series to its course page. */
export function workTarget({ id, courseType, isOperationReview, operationId }: Work): string {
  if (isOperationReview && operationId > 0) return operationPaths.detail(operationId)
  const page = courseType === courseTypes.single ? '/doctorSharePage' : '/doctorSeriesCourses'
  return `${page}?production_id=${id}`
}
