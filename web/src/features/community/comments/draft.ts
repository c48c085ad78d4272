import { createKeptText, tabArea } from '#web/platform/kept.ts'
import type { StorageArea } from '#web/platform/kept.ts'
import { keyOfTarget } from './target.ts'
import type { CommentTarget } from './target.ts'

/** What was typed below an item outlives the way to the login and back, in this tab. */
export function createCommentDrafts(area: StorageArea) {
  const draftOf = (target: CommentTarget) => createKeptText(area, `comment_draft:${keyOfTarget(target)}`)
  const waiting = createKeptText(area, 'comment_waiting')
  return {
    read: (target: CommentTarget) => draftOf(target).get(),
    write: (target: CommentTarget, text: string) => draftOf(target).set(text.trim() === '' ? '' : text),
    /** Said before leaving for the login: the sheet opens again on the way back. */
    wait: (target: CommentTarget) => waiting.set(keyOfTarget(target)),
    /** True once, at the item that was left. */
    takeWaiting(target: CommentTarget): boolean {
      const isHere = waiting.get() === keyOfTarget(target)
      if (isHere) waiting.clear()
      return isHere
    },
  }
}

export const commentDrafts = createCommentDrafts(tabArea)
