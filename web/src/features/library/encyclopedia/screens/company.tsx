import { useQuery } from '@tanstack/react-query'
import type { CompanyDetail } from '#contract/library/encyclopedia.ts'
import { SubscriberCount } from '#web/features/community/follows/cards/subscriber-count.tsx'
import { ItemCard } from '#web/features/community/items/cards/item-card.tsx'
import { ShareButton } from '#web/features/community/share/cards/share-button.tsx'
import { AdStrip } from '#web/features/library/ads/cards/ad-strip.tsx'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { PagedList } from '#web/shell/paged-list.tsx'
import { useQueryChoice } from '#web/shell/use-query-choice.ts'
import { QuerySection } from '#web/shell/query-section.tsx'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { Prose } from '#web/ui/prose/prose.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { TabPanel } from '#web/ui/tabs/tab-panel.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import { ProductCard } from '../cards/product-card.tsx'
import { CompanyLogo } from '../parts/company-logo.tsx'
import { CompanySubscription } from '../parts/company-subscription.tsx'
import { encyclopediaPaths } from '#web/paths/encyclopedia.ts'
import { encyclopediaQueries } from '../queries.ts'
import { encyclopediaText } from '../text.ts'
import './company.css'

export function Company() {
  const text = useText(encyclopediaText)
  const company = useQuery(encyclopediaQueries.company(useQueryId('company_id')))
  return (
    <DetailScreen detail={company} nameOf={(detail) => detail.company_name} missing={text.noCompany}>
      {(detail) => <CompanyBody key={detail.company_id} company={detail} />}
    </DetailScreen>
  )
}

function CompanyBody({ company }: { company: CompanyDetail }) {
  const text = useText(encyclopediaText)
  const [tab, setTab] = useQueryChoice('tab', ['column', 'products'])
  return (
    <>
      <Head company={company} />
      {company.profile && (
        <Section title={text.profile}>
          <Prose text={company.profile} />
        </Section>
      )}
      <Ads companyId={company.company_id} />
      <div className="company-tabs">
        <Tabs
          id="company"
          label={text.companyParts}
          items={[
            { key: 'column', label: text.column },
            { key: 'products', label: `${text.products} ${company.product_num}` },
          ]}
          active={tab}
          onChange={setTab}
        />
      </div>
      <TabPanel tabsId="company" tabKey={tab}>
        {tab === 'column' ? (
          <Column companyId={company.company_id} />
        ) : (
          <Products companyId={company.company_id} />
        )}
      </TabPanel>
    </>
  )
}

function Head({ company }: { company: CompanyDetail }) {
  const text = useText(encyclopediaText)
  return (
    <div className="company-head">
      <CompanyLogo src={company.logo} size="large" />
      <div className="company-words">
        <h2 className="company-name">{company.company_name}</h2>
        <p className="company-facts">
          {company.city && <span>{company.city}</span>}
          {company.founded_year > 0 && <span>{text.founded(company.founded_year)}</span>}
          <SubscriberCount count={company.subscribe_num} />
        </p>
        <div className="company-deeds">
          <CompanySubscription company={company} />
          <ShareButton
            item={{
              itemType: 'company',
              itemId: company.company_id,
              title: company.company_name,
              description: company.profile,
              image: company.logo,
              path: encyclopediaPaths.company(company.company_id),
            }}
          />
        </div>
      </div>
    </div>
  )
}

function Ads({ companyId }: { companyId: number }) {
  const text = useText(encyclopediaText)
  const ads = useQuery(encyclopediaQueries.companyAds(companyId))
  return (
    <QuerySection query={ads} rows={ads.data} title={text.ads}>
      {(rows) => <AdStrip label={text.ads} ads={rows} />}
    </QuerySection>
  )
}

function Column({ companyId }: { companyId: number }) {
  const text = useText(encyclopediaText)
  return (
    <PagedList
      query={encyclopediaQueries.companyColumn(companyId)}
      keyOf={(item) => `${item.type} ${item.id}`}
      estimate={112}
      skeleton="feed"
      emptyText={text.noColumn}
    >
      {(item) => <ItemCard item={item} />}
    </PagedList>
  )
}

function Products({ companyId }: { companyId: number }) {
  const text = useText(encyclopediaText)
  return (
    <>
      <p className="company-catalog">
        <Link href={encyclopediaPaths.catalog(companyId)}>{text.catalog}</Link>
      </p>
      <PagedList
        query={encyclopediaQueries.companyProducts(companyId)}
        keyOf={(product) => product.product_id}
        estimate={116}
        skeleton="feed"
        emptyText={text.noCompanyProducts}
      >
        {(product) => <ProductCard product={product} />}
      </PagedList>
    </>
  )
}
