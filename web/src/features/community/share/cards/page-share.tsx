import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from '#web/shell/navigation.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { environment } from '#web/platform/environment.ts'
import { useSignal } from '#web/ui/signal.ts'
import { shareQueries } from '../queries.ts'
import { pictureAddress, shareAddress } from '../share-address.ts'
import { shareOnScreen } from '../state.ts'

/** Inside WeChat every screen has its card: that of what it shows, else that of the subject. */
export function PageShare() {
  const place = useLocation()
  const address = place.pathname + place.search
  // Set again for every address: WeChat checks the current one.
  return environment().isWechat === 2 ? <WechatShare key={address} address={address} /> : null
}

function WechatShare({ address }: { address: string }) {
  const login = useLoginState()
  const [query] = useSearchParams()
  const item = useSignal(shareOnScreen)
  const college = Number(query.get('college_id')) || 0
  const subject = useQuery({ ...shareQueries.subject(college), enabled: !item })
  const shown = item ?? {
    itemType: 'college',
    itemId: college,
    title: subject.data?.name ?? '',
    description: subject.data?.desc ?? '',
    image: subject.data?.logo ?? '',
    path: address,
  }
  const isKnown = shown.title !== ''
  const link = useQuery({ ...shareQueries.link(shown), enabled: isKnown && login.is === 'in' })
  const sid = link.data?.sid
  const isSettled = isKnown && login.is !== 'unknown' && !link.isLoading
  const { title, description, image, path } = shown

  useEffect(() => {
    if (!isSettled) return
    const card = {
      title,
      desc: description,
      link: shareAddress(path, sid),
      imgUrl: pictureAddress(image),
    }
    void import('../wechat-card.ts').then(({ offerToWechat }) => offerToWechat(card))
  }, [isSettled, title, description, image, path, sid])

  return null
}
