import type { DepartmentRow } from '#contract/library/departments.ts'
import { CardTitle } from '#web/ui/card/card-title.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { departmentPaths } from '#web/paths/departments.ts'
import { departmentText } from '../text.ts'

export function DepartmentCard({ department }: { department: DepartmentRow }) {
  const text = useText(departmentText)
  return (
    <Card
      layout="feed"
      href={departmentPaths.detail(department.department_id)}
      media={<Picture src={department.cover} alt="" width={240} ratio="16 / 9" />}
    >
      <CardTitle
        over={department.hospital}
        title={department.department_name}
        notes={
          <>
            <span>{department.college_name}</span>
            {department.doctor_num > 0 && <span>{text.doctorNum(department.doctor_num)}</span>}
            {department.is_inviting === 1 && <Tag kind="notice">{text.invited}</Tag>}
          </>
        }
      />
    </Card>
  )
}
