import { useContext, useEffect, useMemo, useState } from 'react'
import { liveCaptionGroup, liveCaptionTopics } from '#contract/library/live-captions.ts'
import { socketTopics } from '#contract/wire/socket.ts'
import { pictureMoment } from '#web/features/meetings/player/cards/picture-moment.ts'
import { PlayerCaption, PlayerVideo } from '#web/features/meetings/player/state.ts'
import { onTopic } from '#web/platform/on-topic.ts'
import { pageSocket } from '#web/platform/page-socket.ts'
import { createCaptionLines } from '../caption-lines.ts'
import { captionLanguage } from '../language.ts'
import { liveCaptionQueries } from '../queries.ts'

/** As often as words are told. */
const lookEveryMs = 250

/** The captions of a broadcast, with the picture that they belong to, while they are switched on. */
export function CaptionLayer({ meetingId }: { meetingId: number }) {
  const isOn = useContext(PlayerCaption) === captionLanguage
  return isOn && <Caption meetingId={meetingId} />
}

type Shown = { words: string; isChanging: boolean }

function Caption({ meetingId }: { meetingId: number }) {
  const videoRef = useContext(PlayerVideo)
  const [shown, setShown] = useState<Shown>()
  const lines = useMemo(
    () => createCaptionLines((fromMs) => liveCaptionQueries.window(meetingId, fromMs)),
    [meetingId],
  )

  useEffect(() => {
    const socket = pageSocket()
    const groupId = liveCaptionGroup(meetingId)
    const ends = [
      onTopic(socket, socketTopics.joined, (message) => message.groupId === groupId && lines.forget()),
      onTopic(socket, liveCaptionTopics.heard, (message) => {
        if (message.meeting_id === meetingId) lines.add(message.line)
      }),
      socket.join(groupId),
    ]
    return () => ends.forEach((end) => end())
  }, [lines, meetingId])

  useEffect(() => {
    const timer = setInterval(() => {
      const video = videoRef?.current
      const moment = video && pictureMoment(video)
      const line = moment === undefined || moment === null ? undefined : lines.at(moment)
      const words = line?.words ?? ''
      const isChanging = line?.line_id === 0
      setShown((before) =>
        before?.words === words && before.isChanging === isChanging ? before : { words, isChanging },
      )
    }, lookEveryMs)
    return () => clearInterval(timer)
  }, [lines, videoRef])

  return (
    // What is said is heard by those who hear a screen reader too.
    <div className="live-caption" aria-live="off">
      {shown && shown.words !== '' && (
        <p className="live-caption-words" data-changing={shown.isChanging || undefined}>
          {shown.words}
        </p>
      )}
    </div>
  )
}
