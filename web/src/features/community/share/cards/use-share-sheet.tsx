import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { isLoggedIn } from '#web/features/people/account/state.ts'
import { bridge } from '#web/platform/bridge.ts'
import { shareQueries } from '../queries.ts'
import { pictureAddress, shareAddress } from '../share-address.ts'
import type { ShareItem } from '../state.ts'

const ShareSheet = lazy(async () => ({ default: (await import('../parts/share-sheet.tsx')).ShareSheet }))

/** The ways to share something, for a button that opens them; inside the app these are the app's own. */
export function useShareSheet(item: ShareItem) {
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const { title, description, image, path } = item

  async function share() {
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

  const sheet = wasOpened && (
    <Suspense>
      <ShareSheet open={open} onClose={() => setOpen(false)} item={item} />
    </Suspense>
  )
  return { share, sheet }
}
