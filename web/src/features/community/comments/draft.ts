import { keyOfTarget } from './target.ts'
import type { CommentTarget } from './target.ts'

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const waitingKey = 'comment_waiting'

/** What was typed below an item outlives the way to the login and back, in this tab. */
export function createCommentDrafts(area: () => Area) {
  const textKey = (target: CommentTarget) => `comment_draft:${keyOfTarget(target)}`
  const keep = (key: string, text: string) => {
    try {
      if (text === '') area().removeItem(key)
      else area().setItem(key, text)
    } catch {
      // Without a store the sheet still works; only leaving the page loses the text.
    }
  }
  const find = (key: string) => {
    try {
      return area().getItem(key) ?? ''
    } catch {
      return ''
    }
  }
  return {
    read: (target: CommentTarget) => find(textKey(target)),
    write: (target: CommentTarget, text: string) => keep(textKey(target), text.trim() === '' ? '' : text),
    /** Said before leaving for the login: the sheet opens again on the way back. */
    wait: (target: CommentTarget) => keep(waitingKey, keyOfTarget(target)),
    /** True once, at the place that was waited for. */
    takeWaiting(target: CommentTarget): boolean {
      const isHere = find(waitingKey) === keyOfTarget(target)
      if (isHere) keep(waitingKey, '')
      return isHere
    },
  }
}

export const commentDrafts = createCommentDrafts(() => sessionStorage)
