import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { reportSeconds } from '#contract/meetings/study.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { invalidateTags } from '#web/platform/query.ts'
import { followPlayer } from '#web/features/meetings/player/cards/follow-player.ts'
import { useRecall } from './use-recall.ts'
import { openSession, sendReport } from './watch-session.ts'

/** How often the progress on the page is refetched while somebody watches. */
const freshMs = 30_000

/** Counts what the video inside an element plays, and holds the question that the server asks meanwhile. */
export function useWatchTime(meetingId: number, recordingId: number, scheduleId: number) {
  const frameRef = useRef<HTMLDivElement>(null)
  const client = useQueryClient()
  const isMember = useLoginState().is === 'in'
  const recall = useRecall(frameRef, recordingId === 0)
  const { ask } = recall

  useEffect(() => {
    if (!frameRef.current) return undefined
    let freshAt = 0
    return followPlayer(frameRef.current, {
      isCounted: isMember,
      open: () => openSession({ meetingId, recordingId, scheduleId }),
      send: (session, report) => sendReport(session, report, ask),
      everyMs: reportSeconds * 1000,
      onStored(isPause) {
        if (!isPause && Date.now() - freshAt < freshMs) return
        freshAt = Date.now()
        void invalidateTags(client, 'study')
      },
    })
  }, [client, isMember, meetingId, recordingId, scheduleId, ask])

  return { frameRef, recall }
}
