import type { PurchasedItem } from '#contract/commerce/orders.ts'
import { workTarget } from '#web/paths/works.ts'
import { clock } from '#web/platform/clock.ts'
import { CardTitle } from '#web/ui/card/card-title.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { dayText } from '#web/ui/format/date-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { ProgressBar } from '#web/ui/progress-bar/progress-bar.tsx'
import { orderPaths } from '#web/paths/orders.ts'
import { orderText } from '../text.ts'
import './purchased-card.css'

/** A course that was bought: how far it was watched, and its order. */
export function PurchasedCard({ work }: { work: PurchasedItem }) {
  const text = useText(orderText)
  const bought = dayText(work.bought_at, new Date(clock.now()), useLanguage())
  const target = workTarget({
    id: work.production_id,
    courseType: work.course_type,
    isOperationReview: work.is_operation_review === 1,
    operationId: work.operation_id,
  })
  return (
    <article className="purchased-card">
      <Card
        layout="feed"
        href={target}
        media={<Picture src={work.cover} alt="" width={240} ratio="16 / 9" />}
      >
        <CardTitle
          title={work.title}
          notes={
            <>
              <span>{work.doctor_name}</span>
              <span>{text.boughtOn(bought)}</span>
            </>
          }
        />
      </Card>
      <div className="purchased-card-foot">
        <ProgressBar label={text.watchedShare(work.progress)} share={work.progress / 100} />
        <span>{text.watchedShare(work.progress)}</span>
        {work.order_id > 0 && <Link href={orderPaths.payment(work.order_id)}>{text.itsOrder}</Link>}
      </div>
    </article>
  )
}
