import { subjectQueries } from '../queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from '#web/shell/navigation.ts'
import { homePaths } from '#web/paths/home.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { addSubject, proposed, removeSubject } from '../change-subjects.ts'
import { SubjectTile } from '../parts/subject-tile.tsx'
import { subjectOffer } from '../device-subjects.ts'
import { subjectText } from '../text.ts'
import { useSubjects } from '../use-subjects.ts'
import './subjects.css'

/** The first choice of subjects. Afterwards the home opens with the first of the chosen. */
export function OverSelectCollege() {
  const text = useText(subjectText)
  const navigate = useNavigate()
  const colleges = useQuery(subjectQueries.colleges())
  const own = useSubjects()
  const [draft, setDraft] = useState<typeof own.subjects>()
  const status = useQuery({ ...subjectQueries.status(), enabled: own.isMember })
  const chosen = draft ?? proposed(own.subjects, status.data?.department_college ?? 0)

  async function finish() {
    await own.save(chosen)
    subjectOffer.close()
    const home = colleges.data?.find((college) => college.college_id === chosen.home)
    await navigate(homePaths.home({ collegeId: chosen.home, diseaseId: 0 }, home?.college_name), {
      replace: true,
    })
  }

  function skip() {
    subjectOffer.close()
    return navigate('/', { replace: true })
  }

  return (
    <ScreenFrame>
      <div className="subjects-head">
        <h2 className="subjects-title">{text.firstTitle}</h2>
        <p className="subjects-note">{text.firstNote}</p>
      </div>
      {colleges.isPending && <Skeleton shape="lines" count={6} />}
      {colleges.isError && <ListState status="error" onRetry={() => colleges.refetch()} />}
      <ul className="subjects-tiles">
        {colleges.data?.map(({ college_id: id, college_name: name }) => (
          <li key={id}>
            <SubjectTile
              name={name}
              order={chosen.ids.indexOf(id) + 1}
              onPress={() => setDraft((chosen.ids.includes(id) ? removeSubject : addSubject)(chosen, id))}
            />
          </li>
        ))}
      </ul>
      <div className="subjects-foot">
        {!own.isMember && <p className="subjects-note">{text.device}</p>}
        <Button variant="quiet" onClick={skip}>
          {text.skip}
        </Button>
        <Button
          variant="primary"
          softDisabled={chosen.ids.length === 0}
          onClick={() => chosen.ids.length > 0 && finish()}
        >
          {text.done(chosen.ids.length)}
        </Button>
      </div>
    </ScreenFrame>
  )
}
