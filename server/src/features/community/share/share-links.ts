import { randomBytes } from 'node:crypto'
import { shareCalls, sharePageSize } from '#contract/community/share.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { presentShareLink } from './share.present.ts'
import { selectShareLinks, upsertShareLink } from './share.queries.ts'

/** Not a sequence number: nobody must guess the mark of another person. */
const newSid = () => randomBytes(9).toString('base64url')

export const makeShareLink = answer(shareCalls.link, async (input, context) => {
  const { userId } = memberOf(context)
  return presentShareLink(await upsertShareLink(context.db, { ...input, user_id: userId, sid: newSid() }))
})

export const listShareLinks = answer(shareCalls.mine, async ({ page }, context) => {
  const { userId } = memberOf(context)
  const found = await readPage(page, sharePageSize, (limit, offset) =>
    selectShareLinks(context.db, userId, limit, offset),
  )
  return presentPage(found, presentShareLink)
})
