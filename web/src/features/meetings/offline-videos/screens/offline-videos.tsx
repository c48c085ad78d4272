import { useEffect, useState } from 'react'
import { Player } from '#web/features/meetings/player/cards/player.tsx'
import { clock } from '#web/platform/clock.ts'
import { storage } from '#web/platform/storage.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { shanghaiMinute } from '#web/ui/format/date-text.ts'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { renewLicenses } from '../downloads.ts'
import { isLicensed } from '../license-check.ts'
import { VideoProgress } from '../parts/video-progress.tsx'
import { offlineVideoText } from '../text.ts'
import { useDownloads } from '../use-downloads.ts'
import { addressOf, isReady } from '../video-store.ts'
import type { OfflineVideo } from '../video-store.ts'
import './offline-videos.css'

/** The videos that this browser stores. They play without a network, until the server has to be asked again. */
export function OfflineVideos() {
  const text = useText(offlineVideoText)
  const { videos } = useDownloads()
  const [played, setPlayed] = useState<OfflineVideo>()

  useEffect(() => {
    void renewLicenses().then((hasEnded) => hasEnded && toast(text.ended))
  }, [text.ended])

  async function play(video: OfflineVideo) {
    if (await isLicensed(video.signed, { userid: storage.get('userid'), now: clock.now() })) setPlayed(video)
    else if (await renewLicenses()) toast(text.ended)
  }

  const shown = videos.find(({ id }) => id === played?.id)
  return (
    <ScreenFrame>
      {shown && (
        <Player
          key={shown.id}
          sources={[{ name: '', kind: shown.kind, address: addressOf(shown), sound: 'original' }]}
          poster={shown.cover}
          title={shown.title}
          startsByItself
        />
      )}
      {videos.length === 0 && (
        <ListState
          status="empty"
          emptyText={text.nothing}
          emptyAction={<ButtonLink href="/">{text.toHome}</ButtonLink>}
        />
      )}
      <ul className="offline-videos">
        {videos.map((video) => (
          <li key={video.id} className="offline-video">
            <h2 className="offline-video-title">{video.title}</h2>
            <VideoProgress video={video} />
            {isReady(video) && (
              <div className="offline-video-play">
                <Button small variant="primary" onClick={() => play(video)}>
                  {text.play}
                </Button>
                <span>{text.until(shanghaiMinute(new Date(video.signed.license.until_ms)))}</span>
              </div>
            )}
          </li>
        ))}
      </ul>
    </ScreenFrame>
  )
}
