import { courseTypes } from '#contract/wire/items.ts'
import { operationPaths } from './operations.ts'

type Work = { id: number; courseType: number; isOperationReview: boolean; operationId: number }

/** The page of a work. */
export function workPath(id: number, courseType: number): string {
  const page = courseType === courseTypes.single ? '/doctorSharePage' : '/doctorSeriesCourses'
  return `${page}?production_id=${id}`
}

/** Where the card of a work leads: the review of an operation to the operation, a series to its course page. */
export function workTarget({ id, courseType, isOperationReview, operationId }: Work): string {
  if (isOperationReview && operationId > 0) return operationPaths.detail(operationId)
  return workPath(id, courseType)
}
