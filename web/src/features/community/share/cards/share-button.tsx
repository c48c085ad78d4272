import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { isLoggedIn } from '#web/features/people/account/state.ts'
import { bridge } from '#web/platform/bridge.ts'
import { ShareIcon } from '#web/ui/icon/people-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { shareQueries } from '../queries.ts'
import { pictureAddress, shareAddress } from '../share-address.ts'
import { shareOnScreen } from '../state.ts'
import type { ShareItem } from '../state.ts'
import { shareText } from '../text.ts'

const ShareSheet = lazy(async () => ({ default: (await import('../parts/share-sheet.tsx')).ShareSheet }))

/** Offers the ways to share something; inside the app these are the app's own. */
export function ShareButton({ item }: { item: ShareItem }) {
  const text = useText(shareText)
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const { itemType, itemId, title, description, image, path } = item

  useEffect(() => {
    shareOnScreen.set({ itemType, itemId, title, description, image, path })
    return () => shareOnScreen.set(null)
  }, [itemType, itemId, title, description, image, path])

  async function press() {
    if (bridge().isPresent() && (await shareInApp())) return
    setWasOpened(true)
    setOpen(true)
  }

  async function shareInApp(): Promise<boolean> {
    const link = isLoggedIn()
      ? await client.fetchQuery(shareQueries.link(item)).catch(() => undefined)
      : undefined
    return bridge().send('share', {
      url: shareAddress(path, link?.sid),
      data: { title, text: description, picture: pictureAddress(image) },
    })
  }

  return (
    <>
      <IconButton label={text.share} icon={<ShareIcon />} aria-haspopup="dialog" onClick={press} />
      {wasOpened && (
        <Suspense>
          <ShareSheet open={open} onClose={() => setOpen(false)} item={item} />
        </Suspense>
      )}
    </>
  )
}
