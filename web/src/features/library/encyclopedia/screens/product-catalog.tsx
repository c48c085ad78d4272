import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProductItem } from '#contract/library/encyclopedia.ts'
import { PagedList } from '#web/shell/paged-list.tsx'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { startOver } from '#web/shell/start-over.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Chip } from '#web/ui/chip/chip.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { ScrollToTop } from '#web/ui/scroll-to-top/scroll-to-top.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { Strip } from '#web/ui/strip/strip.tsx'
import { KindSwitch } from '../parts/kind-switch.tsx'
import { encyclopediaPaths } from '#web/paths/encyclopedia.ts'
import { encyclopediaQueries } from '../queries.ts'
import { encyclopediaText } from '../text.ts'
import { useProductScope } from '../use-product-scope.ts'
import './product-catalog.css'

/** All products in alphabetical order, of one company or of all. */
export function ProductCatalog() {
  const text = useText(encyclopediaText)
  const client = useQueryClient()
  const { scope, letter, choose } = useProductScope()
  const letters = useQuery(encyclopediaQueries.letters(scope))
  return (
    <ScreenFrame>
      <div className="product-catalog-tools">
        <KindSwitch value={scope.kind ?? ''} onChange={(kind) => choose({ kind, letter: '' })} />
        <CompanyChoice
          chosen={scope.companyId ?? 0}
          onChoose={(companyId) => choose({ company_id: companyId ? String(companyId) : '', letter: '' })}
        />
      </div>
      {letters.data && letters.data.length > 1 && (
        <Strip label={text.letters}>
          <Chip pressed={letter === ''} onPress={() => choose({ letter: '' })}>
            {text.all}
          </Chip>
          {letters.data.map((one) => (
            <Chip
              key={one.letter}
              pressed={one.letter === letter}
              onPress={() => choose({ letter: one.letter })}
            >
              {one.letter}
            </Chip>
          ))}
        </Strip>
      )}
      <PullToRefresh onRefresh={() => startOver(client)}>
        <PagedList
          query={encyclopediaQueries.catalog(scope, letter)}
          keyOf={(product) => product.product_id}
          estimate={68}
          skeleton="rows"
          emptyText={text.noProducts}
          emptyAction={<ButtonLink href={encyclopediaPaths.catalog()}>{text.clearFilter}</ButtonLink>}
        >
          {(product) => <CatalogRow product={product} />}
        </PagedList>
      </PullToRefresh>
      <ScrollToTop />
    </ScreenFrame>
  )
}

const CatalogRow = ({ product }: { product: ProductItem }) => (
  <ListRow
    href={encyclopediaPaths.product(product.product_id)}
    before={
      <span className="product-catalog-letter" aria-hidden="true">
        {product.letter}
      </span>
    }
    title={product.product_name}
    note={`${product.specification} · ${product.company_name}`}
  />
)

type CompanyChoiceProps = { chosen: number; onChoose: (companyId: number) => void }

function CompanyChoice({ chosen, onChoose }: CompanyChoiceProps) {
  const text = useText(encyclopediaText)
  const [isOpen, setIsOpen] = useState(false)
  const companies = useQuery(encyclopediaQueries.companies())
  const name = companies.data?.find((company) => company.company_id === chosen)?.company_name
  const choose = (companyId: number) => {
    onChoose(companyId)
    setIsOpen(false)
  }
  return (
    <>
      <Button small aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {name ?? text.anyCompany}
      </Button>
      <Sheet open={isOpen} onClose={() => setIsOpen(false)} title={text.companyFilter} flush>
        <ul>
          <li>
            <ListRow title={text.anyCompany} onClick={() => choose(0)} />
          </li>
          {companies.data?.map((company) => (
            <li key={company.company_id}>
              <ListRow
                title={company.company_name}
                note={text.productCount(company.product_num)}
                onClick={() => choose(company.company_id)}
              />
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  )
}
