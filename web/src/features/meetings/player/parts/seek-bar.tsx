import { durationText } from '#web/ui/format/duration-text.ts'
import { useText } from '#web/ui/language.ts'
import { playerText } from '../text.ts'
import type { Playback } from '../use-playback.ts'

export type Chapter = { second: number; title: string }

type SeekBarProps = {
  playback: Playback
  chapters: readonly Chapter[]
  onSeek: (second: number) => void
}

/** The position in the video; chapters are marks on it. */
export function SeekBar({ playback, chapters, onSeek }: SeekBarProps) {
  const text = useText(playerText)
  const { time, duration, buffered } = playback
  const share = (second: number) => (duration > 0 ? `${(second / duration) * 100}%` : '0%')
  return (
    <div className="player-seek" style={{ '--played': share(time), '--buffered': share(buffered) }}>
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
