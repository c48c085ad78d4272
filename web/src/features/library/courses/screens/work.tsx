import { useQuery } from '@tanstack/react-query'
import type { ProductionDetail } from '#contract/library/courses.ts'
import { ItemTopics } from '#web/features/library/college/cards/item-topics.tsx'
import { CommentsBelow } from '#web/features/community/comments/cards/comments-below.tsx'
import { ItemProducts } from '#web/features/library/encyclopedia/cards/item-products.tsx'
import { ItemBar } from '#web/features/community/marks/cards/item-bar.tsx'
import { clock } from '#web/platform/clock.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { viewCount } from '#web/ui/format/view-count.ts'
import { Headline } from '#web/ui/headline/headline.tsx'
import { EyeIcon } from '#web/ui/icon/media-icons.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Prose } from '#web/ui/prose/prose.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { DoctorLine } from '../cards/doctor-line.tsx'
import { Price } from '../cards/price.tsx'
import { WorkCard } from '../cards/work-card.tsx'
import { Episodes } from '../parts/episodes.tsx'
import { workPath } from '../paths.ts'
import { courseQueries } from '../queries.ts'
import { courseText } from '../text.ts'
import './work.css'

/** A single work or a series. */
export function Work() {
  const text = useText(courseText)
  const work = useQuery(courseQueries.detail(useQueryId('production_id')))
  return (
    <DetailScreen detail={work} nameOf={(detail) => detail.title} missing={text.missing}>
      {(detail) => <WorkBody key={detail.production_id} work={detail} />}
    </DetailScreen>
  )
}

function WorkBody({ work }: { work: ProductionDetail }) {
  const text = useText(courseText)
  const language = useLanguage()
  const workId = work.production_id
  return (
    <>
      <Episodes work={work}>
        <Headline
          title={work.title}
          tags={
            <span className="work-price">
              <Price work={work} />
            </span>
          }
          notes={
            <>
              <span>{dateText(work.own_time, new Date(clock.now()), language)}</span>
              <span>
                <EyeIcon size="small" />
                {text.views(viewCount(work.view_num, language))}
              </span>
            </>
          }
        />
        <DoctorLine doctor={work.doctor} />
      </Episodes>
      {work.intro && (
        <Section title={text.introduction}>
          <Prose text={work.intro} />
        </Section>
      )}
      {work.others.length > 0 && (
        <Section title={text.others}>
          <ul className="work-others">
            {work.others.map((other) => (
              <li key={other.production_id}>
                <WorkCard work={other} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <ItemTopics itemType="production" itemId={workId} />
      <ItemProducts itemType="production" itemId={workId} />
      <CommentsBelow itemType="production" itemId={workId} />
      <ItemBar
        itemType="production"
        itemId={workId}
        share={{
          itemType: 'production',
          itemId: workId,
          title: work.title,
          description: `${work.doctor.doctor_name} ${work.doctor.hospital}`,
          image: work.cover,
          path: workPath(workId, work.course_type),
        }}
      />
    </>
  )
}
