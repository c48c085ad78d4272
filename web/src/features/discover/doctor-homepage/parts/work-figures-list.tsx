import { useState } from 'react'
import type { WorkFigures } from '#contract/discover/doctor-homepage.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { ownerText } from '../owner-text.ts'
import { WorkRetention } from './work-retention.tsx'
import './work-figures-list.css'

/** Each work with its figures; a press opens the curves of its lessons. */
export function WorkFiguresList({ works }: { works: WorkFigures[] }) {
  const text = useText(ownerText)
  const [opened, setOpened] = useState<WorkFigures>()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <ul>
        {works.map((work) => (
          <li key={work.production_id}>
            <ListRow
              title={work.title}
              note={<WorkNumbers work={work} />}
              after={text.curve}
              onClick={() => {
                setOpened(work)
                setIsOpen(true)
              }}
            />
          </li>
        ))}
      </ul>
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={opened ? text.curveOf(opened.title) : text.curve}
      >
        {opened && <WorkRetention workId={opened.production_id} />}
      </Sheet>
    </>
  )
}

function WorkNumbers({ work }: { work: WorkFigures }) {
  const text = useText(ownerText)
  const numbers = [
    [text.workViews, work.view_num],
    [text.viewers, work.viewer_num],
    [`${text.watchTime} (${text.minutes})`, Math.round(work.watch_seconds / 60)],
    [text.finishShare, `${Math.round(work.finish_share * 100)}%`],
  ] as const
  return (
    <span className="work-figures-list-numbers">
      {numbers.map(([name, value]) => (
        <span key={name}>
          {name} <b>{value}</b>
        </span>
      ))}
    </span>
  )
}
