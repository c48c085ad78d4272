import type { UnionItem } from '#contract/practice/unions.ts'
import { CardTitle } from '#web/ui/card/card-title.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { unionPaths } from '#web/paths/unions.ts'
import { unionText } from '../text.ts'

export function UnionCard({ union }: { union: UnionItem }) {
  const text = useText(unionText)
  return (
    <Card
      layout="feed"
      href={unionPaths.home(union.id)}
      media={<Picture src={union.cover} alt="" width={240} ratio="16 / 9" />}
    >
      <CardTitle
        title={union.name}
        notes={
          <>
            <span>{text.doctorNum(union.doctor_num)}</span>
            <span>{text.departmentNum(union.department_num)}</span>
            {union.is_member === 1 && <Tag kind="free">{text.own}</Tag>}
          </>
        }
      />
    </Card>
  )
}
