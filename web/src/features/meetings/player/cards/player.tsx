import { useCallback, useContext, useImperativeHandle, useRef, useState } from 'react'
import type { Ref } from 'react'
import type { CaptionItem } from '#contract/wire/video.ts'
import { useText } from '#web/ui/language.ts'
import { scrollBehavior } from '#web/ui/motion.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { Controls } from '../parts/controls.tsx'
import type { Chapter } from '../parts/seek-bar.tsx'
import { Stage } from '../parts/stage.tsx'
import {
  BreakOverlay,
  FailureOverlay,
  ResumeNotice,
  StartOverlay,
  WaitingOverlay,
} from '../parts/overlays.tsx'
import { togglePip } from '../pip.ts'
import type { PlaySource } from '../sources.ts'
import { PlayerExtras, PlayerVideo } from '../state.ts'
import type { PlayerHandle } from '../state.ts'
import { playerText } from '../text.ts'
import { useChoices } from '../use-choices.ts'
import { useFresh, useWhen } from '../use-fresh.ts'
import { useKeys } from '../use-keys.ts'
import { usePlayback } from '../use-playback.ts'
import { useResume } from '../use-resume.ts'
import type { ResumeItem } from '../use-resume.ts'
import { useFullscreen } from '../use-fullscreen.ts'
import { useSound } from '../use-sound.ts'
import { useSource } from '../use-source.ts'
import './player.css'

export type PlayerProps = {
  /** The same video in one or several qualities, lowest first. */
  sources: readonly PlaySource[]
  poster: string
  /** Describes the video to screen readers. */
  title: string
  /** The item whose position is restored and saved; leave it out for videos without history. */
  resume?: ResumeItem
  chapters?: readonly Chapter[]
  captions?: readonly CaptionItem[]
  /** WebVTT that names a picture for every few seconds, shown above the seek bar. */
  preview?: string
  isLive?: boolean
  /** For a broadcast: its state, in the place of the time. */
  liveLabel?: string
  /** For a broadcast: why there is no picture at the moment. */
  waiting?: string | undefined
  /** For a broadcast: called when the stream broke. */
  onLost?: () => void
  /** Requests the sources again: signed addresses expire. */
  onStale?: () => Promise<unknown>
  onTime?: (second: number) => void
  onEnded?: () => void
  /** Plays the next part; without it there is no button. */
  onNext?: (() => void) | undefined
  ref?: Ref<PlayerHandle>
}

/** Plays a file or a stream. The element stays the same when the sources change, and so does its full-screen state. */
export function Player(props: PlayerProps) {
  const { sources, poster, title, chapters = [], captions = [], isLive = false } = props
  const { onTime, onEnded, onNext, waiting, onLost, onStale, ref } = props
  const text = useText(playerText)
  const extras = useContext(PlayerExtras)
  const containerRef = useRef<HTMLDivElement>(null)
  const videoRef = useRef<HTMLVideoElement>(null)
  const [isWanted, setIsWanted] = useState(isLive)
  const want = useCallback(() => setIsWanted(true), [])
  const playback = usePlayback(videoRef)
  const resume = useResume(videoRef, isLive ? undefined : props.resume, want)
  const chosen = useChoices(videoRef)
  const fresh = useFresh(sources, { isLive, onStale })
  const sound = useSound(fresh.sources)
  const source = useSource(videoRef, sound.sources, { key: fresh.key, isWanted, want, isLive })
  const fullscreen = useFullscreen(containerRef, { isLive, isWanted, want })
  const isLost = isLive && source.hasFailed
  const hasFailed = (source.hasFailed && !isLost && !fresh.isAsking) || fullscreen.hasFailed
  useWhen(isLost, () => onLost?.())
  useWhen(source.hasFailed && !isLive, fresh.handleFailure)

  function toggle() {
    if (playback.isPlaying) videoRef.current?.pause()
    else source.play()
  }
  const keys = useKeys(videoRef, { toggle, ...fullscreen })

  useImperativeHandle(ref, () => ({
    playFrom: source.playFrom,
    show: () => containerRef.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() }),
  }))

  return (
    <Stage
      containerRef={containerRef}
      videoRef={videoRef}
      poster={poster}
      title={title}
      captions={captions}
      onTime={onTime}
      onEnded={onEnded}
      onKey={keys}
      onNear={want}
    >
      {!playback.hasBegun && !source.isStarting && !hasFailed && !waiting && (
        <StartOverlay poster={poster} onStart={source.play} />
      )}
      {waiting && !hasFailed && <BreakOverlay poster={poster} words={waiting} />}
      {(playback.isWaiting || source.isStarting || isLost || fresh.isAsking) && !waiting && !hasFailed && (
        <WaitingOverlay />
      )}
      {resume.resumed !== undefined && !hasFailed && (
        <ResumeNotice
          second={resume.resumed}
          onRestart={() => {
            resume.forget()
            source.playFrom(0)
          }}
          onClose={resume.forget}
        />
      )}
      <PlayerVideo value={videoRef}>{extras.overlay}</PlayerVideo>
      <Controls
        playback={playback}
        isLive={isLive}
        isOnAir={!waiting && !isLost}
        liveLabel={props.liveLabel}
        chapters={chapters}
        preview={props.preview ?? ''}
        fullscreen={fullscreen}
        tools={extras.tools}
        settings={{
          rate: playback.rate,
          onRate: chosen.setRate,
          clarities: source.clarities,
          clarity: source.clarity,
          onClarity: source.setClarity,
          sound: sound.sound,
          onSound: sound.setSound,
          captions,
          caption: chosen.caption,
          onCaption: chosen.setCaption,
        }}
        onToggle={toggle}
        onSeek={(second) => videoRef.current && (videoRef.current.currentTime = second)}
        onVolume={(volume, isMuted) =>
          videoRef.current && Object.assign(videoRef.current, { volume, muted: isMuted })
        }
        onNext={onNext}
        onPip={async () => {
          if (videoRef.current && !(await togglePip(videoRef.current))) toast(text.noPip)
        }}
      />
      {hasFailed && (
        <FailureOverlay
          onRetry={async () => {
            if (fullscreen.hasFailed) fullscreen.retry()
            if (!source.hasFailed) return
            await fresh.renew()
            source.retry()
          }}
        />
      )}
    </Stage>
  )
}
