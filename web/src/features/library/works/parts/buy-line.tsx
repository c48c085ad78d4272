import type { ProductionDetail } from '#contract/library/works.ts'
import { orderPaths } from '#web/paths/orders.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { clock } from '#web/platform/clock.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { durationText } from '#web/ui/format/duration-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Price } from '../cards/price.tsx'
import { workText } from '../text.ts'
import { BuyButton } from '../cards/buy-button.tsx'
import type { LessonPlace } from '../cards/buy-button.tsx'
import { GiftButton } from './gift-button.tsx'
import './buy-line.css'

type BuyLineProps = { work: ProductionDetail; place: () => LessonPlace }

/** The price of a work that is not bought yet, when its offer ends, what may be tried, and the way to buy it. */
export function BuyLine({ work, place }: BuyLineProps) {
  const text = useText(workText)
  const language = useLanguage()
  if (work.access === 'refunding') return <RefundLine />
  if (work.access !== 'trial') return null
  const tried = trialOf(work, text)
  return (
    <div className="buy-line">
      <div className="buy-line-facts">
        <span className="buy-line-price">
          <Price work={work} />
        </span>
        {work.offer_end_time && (
          <span className="buy-line-note">
            {text.offerEnds(dateText(work.offer_end_time, new Date(clock.now()), language))}
          </span>
        )}
        {tried && <span className="buy-line-note">{tried}</span>}
      </div>
      <div className="buy-line-ways">
        <GiftButton workId={work.production_id} />
        <BuyButton workId={work.production_id} place={place} />
      </div>
    </div>
  )
}

/** The user has asked for the money back, and may think again. */
function RefundLine() {
  const text = useText(workText)
  return (
    <div className="buy-line">
      <output className="buy-line-note">{text.refunding}</output>
      <ButtonLink small href={orderPaths.refunding}>
        {text.toOrder}
      </ButtonLink>
    </div>
  )
}

function trialOf({ episodes }: ProductionDetail, text: (typeof workText)['zh']): string | undefined {
  const trialLessons = episodes.filter(({ is_trial, video }) => is_trial === 1 && video).length
  if (trialLessons > 0) return text.trialLessons(trialLessons)
  const seconds = episodes.find(({ trial_seconds }) => trial_seconds > 0)?.trial_seconds
  return seconds === undefined ? undefined : text.trialTime(durationText(seconds))
}
