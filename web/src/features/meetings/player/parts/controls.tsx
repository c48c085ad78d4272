import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { durationText } from '#web/ui/format/duration-text.ts'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { PauseIcon, PlayIcon } from '#web/ui/icon/media-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { useHasPip } from '../pip.ts'
import { playerText } from '../text.ts'
import type { Playback } from '../use-playback.ts'
import {
  FullIcon,
  GearIcon,
  LeaveFullIcon,
  LeaveWebFullIcon,
  MutedIcon,
  NextIcon,
  PipIcon,
  VolumeIcon,
  WebFullIcon,
} from './icons.tsx'
import { SeekBar } from './seek-bar.tsx'
import type { Chapter } from './seek-bar.tsx'
import { Settings } from './settings.tsx'
import type { SettingsProps } from './settings.tsx'

type ControlsProps = {
  playback: Playback
  isLive: boolean
  /** A stream is not live during a break, or while its signal is missing. */
  isOnAir: boolean
  liveLabel: string | undefined
  chapters: readonly Chapter[]
  preview: string
  fullscreen: { isFull: boolean; isWebFull: boolean; toggleFull: () => void; toggleWebFull: () => void }
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
  const [isOpen, setIsOpen] = useState(false)
  const settingsRef = useRef<HTMLButtonElement>(null)
  const { playback, fullscreen } = props
  const hasPip = useHasPip()
  const isSilent = playback.isMuted || playback.volume === 0
  return (
    <div className="player-bottom art-bottom" data-open={isOpen || undefined}>
      {isOpen && (
        <Settings
          {...props.settings}
          onClose={() => {
            setIsOpen(false)
            settingsRef.current?.focus()
          }}
        />
      )}
      {!props.isLive && (
        <SeekBar
          playback={playback}
          chapters={props.chapters}
          preview={props.preview}
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
            : `${durationText(playback.time)} / ${durationText(playback.duration)}`}
        </span>
        {props.tools}
        <IconButton
          ref={settingsRef}
          label={text.settings}
          icon={<GearIcon />}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
        {hasPip && (
          <IconButton
            label={playback.isInPip ? text.leavePip : text.pip}
            icon={<PipIcon />}
            onClick={props.onPip}
          />
        )}
        <IconButton
          label={fullscreen.isWebFull ? text.leaveWebFull : text.webFull}
          icon={fullscreen.isWebFull ? <LeaveWebFullIcon /> : <WebFullIcon />}
          onClick={fullscreen.toggleWebFull}
        />
        <IconButton
          label={fullscreen.isFull ? text.leaveFull : text.full}
          icon={fullscreen.isFull ? <LeaveFullIcon /> : <FullIcon />}
          onClick={fullscreen.toggleFull}
        />
      </div>
    </div>
  )
}
