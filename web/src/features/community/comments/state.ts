import type { ReadComment } from '#contract/community/comments.ts'
import { createListeners } from '#web/platform/listeners.ts'
import { createSignal, useSignal } from '#web/ui/signal.ts'
import { keyOfTarget } from './target.ts'
import type { CommentTarget } from './target.ts'

/**
 * What the person has just written, for the list on the same page: it need not wait for the socket. `written` is
 * everything, `composed` only what was written in the sheet of the comments: the page shows it in the list, while
 * danmaku is seen over the video.
 */
export const ownComments = createListeners<ReadComment>()

/** How many stand in the list that is in front, by what it has heard. */
const shown = createSignal<{ target: string; count: number } | undefined>(undefined)

export const showCommentCount = (target: CommentTarget, count: number) =>
  shown.set({ target: keyOfTarget(target), count })

/** The number in the list of that place; undefined while there is none to be seen. */
export function useCommentCount(target: CommentTarget): number | undefined {
  const now = useSignal(shown)
  return now?.target === keyOfTarget(target) ? now.count : undefined
}
