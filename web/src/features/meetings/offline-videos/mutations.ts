import { offlineVideoCalls } from '#contract/meetings/offline-videos.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const offlineVideoMutations = {
  /** Asked again by itself whenever the list is opened: only a refusal matters. */
  license: mutationOf(offlineVideoCalls.license, { tips: false }),
}
