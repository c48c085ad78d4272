import type { ProductionItem } from '#contract/wire/items.ts'
import { CardTitle } from '#web/ui/card/card-title.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { workTarget } from '../paths.ts'
import { CardSale } from './card-sale.tsx'
import { Price } from './price.tsx'

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
      action={work.is_free === 0 && <CardSale work={work} />}
    >
      <CardTitle title={work.title} notes={<Price work={work} />} />
    </Card>
  )
}
