import { useState } from 'react'
import { useLoginFirst } from '#web/features/people/account/cards/use-login-first.ts'
import { viewCount } from '#web/ui/format/view-count.ts'
import { PeopleIcon } from '#web/ui/icon/identity-icons.tsx'
import { AlertIcon } from '#web/ui/icon/state-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { LikeButton } from '../parts/like-button.tsx'
import { ManageSheet } from '../parts/manage-sheet.tsx'
import { TipOffSheet } from '../parts/tip-off-sheet.tsx'
import { ViewerStrip } from '../parts/viewer-strip.tsx'
import { liveRoomText } from '../text.ts'
import { useLiveRoom } from '../use-live-room.ts'
import './live-room.css'

type Open = 'tip-off' | 'manage'

/** Everything shared by the viewers of a broadcast: who is here, hearts, messages to the operators, and moderation. */
export function LiveRoom({ meetingId }: { meetingId: number }) {
  const text = useText(liveRoomText)
  const language = useLanguage()
  const loginFirst = useLoginFirst()
  const { likes, slowSeconds, isManager, online, arrival, passArrival } = useLiveRoom(meetingId)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <section className="live-room" aria-label={text.room}>
      <div className="live-room-head">
        {online !== undefined && (
          <span className="live-room-online">{text.online(viewCount(online, language))}</span>
        )}
        <ViewerStrip viewer={arrival} onShown={passArrival} />
        <div className="live-room-tools">
          {isManager && (
            <IconButton
              label={text.manage}
              icon={<PeopleIcon />}
              aria-haspopup="dialog"
              onClick={() => setOpen('manage')}
            />
          )}
          <IconButton
            label={text.tipOff}
            icon={<AlertIcon />}
            aria-haspopup="dialog"
            onClick={() => loginFirst() || setOpen('tip-off')}
          />
          <LikeButton meetingId={meetingId} likes={likes} />
        </div>
      </div>
      {slowSeconds > 0 && <p className="live-room-slow">{text.slowIsOn(slowSeconds)}</p>}
      <TipOffSheet meetingId={meetingId} open={open === 'tip-off'} onClose={close} />
      <ManageSheet meetingId={meetingId} slow={slowSeconds} open={open === 'manage'} onClose={close} />
    </section>
  )
}
