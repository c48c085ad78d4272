import { useQuery } from '@tanstack/react-query'
import type { ProductionDetail } from '#contract/library/works.ts'
import type { ProductionItem } from '#contract/wire/items.ts'
import { ItemTopics } from '#web/features/library/college/cards/item-topics.tsx'
import { CommentsBelow } from '#web/features/community/comments/cards/comments-below.tsx'
import { ItemProducts } from '#web/features/library/encyclopedia/cards/item-products.tsx'
import { ItemBar } from '#web/features/community/marks/cards/item-bar.tsx'
import { clock } from '#web/platform/clock.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { dayText } from '#web/ui/format/date-text.ts'
import { viewCount } from '#web/ui/format/view-count.ts'
import { Headline } from '#web/ui/headline/headline.tsx'
import { EyeIcon } from '#web/ui/icon/media-icons.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Prose } from '#web/ui/prose/prose.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { DoctorLine } from '../cards/doctor-line.tsx'
import { WorkCard } from '../cards/work-card.tsx'
import { BuyLine } from '../parts/buy-line.tsx'
import { Lessons } from '../parts/lessons.tsx'
import { workPath } from '#web/paths/works.ts'
import { workQueries } from '../queries.ts'
import { workText } from '../text.ts'
import './work.css'

/** A single work or a series. */
export function Work() {
  const text = useText(workText)
  const work = useQuery(workQueries.detail(useQueryId('production_id')))
  return (
    <DetailScreen detail={work} nameOf={(detail) => detail.title} missing={text.missing}>
      {(detail) => <WorkBody key={detail.production_id} work={detail} onStale={work.refetch} />}
    </DetailScreen>
  )
}

type WorkBodyProps = { work: ProductionDetail; onStale: () => Promise<unknown> }

function WorkBody({ work, onStale }: WorkBodyProps) {
  const text = useText(workText)
  const language = useLanguage()
  const workId = work.production_id
  return (
    <>
      <Lessons work={work} onStale={onStale}>
        {(place) => (
          <>
            <Headline
              title={work.title}
              tags={<AccessTag work={work} />}
              notes={
                <>
                  <span>{dayText(work.own_time, new Date(clock.now()), language)}</span>
                  <span>
                    <EyeIcon size="small" />
                    {text.views(viewCount(work.view_num, language))}
                  </span>
                </>
              }
            />
            <BuyLine work={work} place={place} />
            <DoctorLine doctor={work.doctor} />
          </>
        )}
      </Lessons>
      {work.intro && (
        <Section title={text.introduction}>
          <Prose text={work.intro} />
        </Section>
      )}
      <WorkCards title={text.others} works={work.others} />
      <WorkCards title={text.related} works={work.related} />
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

/** Why the user may watch all of it; what is not bought shows its price below. */
function AccessTag({ work }: { work: ProductionDetail }) {
  const text = useText(workText)
  if (work.is_free === 1) return <Tag kind="free">{text.free}</Tag>
  if (work.access === 'bought') return <Tag kind="credit">{text.bought}</Tag>
  if (work.access === 'own') return <Tag>{text.own}</Tag>
  return null
}

type WorkCardsProps = { title: string; works: readonly ProductionItem[] }

function WorkCards({ title, works }: WorkCardsProps) {
  if (works.length === 0) return null
  return (
    <Section title={title}>
      <ul className="work-others">
        {works.map((work) => (
          <li key={work.production_id}>
            <WorkCard work={work} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
