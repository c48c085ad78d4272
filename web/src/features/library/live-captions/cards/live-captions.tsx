import { useQuery } from '@tanstack/react-query'
import { useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import { captionLabels } from '#contract/library/videos.ts'
import { PlayerExtras } from '#web/features/meetings/player/state.ts'
import { useInBrowser } from '#web/shell/use-in-browser.ts'
import { captionLanguage } from '../language.ts'
import { CaptionLayer } from '../parts/caption-layer.tsx'
import { liveCaptionQueries } from '../queries.ts'
import './live-captions.css'

/** Adds captions to the player of a broadcast around which it is put, where speech is recognised while it is spoken. */
export function LiveCaptions({ meetingId, children }: { meetingId: number; children: ReactNode }) {
  const extras = useContext(PlayerExtras)
  const isInBrowser = useInBrowser()
  const offered = useQuery({ ...liveCaptionQueries.offered(meetingId), enabled: isInBrowser })
  const isOffered = offered.data?.is_offered === 1
  const value = useMemo(
    () =>
      isOffered
        ? {
            ...extras,
            captions: [
              {
                language: captionLanguage,
                label: captionLabels[captionLanguage],
                address: '',
                is_machine: true,
              },
            ],
            overlay: (
              <>
                {extras.overlay}
                <CaptionLayer meetingId={meetingId} />
              </>
            ),
          }
        : extras,
    [extras, isOffered, meetingId],
  )
  return <PlayerExtras value={value}>{children}</PlayerExtras>
}
