import { useEffect } from 'react'
import { ShareIcon } from '#web/ui/icon/people-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { shareOnScreen } from '../state.ts'
import type { ShareItem } from '../state.ts'
import { shareText } from '../text.ts'
import { useShareSheet } from './use-share-sheet.tsx'

export function ShareButton({ item }: { item: ShareItem }) {
  const text = useText(shareText)
  const { share, sheet } = useShareSheet(() => item)
  const { itemType, itemId, title, description, image, path } = item

  useEffect(() => {
    shareOnScreen.set({ itemType, itemId, title, description, image, path })
    return () => shareOnScreen.set(null)
  }, [itemType, itemId, title, description, image, path])

  return (
    <>
      <IconButton label={text.share} icon={<ShareIcon />} aria-haspopup="dialog" onClick={share} />
      {sheet}
    </>
  )
}
