import { useQuery } from '@tanstack/react-query'
import { groupPaths } from '#web/paths/groups.ts'
import { orderPaths } from '#web/paths/orders.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { priceText } from '#web/ui/format/price-text.ts'
import { useText } from '#web/ui/language.ts'
import { groupQueries } from '../queries.ts'
import { groupText } from '../text.ts'
import './group-offer.css'

/** The price for several together, and the groups that can be joined; nothing where there is none. */
export function GroupOffer({ workId }: { workId: number }) {
  const text = useText(groupText)
  const { data } = useQuery(groupQueries.offer(workId))
  if (!data?.offer) return null
  const { size, price } = data.offer
  return (
    <section className="group-offer" aria-label={text.offer}>
      <p className="group-offer-title">{text.offer}</p>
      <ButtonLink block href={orderPaths.buyInGroup(workId, 'NEW')}>
        {text.open(size, priceText(price))}
      </ButtonLink>
      {data.groups.map((group) => (
        <ButtonLink key={group.code} block variant="quiet" href={groupPaths.group(group.code)}>
          {text.joinOne(group.opener_name, group.size - group.joined)}
        </ButtonLink>
      ))}
    </section>
  )
}
