import { useState } from 'react'
import { durationText } from '#web/ui/format/duration-text.ts'
import { useText } from '#web/ui/language.ts'
import { chapterAt } from '../chapter-at.ts'
import type { Chapter } from '../chapter-at.ts'
import { densityPath } from '../density.ts'
import { playerText } from '../text.ts'
import type { Playback } from '../use-playback.ts'
import { usePreviewStrip } from '../use-preview-strip.ts'

/** Seconds: released nearer to its end than this, the bar of a broadcast stays there. */
const leastBehind = 3

type SeekBarProps = {
  playback: Pick<Playback, 'time' | 'duration' | 'buffered'>
  chapters: readonly Chapter[]
  /** The address of the pictures for the seek bar; empty if there are none. */
  preview: string
  /** How much was said in each of equal parts of the video. */
  density: readonly number[]
  /** For a broadcast, whose present moment is the end of the bar: whether it is shown, and not what was before. */
  broadcast: { isLive: boolean; onNear: () => void } | undefined
  onSeek: (second: number) => void
}

/** The position in the video; chapters are marks on it. While pointing or dragging, it says what is there. */
export function SeekBar({ playback, chapters, preview, density, broadcast, onSeek }: SeekBarProps) {
  const text = useText(playerText)
  const { duration, buffered } = playback
  // As a share, because the length may become known meanwhile.
  const [dragged, setDragged] = useState<number>()
  const time = dragged === undefined ? playback.time : dragged * duration
  const isLive = broadcast?.isLive === true
  const pointed = usePreviewStrip(preview, duration)
  const share = (second: number) => (duration > 0 ? `${(second / duration) * 100}%` : '0%')
  const said = densityPath(density)
  const timeText = (second: number) =>
    broadcast ? `-${durationText(duration - second)}` : durationText(second)

  /** Going back in a broadcast loads another video: only to where the bar is released. */
  function release() {
    setDragged(undefined)
    if (dragged !== undefined && (1 - dragged) * duration > leastBehind) onSeek(dragged * duration)
  }

  return (
    <div
      className="player-seek"
      style={{ '--played': share(time), '--buffered': share(buffered) }}
      onPointerEnter={broadcast?.onNear}
      onPointerMove={pointed.follow}
      onPointerLeave={pointed.leave}
      onPointerUp={(event) => event.pointerType === 'touch' && pointed.leave()}
      onPointerCancel={pointed.leave}
    >
      {pointed.second !== undefined && (
        <span className="player-preview" style={{ '--at': share(pointed.second) }}>
          {pointed.style && <span className="player-preview-picture" style={pointed.style} />}
          <span className="player-preview-words">
            <span className="player-preview-time">{timeText(pointed.second)}</span>
            <span lang="zh-CN">{chapterAt(chapters, pointed.second)}</span>
          </span>
        </span>
      )}
      {said && (
        <svg className="player-density" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
          <path d={said} />
        </svg>
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
        aria-valuetext={
          broadcast
            ? isLive && time === duration
              ? text.live
              : text.behind(durationText(duration - time))
            : text.position(durationText(time), durationText(duration))
        }
        onFocus={broadcast?.onNear}
        onChange={({ currentTarget: { valueAsNumber: second } }) =>
          isLive ? setDragged(second / duration) : onSeek(second)
        }
        onPointerUp={release}
        onKeyUp={release}
        onBlur={() => setDragged(undefined)}
      />
    </div>
  )
}
