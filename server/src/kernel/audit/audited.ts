import type { Handler } from '#kernel/answer.ts'

/**
 * A call that members make as well, written to the audit log where an operator makes it. Its contract does not say so: the
 * page of a learner would carry it along.
 */
export const audited = (handler: Handler, record?: Handler['record']): Handler => ({
  ...handler,
  isAudited: true,
  record,
})
