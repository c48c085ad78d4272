import { useQuery } from '@tanstack/react-query'
import type { UnionDetail } from '#contract/practice/unions.ts'
import { ShareButton } from '#web/features/community/share/cards/share-button.tsx'
import { useLoginState } from '#web/features/people/account/state.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { HomeMeetings } from '../parts/home-meetings.tsx'
import { HomeNotices } from '../parts/home-notices.tsx'
import { OwnUnions } from '../parts/own-unions.tsx'
import { UnionCard } from '../parts/union-card.tsx'
import { MemberFaces } from '../parts/member-faces.tsx'
import { UnionHead } from '../parts/union-head.tsx'
import { UnionTools } from '../parts/union-tools.tsx'
import { unionPaths } from '#web/paths/unions.ts'
import { unionQueries } from '../queries.ts'
import { unionText } from '../text.ts'
import { useUnionNews } from '../use-union-news.ts'
import './union-home.css'

/** `id` in the address is the union; without one the screen lists all. */
export function UnionHome() {
  const id = useQueryId('id')
  return id === 0 ? <UnionList /> : <OneUnion id={id} />
}

function UnionList() {
  const text = useText(unionText)
  const login = useLoginState()
  return (
    <ScreenFrame>
      {login.is === 'in' && <OwnUnions />}
      <PagedList
        query={unionQueries.list()}
        keyOf={(union) => union.id}
        estimate={112}
        skeleton="feed"
        emptyText={text.none}
      >
        {(union) => <UnionCard union={union} />}
      </PagedList>
      <p className="union-home-found">
        <ButtonLink href={unionPaths.found} variant="quiet">
          {text.found}
        </ButtonLink>
      </p>
    </ScreenFrame>
  )
}

function OneUnion({ id }: { id: number }) {
  const text = useText(unionText)
  const union = useQuery(unionQueries.detail(id))
  return (
    <DetailScreen
      detail={union}
      nameOf={(detail) => detail.name}
      missing={text.missing}
      tool={union.data && <UnionShare union={union.data} />}
    >
      {(detail) => <UnionBody key={detail.id} union={detail} />}
    </DetailScreen>
  )
}

function UnionShare({ union }: { union: UnionDetail }) {
  return (
    <ShareButton
      item={{
        itemType: 'union',
        itemId: union.id,
        title: union.name,
        description: union.summary,
        image: union.cover,
        path: unionPaths.home(union.id),
      }}
    />
  )
}

function UnionBody({ union }: { union: UnionDetail }) {
  const text = useText(unionText)
  const isMember = union.is_member === 1
  const { notices, meetings, isPending } = useUnionNews(union)
  const all = (href: string) => isMember && <Link href={href}>{text.all}</Link>
  const head = (
    <>
      <UnionHead union={union} />
      <UnionTools union={union} />
    </>
  )
  // What is below waits too, so that nothing moves away under a finger.
  if (isPending)
    return (
      <>
        {head}
        <Skeleton shape="rows" count={6} />
      </>
    )
  return (
    <>
      {head}
      <HomeNotices union={union} notices={notices} />
      <HomeMeetings union={union} meetings={meetings} />
      {union.introduction && (
        <Section title={text.introduction}>
          <RichText html={union.introduction} />
        </Section>
      )}
      <Section title={text.doctors} aside={all(unionPaths.doctors(union.id))}>
        <MemberFaces members={union.doctors} emptyText={text.noDoctors} />
      </Section>
      <Section title={text.departments} aside={all(unionPaths.departments(union.id))}>
        <MemberFaces members={union.departments} emptyText={text.noDepartments} />
      </Section>
    </>
  )
}
