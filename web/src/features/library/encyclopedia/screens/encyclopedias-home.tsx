import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from '#web/shell/navigation.ts'
import type { ProductClass, ProductItem, ProductKind } from '#contract/library/encyclopedia.ts'
import { titleInAddress } from '#contract/wire/title-in-address.ts'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Chip } from '#web/ui/chip/chip.tsx'
import { SearchBox } from '#web/ui/search-box/search-box.tsx'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Skeleton } from '#web/ui/skeleton/skeleton.tsx'
import { Strip } from '#web/ui/strip/strip.tsx'
import { ProductCard } from '../cards/product-card.tsx'
import { CompanyRow } from '../parts/company-row.tsx'
import { encyclopediaPaths } from '#web/paths/encyclopedia.ts'
import { encyclopediaQueries } from '../queries.ts'
import { encyclopediaText } from '../text.ts'
import './encyclopedias-home.css'

export function EncyclopediasHome() {
  const text = useText(encyclopediaText)
  const navigate = useNavigate()
  const client = useQueryClient()
  const [query] = useSearchParams()
  const collegeId = useQueryId('college_id')
  const collegeName = titleInAddress(query.get('college_name'))
  return (
    <ScreenFrame pageTitle={collegeName || undefined}>
      <SearchBox
        text={text.search}
        onSearch={(keyword) => void navigate(encyclopediaPaths.products({ keyword, name: keyword }))}
      />
      {collegeName && <p className="encyclopedia-subject">{collegeName}</p>}
      <nav className="encyclopedia-ways" aria-label={text.byClass}>
        <ButtonLink href={encyclopediaPaths.catalog()}>{text.catalog}</ButtonLink>
        <ButtonLink href={encyclopediaPaths.classes}>{text.classes}</ButtonLink>
      </nav>
      <PullToRefresh onRefresh={() => client.invalidateQueries()}>
        <Shelves collegeId={collegeId} />
      </PullToRefresh>
    </ScreenFrame>
  )
}

function Shelves({ collegeId }: { collegeId: number }) {
  const text = useText(encyclopediaText)
  const home = useQuery(encyclopediaQueries.home(collegeId))
  if (home.isPending) return <Skeleton shape="feed" count={5} />
  if (home.isError) return <ListState status="error" onRetry={() => home.refetch()} />
  const { classes, companies, drugs, devices } = home.data
  if (drugs.length + devices.length === 0) {
    return (
      <ListState
        status="empty"
        emptyText={text.nothingInSubject}
        emptyAction={<ButtonLink href={encyclopediaPaths.home()}>{text.allSubjects}</ButtonLink>}
      />
    )
  }
  return (
    <>
      <Shelf kind="drug" collegeId={collegeId} classes={classes} products={drugs} />
      <Shelf kind="device" collegeId={collegeId} classes={classes} products={devices} />
      <Section title={text.companies}>
        <ul>
          {companies.map((company) => (
            <li key={company.company_id}>
              <CompanyRow company={company} />
            </li>
          ))}
        </ul>
      </Section>
      <ListState status="end" />
    </>
  )
}

type ShelfProps = {
  kind: ProductKind
  collegeId: number
  classes: ProductClass[]
  products: ProductItem[]
}

function Shelf({ kind, collegeId, classes, products }: ShelfProps) {
  const text = useText(encyclopediaText)
  if (products.length === 0) return null
  return (
    <Section
      title={text[kind]}
      aside={
        <Link
          href={encyclopediaPaths.products({ kind, collegeId })}
          className="encyclopedia-more"
          aria-label={`${text.more} ${text[kind]}`}
        >
          {text.more}
        </Link>
      }
    >
      <Strip label={`${text.byClass} ${text[kind]}`}>
        {classes
          .filter((one) => one.kind === kind)
          .map((one) => (
            <Chip
              key={one.class_id}
              href={encyclopediaPaths.products({ classId: one.class_id, collegeId, name: one.class_name })}
            >
              {one.class_name}
            </Chip>
          ))}
      </Strip>
      <ul>
        {products.map((product) => (
          <li key={product.product_id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
