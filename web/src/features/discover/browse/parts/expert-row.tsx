import type { ExpertRow as Expert } from '#contract/discover/browse.ts'
import { titleName } from '#contract/wire/titles.ts'
import { doctorPaths } from '#web/paths/doctors.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { browseText } from '../text.ts'
import './expert-row.css'

export function ExpertRow({ expert }: { expert: Expert }) {
  const text = useText(browseText)
  const language = useLanguage()
  return (
    <ListRow
      href={doctorPaths.home(expert.doctor_id)}
      before={<Avatar src={expert.doctor_cover} name="" size={56} />}
      title={
        <>
          <span className="expert-row-name">{expert.doctor_name}</span>{' '}
          <span className="expert-row-title">{titleName(expert.title, language)}</span>
        </>
      }
      note={
        <>
          <span>{`${expert.hospital} ${expert.department}`}</span>
          {expert.new_production_num > 0 && (
            <span className="expert-row-new">{text.newWorks(expert.new_production_num)}</span>
          )}
        </>
      }
      after={expert.live_status === 1 && <Tag kind="live">{text.live}</Tag>}
    />
  )
}
