import type { ReadComment } from '#contract/community/comments.ts'
import { createListeners } from '#web/platform/listeners.ts'
import { createSignal, useSignal } from '#web/ui/signal.ts'
import { keyOfPlace } from './place.ts'
import type { CommentPlace } from './place.ts'

/** What the person has just written, for the list on the same page: it need not wait for the socket. */
export const ownComments = createListeners<ReadComment>()

/** How many stand in the list that is in front, by what it has heard. */
const shown = createSignal<{ place: string; count: number } | undefined>(undefined)

export const showCommentCount = (place: CommentPlace, count: number) =>
  shown.set({ place: keyOfPlace(place), count })

/** The number in the list of that place; undefined while there is none to be seen. */
export function useCommentCount(place: CommentPlace): number | undefined {
  const now = useSignal(shown)
  return now?.place === keyOfPlace(place) ? now.count : undefined
}
