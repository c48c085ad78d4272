import { useCallback, useContext, useImperativeHandle, useRef, useState } from 'react'
import type { Ref } from 'react'
import type { CaptionItem } from '#contract/wire/video.ts'
import { useText } from '#web/ui/language.ts'
import { scrollBehavior } from '#web/ui/motion.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { Controls } from '../parts/controls.tsx'
import type { Chapter } from '../chapter-at.ts'
import { SoundPicture } from '../parts/sound-picture.tsx'
import { Stage } from '../parts/stage.tsx'
import {
  BreakOverlay,
  FailureOverlay,
  MiniToggle,
  NextNotice,
  ResumeNotice,
  SlowLineNotice,
  StartOverlay,
  UnmuteButton,
  WaitingOverlay,
} from '../parts/overlays.tsx'
import { coverOf } from '../frame.ts'
import { HandoverContext } from '../mini.ts'
import { isOffered } from '../next-part.ts'
import { togglePip } from '../pip.ts'
import type { PlaySource } from '../sources.ts'
import { PlayerCaption, PlayerExtras, PlayerVideo } from '../state.ts'
import type { PlayerHandle } from '../state.ts'
import { playerText } from '../text.ts'
import { useChoices } from '../use-choices.ts'
import { useFresh, useWhen } from '../use-fresh.ts'
import { useGestures } from '../use-gestures.ts'
import { useHandover } from '../use-handover.ts'
import { useKeys } from '../use-keys.ts'
import { usePicture } from '../use-picture.ts'
import { usePlayback } from '../use-playback.ts'
import { useRetries } from '../use-retries.ts'
import { rewindStepSeconds, useRewind } from '../use-rewind.ts'
import { useResume } from '../use-resume.ts'
import type { ResumeItem } from '../use-resume.ts'
import { useFrame } from '../use-frame.ts'
import { useSound } from '../use-sound.ts'
import { useSource } from '../use-source.ts'
import './player.css'

/** A sound that comes over a slow line at all is worth more patience than a picture. */
const mostTries = { picture: 3, sound: 10 }

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
  /** Plays without being asked, muted if it must be. */
  startsByItself?: boolean
  /** For a broadcast: its state, in the place of the time. */
  liveLabel?: string
  /** For a broadcast: why there is no picture at the moment. */
  waiting?: string | undefined
  /** For a broadcast: a stream of what was shown before; empty if there is none. */
  rewind?: string | undefined
  /** For a broadcast: called when the stream broke. */
  onLost?: () => void
  /** Requests the sources again: signed addresses expire. */
  onStale?: () => Promise<unknown>
  onTime?: (second: number) => void
  onEnded?: (() => void) | undefined
  /** The part that follows, offered in the last seconds; without it there is no button. */
  next?: { title: string; onPlay: () => void } | undefined
  ref?: Ref<PlayerHandle>
}

/** Plays a file or a stream. The element stays the same when the sources change, and so does its full-screen state. */
export function Player(props: PlayerProps) {
  const { poster, title, chapters = [], captions: tracks = [] } = props
  const { onTime, onEnded, next, onLost, onStale, ref } = props
  const text = useText(playerText)
  const isBroadcast = props.isLive === true
  const rewind = useRewind(isBroadcast ? (props.rewind ?? '') : '')
  const isLive = isBroadcast && !rewind.isOn
  const sources = rewind.isOn ? rewind.sources : props.sources
  const waiting = rewind.isOn ? undefined : props.waiting
  const extras = useContext(PlayerExtras)
  const captions = [...tracks, ...(extras.captions ?? [])]
  const containerRef = useRef<HTMLDivElement>(null)
  const videoRef = useRef<HTMLVideoElement>(null)
  const handover = useContext(HandoverContext)
  const isMini = handover?.isMini === true
  const [isWanted, setIsWanted] = useState(isBroadcast)
  const want = useCallback(() => setIsWanted(true), [])
  const playback = usePlayback(videoRef)
  const [firstPart] = useState(props.resume?.partId)
  const continued = props.resume?.partId === firstPart ? handover?.second : undefined
  const resumeItem = props.resume && { ...props.resume, ...(continued && { askedSecond: continued }) }
  const resume = useResume(videoRef, isBroadcast ? undefined : resumeItem, want)
  const chosen = useChoices(videoRef)
  const fresh = useFresh(sources, { isLive, onStale })
  const sound = useSound(fresh.sources)
  const picture = usePicture({ recovered: text.lineRecovered })
  const source = useSource(videoRef, sound.sources, {
    key: fresh.key,
    isWanted,
    want,
    isLive,
    isSoundOnly: picture.isSoundOnly,
    onRate: picture.noteRate,
  })
  const frame = useFrame(containerRef, videoRef)
  const [stayedAt, setStayedAt] = useState('')
  const isLost = isLive && source.hasFailed
  const isRetrying = useRetries({
    key: fresh.key,
    hasFailed: source.hasFailed && !isLive,
    mostTries: picture.isSoundOnly ? mostTries.sound : mostTries.picture,
    retry: source.retry,
  })
  const isWaiting = playback.isWaiting || source.isStarting
  const cover = coverOf({
    hasFailed: source.hasFailed && !isLost && !fresh.isAsking && !rewind.isOn && !isRetrying,
    isBreak: waiting !== undefined,
    hasBegun: playback.hasBegun || source.isStarting,
    isWaiting: isWaiting || isLost || fresh.isAsking || isRetrying,
  })
  useWhen(isLost, () => onLost?.())
  useWhen(source.hasFailed && !isLive, fresh.handleFailure)

  function toggle() {
    if (playback.isPlaying) videoRef.current?.pause()
    else source.play()
  }
  /** A finger shows and hides the controls; a mouse plays and pauses, and pressed twice it changes the size. */
  function handlePress({ isMouse, isSecond }: { isMouse: boolean; isSecond: boolean }) {
    if (!isMouse || frame.isPanelOpen) return frame.send({ is: 'tapped' })
    toggle()
    if (isSecond) void frame.toggleFull()
  }
  const gestures = useGestures(videoRef, { isLive, toggle })
  useHandover(videoRef, source, isLive)
  const mayStart = props.startsByItself === true && !waiting && sources.length > 0 && !savesData()
  useWhen(mayStart && !playback.hasBegun, () => source.play({ isByItself: true }))
  const keys = useKeys(videoRef, {
    isMini,
    toggle,
    seekBy: isLive ? seekLive : undefined,
    toggleCaptions: () => chosen.setCaption(chosen.caption === '' ? (captions[0]?.language ?? '') : ''),
    ...frame,
  })

  useImperativeHandle(ref, () => ({
    playFrom: source.playFrom,
    show: () => containerRef.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() }),
  }))

  function goBack(seconds: number) {
    source.playLater(-seconds)
    rewind.start(seconds)
  }

  function goLive() {
    source.playLater()
    rewind.stop()
  }

  /** A broadcast has no later picture. */
  function seekLive(by: number) {
    if (by < 0 && rewind.isOffered) goBack(rewindStepSeconds)
  }

  // Nothing was shown yet, or it is too long ago by now.
  useWhen(rewind.isOn && source.hasFailed, () => {
    toast(text.noRewind)
    goLive()
  })

  const position = rewind.isOffered ? rewind.positionOf(playback) : playback
  const isNextOffered = next !== undefined && stayedAt !== fresh.key && isOffered(playback)
  const stage = {
    containerRef,
    videoRef,
    poster,
    title,
    captions: tracks,
    onTime,
    onEnded: rewind.isOn ? goLive : stayedAt === fresh.key ? undefined : onEnded,
    onKey: keys,
    onNear: want,
    space: frame.space,
    areControlsShown: frame.areControlsShown,
    isWide: playback.isWide,
    onMove: frame.wake,
    gestures,
  }
  if (isMini)
    return (
      <Stage {...stage} onPress={undefined}>
        {isWaiting && <WaitingOverlay />}
        <MiniToggle isPlaying={playback.isPlaying} onToggle={toggle} />
      </Stage>
    )
  return (
    <Stage {...stage} onPress={handlePress}>
      {source.isSound && (
        <SoundPicture
          second={playback.time}
          poster={poster}
          chapters={chapters}
          preview={props.preview ?? ''}
        />
      )}
      {cover === 'start' && <StartOverlay poster={poster} onStart={source.play} />}
      {cover === 'break' && <BreakOverlay poster={poster} words={waiting ?? ''} />}
      {cover === 'waiting' && <WaitingOverlay />}
      {source.isSound && picture.isByItself && <SlowLineNotice onPicture={() => picture.setMode('always')} />}
      {resume.resumed !== undefined && continued === undefined && cover !== 'failure' && (
        <ResumeNotice
          second={resume.resumed}
          onRestart={() => {
            resume.forget()
            source.playFrom(0)
          }}
          onClose={resume.forget}
        />
      )}
      {isNextOffered && (
        <NextNotice title={next.title} onPlay={next.onPlay} onCancel={() => setStayedAt(fresh.key)} />
      )}
      {playback.isMutedByPage && playback.isPlaying && (
        <UnmuteButton onUnmute={() => videoRef.current && (videoRef.current.muted = false)} />
      )}
      {gestures.hint && <output className="player-hint">{gestures.hint}</output>}
      <PlayerVideo value={videoRef}>
        <PlayerCaption value={chosen.caption}>{extras.overlay}</PlayerCaption>
      </PlayerVideo>
      <Controls
        playback={playback}
        isLive={isLive}
        isOnAir={!waiting && !isLost}
        liveLabel={props.liveLabel}
        rewind={
          rewind.isOffered
            ? {
                isOn: rewind.isOn,
                onToggle: () => (rewind.isOn ? goLive() : goBack(rewindStepSeconds)),
                onNear: rewind.measure,
              }
            : undefined
        }
        position={position}
        chapters={chapters}
        preview={props.preview ?? ''}
        density={extras.density ?? []}
        frame={frame}
        tools={extras.tools}
        settings={{
          rate: isLive ? undefined : playback.rate,
          onRate: chosen.setRate,
          clarities: source.clarities,
          clarity: source.clarity,
          onClarity: source.setClarity,
          picture: source.hasSound ? picture.mode : undefined,
          onPicture: picture.setMode,
          sound: sound.sound,
          onSound: sound.setSound,
          captions,
          caption: chosen.caption,
          onCaption: chosen.setCaption,
          isSwiped: gestures.maySwipe,
          onSwiped: gestures.setMaySwipe,
        }}
        onToggle={toggle}
        onSeek={(second) => {
          if (isLive) goBack(position.duration - second)
          else if (videoRef.current) videoRef.current.currentTime = second
        }}
        onVolume={(volume, isMuted) =>
          videoRef.current && Object.assign(videoRef.current, { volume, muted: isMuted })
        }
        onNext={next?.onPlay}
        onPip={async () => {
          if (videoRef.current && !(await togglePip(videoRef.current))) toast(text.noPip)
        }}
      />
      {cover === 'failure' && (
        <FailureOverlay
          onRetry={async () => {
            await fresh.renew()
            source.retry()
          }}
        />
      )}
    </Stage>
  )
}

/** Nobody who saves data gets a video unasked. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
