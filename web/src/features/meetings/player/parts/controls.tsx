import { useRef } from 'react'
import type { ReactNode } from 'react'
import { durationText } from '#web/ui/format/duration-text.ts'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { PauseIcon, PlayIcon } from '#web/ui/icon/media-icons.tsx'
import { useBackCloses } from '#web/ui/back/use-back-closes.ts'
import { useText } from '#web/ui/language.ts'
import { useHasPip } from '../pip.ts'
import { playerText } from '../text.ts'
import type { useFrame } from '../use-frame.ts'
import type { Playback } from '../use-playback.ts'
import {
  FullIcon,
  GearIcon,
  LeaveFullIcon,
  LeaveWebFullIcon,
  MutedIcon,
  NextIcon,
  PipIcon,
  TheatreIcon,
  VolumeIcon,
  WebFullIcon,
} from './icons.tsx'
import type { Chapter } from '../chapter-at.ts'
import { SeekBar } from './seek-bar.tsx'
import { Settings } from './settings.tsx'
import type { SettingsProps } from './settings.tsx'
import './controls.css'

type ControlsProps = {
  playback: Playback
  isLive: boolean
  /** A stream is not live during a break, or while its signal is missing. */
  isOnAir: boolean
  liveLabel: string | undefined
  /** Going back in a broadcast, and to the present again; undefined where it cannot be done. */
  rewind: { isOn: boolean; onToggle: () => void; onNear: () => void } | undefined
  /** What the seek bar shows. */
  position: Pick<Playback, 'time' | 'duration' | 'buffered'>
  chapters: readonly Chapter[]
  preview: string
  density: readonly number[]
  frame: ReturnType<typeof useFrame>
  /** Additional controls of the screen. */
  tools: ReactNode
  settings: SettingsProps
  onToggle: () => void
  onSeek: (second: number) => void
  onVolume: (volume: number, isMuted: boolean) => void
  onNext: (() => void) | undefined
  onPip: () => void
}

export function Controls(props: ControlsProps) {
  const text = useText(playerText)
  const settingsRef = useRef<HTMLButtonElement>(null)
  const { playback, position, rewind, frame } = props
  const { space, isPanelOpen, send } = frame
  const hasPip = useHasPip()
  const close = () => send({ is: 'panel-closed' })
  useBackCloses(isPanelOpen, close)
  const isSilent = playback.isMuted || playback.volume === 0
  return (
    <div
      className="player-bottom"
      data-open={isPanelOpen || undefined}
      onPointerEnter={() => send({ is: 'controls-entered' })}
      onPointerLeave={() => send({ is: 'controls-left' })}
    >
      {isPanelOpen && (
        <Settings
          {...props.settings}
          onClose={() => {
            close()
            settingsRef.current?.focus()
          }}
        />
      )}
      {(!props.isLive || rewind) && (
        <SeekBar
          playback={position}
          chapters={props.chapters}
          preview={props.preview}
          density={props.density}
          broadcast={rewind && { isLive: props.isLive, onNear: rewind.onNear }}
          onSeek={props.onSeek}
        />
      )}
      <div className="player-controls">
        <IconButton
          label={playback.isPlaying ? text.pause : text.play}
          icon={playback.isPlaying ? <PauseIcon /> : <PlayIcon />}
          onClick={props.onToggle}
        />
        {props.onNext && <IconButton label={text.next} icon={<NextIcon />} onClick={props.onNext} />}
        <IconButton
          label={isSilent ? text.unmute : text.mute}
          icon={isSilent ? <MutedIcon /> : <VolumeIcon />}
          onClick={() => props.onVolume(playback.volume || 1, !isSilent)}
        />
        <input
          type="range"
          className="player-volume"
          min={0}
          max={1}
          step={0.05}
          value={isSilent ? 0 : playback.volume}
          aria-label={text.volume}
          aria-valuetext={`${Math.round((isSilent ? 0 : playback.volume) * 100)}%`}
          onChange={({ currentTarget: { valueAsNumber: volume } }) => props.onVolume(volume, volume === 0)}
        />
        <span className="player-time">
          {props.isLive
            ? props.isOnAir && (props.liveLabel ?? text.live)
            : rewind
              ? text.behind(durationText(position.duration - position.time))
              : `${durationText(playback.time)} / ${durationText(playback.duration)}`}
          {!props.isLive && playback.rate !== 1 && <span className="player-rate-now">{playback.rate}×</span>}
        </span>
        {rewind && (
          <button type="button" className="player-rate" onClick={rewind.onToggle}>
            {rewind.isOn ? text.toLive : text.rewind}
          </button>
        )}
        <span className="player-controls-end">
          {/* Known only in the browser: where it appears, it moves nothing else. */}
          {hasPip && (
            <IconButton
              label={playback.isInPip ? text.leavePip : text.pip}
              icon={<PipIcon />}
              onClick={props.onPip}
            />
          )}
          {props.tools}
          <IconButton
            ref={settingsRef}
            label={text.settings}
            icon={<GearIcon />}
            aria-expanded={isPanelOpen}
            onClick={() => (isPanelOpen ? close() : send({ is: 'panel-opened' }))}
          />
          <IconButton
            className="player-theatre"
            label={space === 'theatre' ? text.leaveTheatre : text.theatre}
            icon={<TheatreIcon />}
            onClick={frame.toggleTheatre}
          />
          <IconButton
            label={space === 'page' ? text.leaveWebFull : text.webFull}
            icon={space === 'page' ? <LeaveWebFullIcon /> : <WebFullIcon />}
            onClick={frame.toggleWebFull}
          />
          <IconButton
            label={space === 'screen' ? text.leaveFull : text.full}
            icon={space === 'screen' ? <LeaveFullIcon /> : <FullIcon />}
            onClick={frame.toggleFull}
          />
        </span>
      </div>
    </div>
  )
}
