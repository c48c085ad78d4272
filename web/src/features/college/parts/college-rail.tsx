import type { CollegeNode } from '#contract/college.ts'
import { useText } from '#web/ui/language.ts'
import { collegeText } from '../text.ts'
import './college-rail.css'

type CollegeRailProps = { tree: CollegeNode[]; chosen: number; onChoose: (collegeId: number) => void }

/** The subjects, all of them first, at the side of a list. */
export function CollegeRail({ tree, chosen, onChoose }: CollegeRailProps) {
  const text = useText(collegeText)
  const rows = [
    { id: 0, name: text.all },
    ...tree.map((node) => ({ id: node.collegeId, name: node.collegeName })),
  ]
  return (
    <div className="college-rail">
      <ul className="college-rail-rows" aria-label={text.subjects}>
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className="college-rail-press"
              aria-pressed={row.id === chosen}
              onClick={() => onChoose(row.id)}
            >
              {row.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
