import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { reportSeconds } from '#contract/meetings/study.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { followPlayer } from '#web/features/meetings/player/cards/follow-player.ts'
import type { ReportResult } from '#web/features/meetings/player/cards/watch-meter.ts'
import { CallFailure } from '#web/platform/call-failure.ts'
import { invalidateTags } from '#web/platform/query.ts'
import { workMutations } from './mutations.ts'

/** How often the list of lessons is refetched while somebody watches. */
const freshMs = 30_000

/** Reports what the video inside an element plays of a lesson. Returns the reference for that element. */
export function usePlayedLesson(workId: number, lessonId: number) {
  const frameRef = useRef<HTMLDivElement>(null)
  const client = useQueryClient()
  const isMember = useLoginState().is === 'in'

  useEffect(() => {
    if (!frameRef.current || !isMember || lessonId === 0) return undefined
    let freshAt = 0
    return followPlayer(frameRef.current, {
      isCounted: true,
      // Reports need no session: the server counts no more than the time that passes between them.
      open: () => Promise.resolve(),
      async send(_session, { ranges }): Promise<ReportResult> {
        try {
          await workMutations.reportPlayed({ production_id: workId, episode_id: lessonId, ranges })
          return 'stored'
        } catch (error) {
          return error instanceof CallFailure && error.kind === 'refused' ? 'over' : 'again'
        }
      },
      everyMs: reportSeconds * 1000,
      onStored(isPause) {
        if (!isPause && Date.now() - freshAt < freshMs) return
        freshAt = Date.now()
        void invalidateTags(client, 'lessons')
      },
    })
  }, [client, isMember, workId, lessonId])

  return frameRef
}
