import { useQuery } from '@tanstack/react-query'
import type { TagDetail } from '#contract/library/college.ts'
import { brandPicture } from '#contract/wire/brand.ts'
import { ShareButton } from '#web/features/community/share/cards/share-button.tsx'
import { browsePaths } from '#web/paths/browse.ts'
import { SpokenOf } from '#web/features/library/quoted-passages/cards/spoken-of.tsx'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { Chip } from '#web/ui/chip/chip.tsx'
import { Headline } from '#web/ui/headline/headline.tsx'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { Prose } from '#web/ui/prose/prose.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { collegePaths } from '#web/paths/college.ts'
import { collegeQueries } from '../queries.ts'
import { collegeText } from '../text.ts'
import { LabelContent } from './label-content.tsx'
import './tag-home-screen.css'

type Kind = 'operation' | 'part'

/** The home of an operation or a body part. */
export function TagHomeScreen({ kind }: { kind: Kind }) {
  const text = useText(collegeText)
  const tag = useQuery(collegeQueries.tag(kind, useQueryId(`${kind}_id`)))
  return (
    <DetailScreen
      detail={tag}
      nameOf={(detail) => detail.tag_name}
      missing={text.noTag}
      tool={
        tag.data && (
          <ShareButton
            item={{
              itemType: `${kind}_tag`,
              itemId: tag.data.tag_id,
              title: tag.data.tag_name,
              description: tag.data.introduction,
              image: brandPicture,
              path: collegePaths[kind](tag.data.tag_id),
            }}
          />
        )
      }
    >
      {(detail) => <TagHomeBody key={detail.tag_id} kind={kind} tag={detail} />}
    </DetailScreen>
  )
}

function TagHomeBody({ kind, tag }: { kind: Kind; tag: TagDetail }) {
  const text = useText(collegeText)
  const siblings =
    kind === 'operation' ? collegePaths.operations(tag.college_id) : collegePaths.parts(tag.college_id)
  return (
    <>
      <Headline
        title={tag.tag_name}
        over={
          tag.college_id > 0 && <Link href={browsePaths.subject(tag.college_id)}>{tag.college_name}</Link>
        }
      />
      {tag.introduction && (
        <Section title={text.introduction}>
          <Prose text={tag.introduction} />
        </Section>
      )}
      <p className="tag-home-screen-siblings">
        <Chip href={siblings}>{text.siblings[kind]}</Chip>
      </p>
      {kind === 'operation' && <SpokenOf kind="operation" itemId={tag.tag_id} />}
      <LabelContent label={{ kind, tagId: tag.tag_id }} counts={tag.content_num} />
    </>
  )
}
