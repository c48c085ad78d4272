import { ShareButton } from '#web/features/community/share/cards/share-button.tsx'
import type { ShareItem } from '#web/features/community/share/state.ts'

type CountedShareProps = { item: ShareItem; onShare?: (() => unknown) | undefined }

/** The share button of a bar, whose presses are counted. */
export function CountedShare({ item, onShare }: CountedShareProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the button inside is what is pressed, by keys too
    <span className="item-bar-share" onClick={onShare}>
      <ShareButton item={item} />
    </span>
  )
}
