import { useQuery } from '@tanstack/react-query'
import type { ProductionItem } from '#contract/wire/items.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { useText } from '#web/ui/language.ts'
import { Tag } from '#web/ui/tag/tag.tsx'
import { workQueries } from '../queries.ts'
import { workText } from '../text.ts'
import { BuyButton } from './buy-button.tsx'

/** On the card of a paid work: the way to buy it, or that the user has it. Nothing until that is known. */
export function CardSale({ work }: { work: Pick<ProductionItem, 'production_id' | 'title'> }) {
  const text = useText(workText)
  const login = useLoginState().is
  const owned = useQuery({ ...workQueries.owned(), enabled: login === 'in' })
  const workId = work.production_id
  if (owned.data?.bought.includes(workId)) return <Tag kind="credit">{text.bought}</Tag>
  if (owned.data?.own.includes(workId)) return <Tag>{text.own}</Tag>
  if (login === 'unknown' || (login === 'in' && owned.isPending)) return null
  return <BuyButton workId={workId} cardOf={work.title} />
}
