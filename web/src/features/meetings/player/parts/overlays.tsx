import { useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { durationText } from '#web/ui/format/duration-text.ts'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { PauseIcon, PlayIcon } from '#web/ui/icon/media-icons.tsx'
import { CloseIcon } from '#web/ui/icon/navigation-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { Spinner } from '#web/ui/spinner/spinner.tsx'
import { playerText } from '../text.ts'
import { MutedIcon } from './icons.tsx'
import './overlays.css'

/** Overlays on the picture. */

/**
 * Pressing anywhere on the picture starts the video; for the keyboard and screen readers there is the button in the
 * bar. A stream drops the native poster as soon as it has data, long before it plays, so the poster is rendered here.
 */
export const StartOverlay = ({ poster, onStart }: { poster: string; onStart: () => void }) => (
  <button type="button" className="player-start" tabIndex={-1} aria-hidden="true" onClick={onStart}>
    <Picture src={poster} alt="" width={750} ratio="16 / 9" eager fetchPriority="high" />
    <span className="player-start-face">
      <PlayIcon size="large" />
    </span>
  </button>
)

export function WaitingOverlay() {
  const text = useText(playerText)
  return (
    <output className="player-waiting">
      <Spinner />
      <span className="visually-hidden">{text.waiting}</span>
    </output>
  )
}

/** Covers the picture of a broadcast while there is nothing to see. */
export const BreakOverlay = ({ poster, words }: { poster: string; words: string }) => (
  <div className="player-break">
    <Picture src={poster} alt="" width={750} ratio="16 / 9" eager />
    <output className="player-break-words">
      <span className="sentence">{words}</span>
    </output>
  </div>
)

export function FailureOverlay({ onRetry }: { onRetry: () => Promise<void> }) {
  const text = useText(playerText)
  return (
    <div className="player-failure" role="alert">
      <p>{text.failed}</p>
      <Button onClick={onRetry}>{text.retry}</Button>
    </div>
  )
}

/** The only control of a small player besides those that close it and go back. */
export function MiniToggle({ isPlaying, onToggle }: { isPlaying: boolean; onToggle: () => void }) {
  const text = useText(playerText)
  return (
    <span className="mini-player-toggle">
      <IconButton
        label={isPlaying ? text.pause : text.play}
        icon={isPlaying ? <PauseIcon size="small" /> : <PlayIcon size="small" />}
        onClick={onToggle}
      />
    </span>
  )
}

/** What began by itself began without sound. */
export function UnmuteButton({ onUnmute }: { onUnmute: () => void }) {
  const text = useText(playerText)
  return (
    <button type="button" className="player-unmute" onClick={onUnmute}>
      <MutedIcon />
      {text.unmuteNow}
    </button>
  )
}

type NextNoticeProps = { title: string; onPlay: () => void; onCancel: () => void }

/** Announces the next part in the last seconds of this one. */
export function NextNotice({ title, onPlay, onCancel }: NextNoticeProps) {
  const text = useText(playerText)
  return (
    <div className="player-notice">
      <output className="player-notice-words">{text.nextPart(title)}</output>
      <button type="button" className="player-restart" onClick={onPlay}>
        {text.playNow}
      </button>
      <button type="button" className="player-restart" onClick={onCancel}>
        {text.stayHere}
      </button>
    </div>
  )
}

/** The player has switched to sound by itself. Asking for the picture here keeps it for every video. */
export function SlowLineNotice({ onPicture }: { onPicture: () => void }) {
  const text = useText(playerText)
  const [isClosed, setIsClosed] = useState(false)
  if (isClosed) return null
  return (
    <div className="player-notice">
      <output className="player-notice-words">{text.slowLine}</output>
      <button type="button" className="player-restart" onClick={onPicture}>
        {text.keepPicture}
      </button>
      <IconButton label={text.close} icon={<CloseIcon size="small" />} onClick={() => setIsClosed(true)} />
    </div>
  )
}

type ResumeNoticeProps = { second: number; onRestart: () => void; onClose: () => void }

export function ResumeNotice({ second, onRestart, onClose }: ResumeNoticeProps) {
  const text = useText(playerText)
  return (
    <div className="player-notice">
      <output className="player-notice-words">{text.resumed(durationText(second))}</output>
      <button type="button" className="player-restart" onClick={onRestart}>
        {text.restart}
      </button>
      <IconButton label={text.close} icon={<CloseIcon size="small" />} onClick={onClose} />
    </div>
  )
}
