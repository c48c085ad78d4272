import { lazy, Suspense } from 'react'
import type { ProductionItem } from '#contract/wire/items.ts'
import { useInBrowser } from '#web/shell/use-in-browser.ts'
import { CardTitle } from '#web/ui/card/card-title.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { workTarget } from '#web/paths/works.ts'
import { Price } from './price.tsx'

/** What the button is made of comes after the card. */
const LazySale = lazy(async () => ({ default: (await import('./card-sale.tsx')).CardSale }))

export function WorkCard({ work }: { work: ProductionItem }) {
  const target = workTarget({
    id: work.production_id,
    courseType: work.course_type,
    isOperationReview: work.is_operation_review === 1,
    operationId: work.operation_id,
  })
  return (
    <Card
      href={target}
      media={<Picture src={work.cover} alt="" width={375} ratio="16 / 9" />}
      action={work.is_free === 0 && <WorkSale work={work} />}
    >
      <CardTitle title={work.title} notes={<Price work={work} />} />
    </Card>
  )
}

/** Whether a work is for sale depends on the login, which only the browser knows. */
function WorkSale({ work }: { work: ProductionItem }) {
  if (!useInBrowser()) return null
  return (
    <Suspense>
      <LazySale work={work} />
    </Suspense>
  )
}
