import type { UnionDetail } from '#contract/practice/unions.ts'
import { useContentLang, useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { unionText } from '../text.ts'
import './union-head.css'

export function UnionHead({ union }: { union: UnionDetail }) {
  const text = useText(unionText)
  const figures = [
    [text.doctorFigure, union.doctor_num],
    [text.departmentFigure, union.department_num],
    [text.noticeNum, union.notice_num],
    [text.meetingNum, union.meeting_num],
  ] as const
  return (
    <div className="union-head">
      <Picture src={union.cover} alt="" width={750} ratio="5 / 2" eager />
      <div className="union-head-words">
        <h2 className="union-head-name" lang={useContentLang(union.name)}>
          {union.name}
        </h2>
        {union.owner_name && <p className="union-head-owner">{text.ownedBy(union.owner_name)}</p>}
      </div>
      <dl className="union-head-figures" aria-label={text.figures}>
        {figures.map(([name, count]) => (
          <div key={name} className="union-head-figure">
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
