import type { Disease } from '#contract/library/subjects.ts'
import { useNavigate } from '#web/shell/navigation.ts'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { MoreIcon } from '#web/ui/icon/navigation-icons.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { collegePaths } from '#web/paths/college.ts'
import { collegeText } from '../text.ts'
import './disease-tabs.css'

type DiseaseTabsProps = { diseases: Disease[]; chosen: number; collegeId: number }

/** The diseases of a subject as tabs, and a link to all of them. */
export function DiseaseTabs({ diseases, chosen, collegeId }: DiseaseTabsProps) {
  const text = useText(collegeText)
  const navigate = useNavigate()
  return (
    <div className="disease-tabs">
      <Tabs
        id="disease"
        label={text.diseases}
        items={diseases.map((one) => ({ key: String(one.disease_id), label: one.disease_name }))}
        active={String(chosen)}
        onChange={(key) => void navigate(collegePaths.disease(Number(key)), { replace: true })}
      />
      <Link
        href={collegePaths.diseases(collegeId)}
        className="disease-tabs-more"
        aria-label={text.moreDiseases}
      >
        <MoreIcon />
      </Link>
    </div>
  )
}
