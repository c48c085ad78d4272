import { memberOf } from '#kernel/answer.ts'
import type { Context } from '#kernel/services.ts'
import { hasOtherAdministrator } from './account.queries.ts'

/**
 * Whether nobody could agree yet to what administrators do by two: the first one of an installation appoints the second.
 * Somebody who was forbidden counts, so that no administrator becomes the only one by forbidding the other.
 */
export const isOnlyAdministrator = async (context: Context): Promise<boolean> =>
  !(await hasOtherAdministrator(context.db, memberOf(context).userId))
