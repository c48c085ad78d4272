import type { DoctorDetail } from '#contract/discover/doctor-homepage.ts'
import { courseTypes } from '#contract/wire/items.ts'
import { useQueryChoice } from '#web/shell/use-query-choice.ts'
import { useText } from '#web/ui/language.ts'
import { TabPanel } from '#web/ui/tabs/tab-panel.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { doctorText } from '../text.ts'
import { DoctorAnswers } from './doctor-answers.tsx'
import { DoctorArticles } from './doctor-articles.tsx'
import { DoctorMeetings } from './doctor-meetings.tsx'
import { DoctorWorks } from './doctor-works.tsx'
import './doctor-content.css'

type ContentTab = 'works' | 'courses' | 'meetings' | 'articles' | 'answers'

/** What a doctor has made and said. It opens with the first kind that there is something of. */
export function DoctorContent({ doctor }: { doctor: DoctorDetail }) {
  const text = useText(doctorText)
  const counts: Record<ContentTab, number> = {
    works: doctor.production_num - doctor.series_num,
    courses: doctor.series_num,
    meetings: doctor.upcoming.length + doctor.past.length,
    articles: doctor.article_num,
    answers: doctor.answer_num,
  }
  const all = Object.keys(counts) as ContentTab[]
  // Everybody expects works and meetings, so their absence is said; the others are left out.
  const shown = all.filter((tab) => counts[tab] > 0 || tab === 'works' || tab === 'meetings')
  const [tab, setTab] = useQueryChoice('tab', [all.find((one) => counts[one] > 0) ?? 'works', ...shown])
  return (
    <>
      <div className="doctor-content">
        <Tabs
          id="doctor"
          label={text.content}
          items={shown.map((key) => ({ key, label: text[key] }))}
          active={tab}
          onChange={setTab}
        />
      </div>
      <TabPanel tabsId="doctor" tabKey={tab}>
        {tab === 'works' && <DoctorWorks doctorId={doctor.doctor_id} courseType={courseTypes.single} />}
        {tab === 'courses' && <DoctorWorks doctorId={doctor.doctor_id} courseType={courseTypes.series} />}
        {tab === 'meetings' && <DoctorMeetings doctor={doctor} />}
        {tab === 'articles' && <DoctorArticles doctorId={doctor.doctor_id} />}
        {tab === 'answers' && <DoctorAnswers doctorId={doctor.doctor_id} />}
      </TabPanel>
    </>
  )
}
