import { subjectQueries } from '../queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { followPaths } from '#web/paths/follows.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { addSubject } from '../change-subjects.ts'
import type { Subjects } from '../device-subjects.ts'
import { OwnSubjects } from '../parts/own-subjects.tsx'
import { SubjectTile } from '../parts/subject-tile.tsx'
import { subjectText } from '../text.ts'
import { useSubjects } from '../use-subjects.ts'
import './subjects.css'

/** The user's subjects: which, in what order, and which one the home opens with. Every change is saved at once. */
export function SelectedCollege() {
  const text = useText(subjectText)
  const colleges = useQuery(subjectQueries.colleges())
  const own = useSubjects()
  const { shown, change } = useOptimisticSubjects(own.subjects, own.save)

  if (own.isError || colleges.isError) {
    const retry = () => Promise.all([own.retry(), colleges.refetch()])
    return (
      <ScreenFrame>
        <ListState status="error" onRetry={retry} />
      </ScreenFrame>
    )
  }
  if (!shown || !colleges.data) {
    return (
      <ScreenFrame>
        <Skeleton shape="lines" count={6} />
      </ScreenFrame>
    )
  }

  const nameOf = new Map(colleges.data.map((college) => [college.college_id, college.college_name]))
  const others = colleges.data.filter((college) => !shown.ids.includes(college.college_id))
  return (
    <ScreenFrame>
      <Section title={text.mine}>
        <OwnSubjects subjects={shown} nameOf={(id) => nameOf.get(id) ?? ''} onChange={change} />
        {!own.isMember && <p className="subjects-note subjects-home-note">{text.device}</p>}
      </Section>
      <Section title={text.more}>
        {others.length === 0 && <ListState status="note" inline emptyText={text.all} />}
        <ul className="subjects-tiles">
          {others.map(({ college_id: id, college_name: name }) => (
            <li key={id}>
              <SubjectTile name={name} order={0} onPress={() => change(addSubject(shown, id))} />
            </li>
          ))}
        </ul>
      </Section>
      {own.isMember && (
        <div className="subjects-links">
          <ButtonLink href={followPaths.content}>{text.followed}</ButtonLink>
        </div>
      )}
    </ScreenFrame>
  )
}

/**
 * Shows a change before it is saved. Changes are saved one after the other; after a failure the saved state is shown
 * again.
 */
function useOptimisticSubjects(saved: Subjects | undefined, save: (next: Subjects) => Promise<void>) {
  const [draft, setDraft] = useState<Subjects>()
  const last = useRef(Promise.resolve())
  const changes = useRef(0)

  async function saveAfter(next: Subjects, before: Promise<void>, number: number) {
    await before
    // The failure has already been shown; the saved state is shown again.
    await save(next).catch(() => undefined)
    if (number === changes.current) setDraft(undefined)
  }

  function change(next: Subjects) {
    setDraft(next)
    last.current = saveAfter(next, last.current, ++changes.current)
  }

  return { shown: draft ?? saved, change }
}
