import { useState } from 'react'
import { useLoginState } from '#web/features/people/account/state.ts'
import type { sourcesOf } from '#web/features/meetings/player/state.ts'
import { useInBrowser } from '#web/shell/use-in-browser.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { idOf, startDownload } from '../downloads.ts'
import type { Media, Offered } from '../find-media.ts'
import { ChooseMedia } from '../parts/choose-media.tsx'
import { VideoProgress } from '../parts/video-progress.tsx'
import { offlineVideoPaths } from '#web/paths/offline-videos.ts'
import { storeParts } from '../store-parts.ts'
import { offlineVideoText } from '../text.ts'
import { useDownloads } from '../use-downloads.ts'
import { canStore } from '../video-store.ts'
import type { OfflineVideo } from '../video-store.ts'
import './offer-offline.css'

type OfferOfflineProps = Pick<OfflineVideo, 'itemType' | 'itemId' | 'partId' | 'title' | 'cover'> & {
  sources: Sources
}

type Sources = ReturnType<typeof sourcesOf>

/** Stores a recording or a lesson in this browser; shows nothing where that is not possible. */
export function OfferOffline({ sources, ...video }: OfferOfflineProps) {
  const text = useText(offlineVideoText)
  const login = useLoginState()
  const isInBrowser = useInBrowser()
  const [isOpen, setIsOpen] = useState(false)
  const { videos, follow } = useDownloads()
  const offered = sources.flatMap(offersOf)
  if (login.is !== 'in' || !isInBrowser || !canStore() || offered.length === 0) return null
  const id = idOf({ item_type: video.itemType, item_id: video.itemId, part_id: video.partId })
  const stored = videos.find((one) => one.id === id)

  function choose({ clarity, kind }: Offered, media: Media) {
    setIsOpen(false)
    void storeParts()
    void follow(startDownload({ ...video, clarity, kind }, media))
  }

  return (
    <Section title={text.title}>
      <div className="offer-offline">
        {stored ? (
          <>
            <VideoProgress video={stored} />
            <ButtonLink small href={offlineVideoPaths.list}>
              {text.seeAll}
            </ButtonLink>
          </>
        ) : (
          <>
            <p className="offer-offline-note">{text.offerNote}</p>
            <Button small onClick={() => setIsOpen(true)}>
              {text.offer}
            </Button>
          </>
        )}
      </div>
      <ChooseMedia open={isOpen} onClose={() => setIsOpen(false)} offered={offered} onChoose={choose} />
    </Section>
  )
}

/** A stream has its clarities inside: the lowest is small enough for a phone. */
function offersOf({ name, kind, address, sound }: Sources[number]): Offered[] {
  if (sound !== 'original') return []
  if (kind === 'file') return [{ clarity: name, kind, address }]
  if (kind !== 'stream') return []
  return ['sound', 'standard'].map((clarity) => ({ clarity, kind, address }))
}
