import { durationText } from '#web/ui/format/duration-text.ts'
import { useText } from '#web/ui/language.ts'
import { tileStyle } from '../preview-strip.ts'
import { playerText } from '../text.ts'
import type { Playback } from '../use-playback.ts'
import { usePreviewStrip } from '../use-preview-strip.ts'

export type Chapter = { second: number; title: string }

type SeekBarProps = {
  playback: Playback
  chapters: readonly Chapter[]
  /** The address of the pictures for the seek bar; empty if there are none. */
  preview: string
  onSeek: (second: number) => void
}

/** The position in the video; chapters are marks on it. */
export function SeekBar({ playback, chapters, preview, onSeek }: SeekBarProps) {
  const text = useText(playerText)
  const { time, duration, buffered } = playback
  const pointed = usePreviewStrip(preview, duration)
  const share = (second: number) => (duration > 0 ? `${(second / duration) * 100}%` : '0%')
  return (
    <div
      className="player-seek"
      style={{ '--played': share(time), '--buffered': share(buffered) }}
      onPointerMove={pointed.follow}
      onPointerLeave={pointed.leave}
      onPointerCancel={pointed.leave}
    >
      {pointed.tile && (
        <span className="player-preview" style={{ '--at': share(pointed.second), width: pointed.tile.width }}>
          <span className="player-preview-picture" style={tileStyle(pointed.tile)} />
          <span className="player-preview-time">{durationText(pointed.second)}</span>
        </span>
      )}
      <span className="player-track" />
      {duration > 0 &&
        chapters
          .filter(({ second }) => second > 0 && second < duration)
          .map(({ second, title }) => (
            <span key={second} className="player-mark" title={title} style={{ '--at': share(second) }} />
          ))}
      <input
        type="range"
        className="player-range"
        data-keys="seek-bar"
        min={0}
        max={duration || 1}
        step="any"
        value={Math.min(time, duration || 1)}
        disabled={duration === 0}
        aria-label={text.seek}
        aria-valuetext={text.position(durationText(time), durationText(duration))}
        onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}
