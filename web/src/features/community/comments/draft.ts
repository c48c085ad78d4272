import { keyOfPlace } from './place.ts'
import type { CommentPlace } from './place.ts'

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const waitingKey = 'comment_waiting'

/** What was typed below an item outlives the way to the login and back, in this tab. */
export function createCommentDrafts(area: () => Area) {
  const textKey = (place: CommentPlace) => `comment_draft:${keyOfPlace(place)}`
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
    read: (place: CommentPlace) => find(textKey(place)),
    write: (place: CommentPlace, text: string) => keep(textKey(place), text.trim() === '' ? '' : text),
    /** Said before leaving for the login: the sheet opens again on the way back. */
    wait: (place: CommentPlace) => keep(waitingKey, keyOfPlace(place)),
    /** True once, at the place that was waited for. */
    takeWaiting(place: CommentPlace): boolean {
      const isHere = find(waitingKey) === keyOfPlace(place)
      if (isHere) keep(waitingKey, '')
      return isHere
    },
  }
}

export const commentDrafts = createCommentDrafts(() => sessionStorage)
