import type { ProductionItem } from '#contract/wire/items.ts'
import { priceText } from '#web/ui/format/price-text.ts'
import { useText } from '#web/ui/language.ts'
import { Tag } from '#web/ui/tag/tag.tsx'
import { workText } from '../text.ts'
import './price.css'

type PriceProps = { work: Pick<ProductionItem, 'is_free' | 'price' | 'scribing_price'> }

/** Free, or the price; an earlier price is crossed out beside the offer. */
export function Price({ work }: PriceProps) {
  const text = useText(workText)
  if (work.is_free === 1) return <Tag kind="free">{text.free}</Tag>
  return (
    <>
      <span className="price">{priceText(work.price)}</span>
      {work.scribing_price && (
        <>
          <s className="price-former">
            <span className="visually-hidden">{text.formerPrice} </span>
            {priceText(work.scribing_price)}
          </s>
          <Tag kind="price">{text.limitedTime}</Tag>
        </>
      )}
    </>
  )
}
