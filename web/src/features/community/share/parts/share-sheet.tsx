import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { isLoggedIn } from '#web/features/people/account/state.ts'
import { environment } from '#web/platform/environment.ts'
import { miniProgramPage, openMiniProgramPage } from '#web/platform/mini-program.ts'
import { Button } from '#web/ui/button/button.tsx'
import { WechatIcon } from '#web/ui/icon/identity-icons.tsx'
import { CheckIcon } from '#web/ui/icon/state-icons.tsx'
import { ShareIcon } from '#web/ui/icon/people-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { copyText } from '#web/platform/copy-text.ts'
import { shareQueries } from '../queries.ts'
import { shareAddress } from '../share-address.ts'
import type { ShareItem } from '../state.ts'
import { shareText } from '../text.ts'
import { MyShares } from './my-shares.tsx'
import { LinkIcon, PosterIcon } from './share-icons.tsx'
import { Poster } from './poster.tsx'
import './share-sheet.css'

type View = 'ways' | 'poster' | 'mine'

type ShareSheetProps = { open: boolean; onClose: () => void; item: ShareItem }

export function ShareSheet({ open, onClose, item }: ShareSheetProps) {
  const text = useText(shareText)
  const [view, setView] = useState<View>('ways')
  const link = useQuery({ ...shareQueries.link(item), enabled: open && isLoggedIn() })
  // Without a mark the link still works; it only counts for nobody.
  const address = link.isLoading ? undefined : shareAddress(item.path, link.data?.sid)

  function close() {
    setView('ways')
    onClose()
  }

  const title = { ways: text.shareTo, poster: text.posterTitle, mine: text.mine }[view]
  return (
    <Sheet open={open} onClose={close} title={title} flush={view === 'mine'}>
      {view !== 'ways' && (
        // The button that was pressed is gone, and the focus with it.
        <div ref={takeFocus} className="share-view" tabIndex={-1}>
          {view === 'poster' && address && <Poster item={item} address={address} />}
          {view === 'mine' && <MyShares />}
        </div>
      )}
      {view === 'ways' && (
        <>
          <Ways item={item} address={address} onPoster={() => setView('poster')} />
          <div className="share-note">
            {link.data && (
              <Button small variant="quiet" onClick={() => setView('mine')}>
                {text.visits(link.data.visit_num)}
              </Button>
            )}
            {!isLoggedIn() && text.visitorNote}
          </div>
        </>
      )}
    </Sheet>
  )
}

const takeFocus = (element: HTMLElement | null) => element?.focus()

type WaysProps = { item: ShareItem; address: string | undefined; onPoster: () => void }

function Ways({ item, address, onPoster }: WaysProps) {
  const text = useText(shareText)
  const [state, setState] = useState<'ready' | 'copied' | 'by-hand'>('ready')

  async function copy(url: string) {
    const isCopied = await copyText(url)
    setState(isCopied ? 'copied' : 'by-hand')
    toast(isCopied ? text.copied : text.copyByHand, isCopied ? 'success' : 'plain')
  }

  return (
    <>
      {environment().isWechat === 2 && <p className="share-hint">{text.inWechat}</p>}
      <ul className="share-ways">
        {environment().kind === 'mini-program' && (
          <Way
            name={text.toFriend}
            icon={<WechatIcon size="large" />}
            address={address}
            onUse={(url) =>
              openMiniProgramPage('navigateTo', miniProgramPage('share', { title: item.title, link: url }))
            }
          />
        )}
        {typeof navigator.share === 'function' && (
          <Way
            name={text.system}
            icon={<ShareIcon size="large" />}
            address={address}
            // Closing the system's sheet again is no failure.
            onUse={(url) => navigator.share({ title: item.title, url }).catch(() => undefined)}
          />
        )}
        <Way
          name={text.copy}
          icon={state === 'copied' ? <CheckIcon size="large" /> : <LinkIcon size="large" />}
          address={address}
          onUse={copy}
        />
        <Way name={text.poster} icon={<PosterIcon size="large" />} address={address} onUse={onPoster} />
      </ul>
      {state === 'by-hand' && address && (
        <label className="share-link">
          {text.link}
          <input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </>
  )
}

type WayProps = {
  name: string
  icon: ReactNode
  /** Undefined while the link is being made. */
  address: string | undefined
  onUse: (address: string) => unknown
}

const Way = ({ name, icon, address, onUse }: WayProps) => (
  <li>
    <button
      type="button"
      className="share-way"
      aria-disabled={address === undefined || undefined}
      onClick={() => address !== undefined && onUse(address)}
    >
      <span className="share-way-icon">{icon}</span>
      {name}
    </button>
  </li>
)
