import { useRef } from 'react'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import type { CaptionItem } from '#contract/wire/video.ts'
import { useText } from '#web/ui/language.ts'
import { sizedAddress } from '#web/ui/picture/sized-address.ts'
import type { Space } from '../frame.ts'
import { pauseLast } from '../one-at-a-time.ts'
import { playerText } from '../text.ts'
import type { useGestures } from '../use-gestures.ts'

type StageProps = {
  containerRef: Ref<HTMLDivElement>
  videoRef: Ref<HTMLVideoElement>
  poster: string
  title: string
  captions: readonly CaptionItem[]
  onTime: ((second: number) => void) | undefined
  onEnded: (() => void) | undefined
  onKey: (event: KeyboardEvent<HTMLElement>) => void
  /** Called when somebody points at the player or reaches it by keyboard. */
  onNear: () => void
  space: Space
  areControlsShown: boolean
  /** The picture is wider than high. */
  isWide: boolean
  /** A mouse has moved over the player. */
  onMove: () => void
  /** The picture was pressed; undefined where it is too small for that. */
  onPress: ((press: { isMouse: boolean; isSecond: boolean }) => void) | undefined
  gestures: Pick<ReturnType<typeof useGestures>, 'listeners' | 'brightness' | 'maySwipe'>
  children: ReactNode
}

/** The video in its frame. What lies over it are the children. */
export function Stage(props: StageProps) {
  const { containerRef, videoRef, poster, title, captions, onTime, onEnded, onKey, onNear, children } = props
  const { space, areControlsShown, isWide, onMove, onPress, gestures } = props
  const pointerRef = useRef('')
  const text = useText(playerText)
  return (
    <div className="player" ref={containerRef}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pass through here from the controls inside */}
      <section
        className="player-frame"
        data-space={space}
        data-controls={areControlsShown ? 'shown' : 'hidden'}
        data-wide={isWide || undefined}
        aria-label={text.player(title)}
        tabIndex={-1}
        onKeyDown={onKey}
        onFocus={onNear}
        onPointerEnter={onNear}
        onPointerMove={({ pointerType }) => pointerType === 'mouse' && onMove()}
        onPointerDownCapture={({ pointerType }) => void (pointerRef.current = pointerType)}
      >
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- there are captions where somebody wrote them */}
        <video
          ref={videoRef}
          className="player-video"
          poster={sizedAddress(poster, 750)}
          aria-label={title}
          playsInline
          preload="metadata"
          webkit-playsinline="true"
          x5-video-player-type="h5-page"
          onTimeUpdate={(event) => onTime?.(event.currentTarget.currentTime)}
          onEnded={onEnded}
          onPlay={(event) => pauseLast(event.currentTarget)}
          data-swiped={gestures.maySwipe || undefined}
          style={{ '--player-brightness': gestures.brightness }}
          {...gestures.listeners}
          onClick={({ currentTarget, detail }) => {
            currentTarget.parentElement?.focus({ preventScroll: true })
            onPress?.({ isMouse: pointerRef.current === 'mouse', isSecond: detail === 2 })
          }}
        >
          <track kind="metadata" />
          {captions.map(({ language, label, address }) => (
            <track key={address} kind="captions" srcLang={language} label={label} src={address} />
          ))}
        </video>
        {children}
      </section>
    </div>
  )
}
