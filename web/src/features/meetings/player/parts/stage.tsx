import type { KeyboardEvent, ReactNode, Ref } from 'react'
import type { CaptionItem } from '#contract/wire/video.ts'
import { useText } from '#web/ui/language.ts'
import { sizedAddress } from '#web/ui/picture/sized-address.ts'
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
  isTheatre: boolean
  gestures: Pick<ReturnType<typeof useGestures>, 'listeners' | 'brightness' | 'maySwipe'>
  children: ReactNode
}

/** The markup that the engine controls; it finds its elements by class names that begin with `art-`. */
export function Stage(props: StageProps) {
  const { containerRef, videoRef, poster, title, captions, onTime, onEnded, onKey, onNear, children } = props
  const { isTheatre, gestures } = props
  const text = useText(playerText)
  return (
    <div className="player" ref={containerRef} data-theatre={isTheatre || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pass through here from the controls inside */}
      <section
        className="player-frame art-video-player art-control-show"
        aria-label={text.player(title)}
        tabIndex={-1}
        onKeyDown={onKey}
        onFocus={onNear}
        onPointerEnter={onNear}
      >
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- there are captions where somebody wrote them */}
        <video
          ref={videoRef}
          className="player-video art-video"
          poster={sizedAddress(poster, 750)}
          aria-label={title}
          playsInline
          preload="metadata"
          webkit-playsinline="true"
          x5-video-player-type="h5-page"
          onTimeUpdate={(event) => onTime?.(event.currentTarget.currentTime)}
          onEnded={onEnded}
          data-swiped={gestures.maySwipe || undefined}
          style={{ '--player-brightness': gestures.brightness }}
          {...gestures.listeners}
          onClick={(event) => event.currentTarget.parentElement?.focus({ preventScroll: true })}
        >
          <track kind="metadata" />
          {captions.map(({ language, label, address }) => (
            <track key={address} kind="captions" srcLang={language} label={label} src={address} />
          ))}
        </video>
        {children}
        <EnginePieces />
      </section>
    </div>
  )
}

/** Elements that the engine expects, although our own controls replace them. */
const EnginePieces = () => (
  <div hidden>
    <div className="art-poster" />
    <div className="art-subtitle" />
    <div className="art-progress" />
    <div className="art-loading" />
    <div className="art-state" />
    <div className="art-notice-inner" />
    <div className="art-info-panel" />
    <div className="art-info-close" />
  </div>
)
