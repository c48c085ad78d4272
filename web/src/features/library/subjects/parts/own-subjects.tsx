import { ArrowUpIcon, CloseIcon } from '#web/ui/icon/navigation-icons.tsx'
import { IconButton } from '#web/ui/icon-button/icon-button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { moveSubject, removeSubject } from '../change-subjects.ts'
import type { Subjects } from '../device-subjects.ts'
import { subjectText } from '../text.ts'

type OwnSubjectsProps = {
  subjects: Subjects
  nameOf: (id: number) => string
  onChange: (next: Subjects) => void
}

export function OwnSubjects({ subjects, nameOf, onChange }: OwnSubjectsProps) {
  const text = useText(subjectText)
  const { ids, home } = subjects
  if (ids.length === 0) return <ListState status="empty" inline emptyText={text.none} />
  return (
    <>
      <p className="subjects-note subjects-home-note">{text.homeNote}</p>
      <ul>
        {ids.map((id, at) => (
          <li key={id} className="subject-row">
            <label className="subject-row-choice">
              <input
                type="radio"
                name="home-subject"
                aria-label={text.openHomeWith(nameOf(id))}
                checked={id === home}
                onChange={() => onChange({ ids, home: id })}
              />
              <span>{nameOf(id)}</span>
              {id === home && <Tag>{text.opensHome}</Tag>}
            </label>
            <IconButton
              label={text.up(nameOf(id))}
              icon={<ArrowUpIcon size="small" />}
              disabled={at === 0}
              onClick={() => onChange(moveSubject(subjects, id, -1))}
            />
            <IconButton
              label={text.down(nameOf(id))}
              className="subject-row-down"
              icon={<ArrowUpIcon size="small" />}
              disabled={at === ids.length - 1}
              onClick={() => onChange(moveSubject(subjects, id, 1))}
            />
            <IconButton
              label={text.remove(nameOf(id))}
              icon={<CloseIcon size="small" />}
              onClick={() => onChange(removeSubject(subjects, id))}
            />
          </li>
        ))}
      </ul>
      <div className="subject-row">
        <label className="subject-row-choice">
          <input
            type="radio"
            name="home-subject"
            checked={home === 0}
            onChange={() => onChange({ ids, home: 0 })}
          />
          <span>{text.allSubjects}</span>
        </label>
      </div>
    </>
  )
}
