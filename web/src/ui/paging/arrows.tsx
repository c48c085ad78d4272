import { BackIcon, ChevronIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import './arrows.css'

type ArrowsProps = { previous: string; next: string; onStep: (by: 1 | -1) => void }

/** For a mouse, which cannot swipe; hidden on touch screens. */
export function Arrows({ previous, next, onStep }: ArrowsProps) {
  return (
    <>
      <IconButton
        className="arrows-arrow"
        data-side="start"
        onPicture
        label={previous}
        icon={<BackIcon />}
        onClick={() => onStep(-1)}
      />
      <IconButton
        className="arrows-arrow"
        data-side="end"
        onPicture
        label={next}
        icon={<ChevronIcon />}
        onClick={() => onStep(1)}
      />
    </>
  )
}
