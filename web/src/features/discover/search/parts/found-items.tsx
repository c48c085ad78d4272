import type { AllFound, FoundTab } from '#contract/discover/search.ts'
import { titleName } from '#contract/wire/titles.ts'
import { browsePaths } from '#web/paths/browse.ts'
import { articlePaths } from '#web/paths/articles.ts'
import { collegePaths } from '#web/paths/college.ts'
import { CardSale } from '#web/features/library/works/cards/card-sale.tsx'
import { Price } from '#web/features/library/works/cards/price.tsx'
import { workTarget } from '#web/paths/works.ts'
import { departmentPaths } from '#web/paths/departments.ts'
import { encyclopediaPaths } from '#web/paths/encyclopedia.ts'
import { digestPaths } from '#web/paths/recording-digests.ts'
import { operationPaths } from '#web/paths/operations.ts'
import { MeetingTag } from '#web/features/meetings/meetings/cards/meeting-tag.tsx'
import { meetingTarget } from '#web/paths/meetings.ts'
import { doctorPaths } from '#web/paths/doctors.ts'
import { clock } from '#web/platform/clock.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { durationText } from '#web/ui/format/duration-text.ts'
import { dayText } from '#web/ui/format/date-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Tag } from '#web/ui/tag/tag.tsx'
import { passagePath } from '#web/paths/search.ts'
import { searchText } from '../text.ts'
import { FoundCard, FoundPicture, FoundRow } from './found-rows.tsx'

type RowOf<Tab extends FoundTab> = AllFound['found'][Tab][number]

/** One result of each tab. */

export const FoundDisease = ({ disease }: { disease: RowOf<'disease'> }) => (
  <FoundRow
    found={disease}
    href={collegePaths.disease(disease.disease_id)}
    after={<span className="found-row-title"> {disease.college_name}</span>}
  />
)

export function FoundMeeting({ meeting }: { meeting: RowOf<'advance'> }) {
  const text = useText(searchText)
  return (
    <FoundCard
      found={meeting}
      href={meetingTarget(meeting)}
      cover={meeting.cover}
      over={meeting.parent_title}
      onMedia={<MeetingTag type={meeting.meeting_type} solid />}
      notes={
        <>
          <Day time={meeting.begin_time} />
          {meeting.is_credit_meeting === 1 && <Tag kind="credit">{text.credit}</Tag>}
        </>
      }
    />
  )
}

export const FoundColumn = ({ column }: { column: RowOf<'column'> }) => (
  <FoundCard found={column} href={browsePaths.column(column.subject_id)} cover={column.subject_cover} />
)

export const FoundArticle = ({ article }: { article: RowOf<'consulting'> }) => (
  <FoundCard
    found={article}
    href={articlePaths.detail(article.information_id)}
    cover={article.cover}
    notes={<Day time={article.own_time} />}
  />
)

export function FoundExpert({ expert }: { expert: RowOf<'expert'> }) {
  const title = titleName(expert.title, useLanguage())
  return (
    <FoundRow
      found={expert}
      href={doctorPaths.home(expert.doctor_id)}
      before={<Avatar src={expert.doctor_cover} name="" size={48} />}
      after={<span className="found-row-title"> {title}</span>}
    />
  )
}

export const FoundCourse = ({ course }: { course: RowOf<'course'> }) => (
  <FoundCard
    found={course}
    href={workTarget({
      id: course.production_id,
      courseType: course.course_type,
      isOperationReview: course.is_operation_review === 1,
      operationId: course.operation_id,
    })}
    cover={course.cover}
    notes={<Price work={course} />}
    action={course.is_free === 0 && <CardSale work={course} />}
  />
)

export const FoundOperation = ({ operation }: { operation: RowOf<'operation'> }) => (
  <FoundCard
    found={operation}
    href={operationPaths.detail(operation.id)}
    cover={operation.cover}
    notes={<Day time={operation.own_time} />}
  />
)

/** What is said in a talk; it opens at its second. */
export const FoundPassage = ({ passage }: { passage: RowOf<'passage'> }) => (
  <FoundCard
    found={passage}
    href={passagePath(passage)}
    cover={passage.cover}
    over={passage.item_title === passage.talk_title ? '' : passage.item_title}
    onMedia={<Tag solid>{durationText(passage.at_seconds)}</Tag>}
  />
)

/** A recording in five minutes of reading. */
export function FoundDigest({ digest }: { digest: RowOf<'digest'> }) {
  const text = useText(searchText)
  return (
    <FoundCard
      found={digest}
      href={digestPaths.digest(digest.meeting_id, digest.recording_id)}
      cover={digest.cover}
      onMedia={<Tag solid>{text.minutes(digest.minutes)}</Tag>}
      notes={<Day time={digest.released_time} />}
    />
  )
}

export const FoundDepartment = ({ department }: { department: RowOf<'department'> }) => (
  <FoundCard
    found={department}
    href={departmentPaths.detail(department.department_id)}
    cover={department.cover}
    notes={<span>{department.college_name}</span>}
  />
)

export const FoundCompany = ({ company }: { company: RowOf<'company'> }) => (
  <FoundRow
    found={company}
    href={encyclopediaPaths.company(company.company_id)}
    before={<FoundPicture src={company.logo} />}
  />
)

export const FoundProduct = ({ product }: { product: RowOf<'product'> }) => (
  <FoundRow
    found={product}
    href={encyclopediaPaths.product(product.product_id)}
    before={<FoundPicture src={product.cover} />}
  />
)

function Day({ time }: { time: string }) {
  const language = useLanguage()
  return <span>{dayText(time, new Date(clock.now()), language)}</span>
}
