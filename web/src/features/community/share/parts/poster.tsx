import { useQuery } from '@tanstack/react-query'
import { useLoginState } from '#web/features/people/account/state.ts'
import { DownloadIcon } from '#web/ui/icon/media-icons.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { drawPoster } from '../draw-poster.ts'
import type { ShareItem } from '../state.ts'
import { shareText } from '../text.ts'
import './poster.css'

type Kinds = typeof shareText.zh.kinds

const isKnownKind = (kinds: Kinds, itemType: string): itemType is keyof Kinds => itemType in kinds

export function Poster({ item, address }: { item: ShareItem; address: string }) {
  const text = useText(shareText)
  const login = useLoginState()
  // Only a real name: what stands in for one is a phone number, which belongs on no poster.
  const name = (login.is === 'in' && login.user?.truename) || ''
  const words = {
    kind: isKnownKind(text.kinds, item.itemType) ? text.kinds[item.itemType] : text.kinds.other,
    brand: text.brand,
    claim: text.claim,
    scan: text.scan,
    sharer: name && text.recommends(name),
  }
  const poster = useQuery({
    queryKey: ['poster', item, address, words],
    queryFn: () => drawPoster(item, address, words),
    staleTime: Infinity,
  })
  if (poster.isError)
    return <ListState status="error" inline errorText={text.posterFailed} onRetry={() => poster.refetch()} />
  if (!poster.data) return <Skeleton shape="banner" />
  return (
    <div className="poster">
      <img className="poster-picture" src={poster.data} alt={text.posterAlt(item.title)} />
      <a
        className="button poster-save"
        data-variant="primary"
        href={poster.data}
        download={`${item.title.slice(0, 40).replaceAll(/[\\/:*?"<>|]/g, ' ')}.png`}
      >
        <span className="button-label">
          <DownloadIcon size="small" />
          {text.save}
        </span>
      </a>
      <p className="poster-hint">{text.saveHint}</p>
    </div>
  )
}
