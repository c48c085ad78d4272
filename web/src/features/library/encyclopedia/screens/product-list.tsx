import { useQueryClient } from '@tanstack/react-query'
import { ScreenFrame } from '#web/shell/screen-frame.tsx'
import { PagedList } from '#web/shell/paged-list.tsx'
import { startOver } from '#web/shell/start-over.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { SearchBox } from '#web/ui/search-box/search-box.tsx'
import { useText } from '#web/ui/language.ts'
import { PullToRefresh } from '#web/ui/pull-to-refresh/pull-to-refresh.tsx'
import { ScrollToTop } from '#web/ui/scroll-to-top/scroll-to-top.tsx'
import { ProductCard } from '../cards/product-card.tsx'
import { KindSwitch } from '../parts/kind-switch.tsx'
import { encyclopediaPaths } from '#web/paths/encyclopedia.ts'
import { encyclopediaQueries } from '../queries.ts'
import { encyclopediaText } from '../text.ts'
import { useProductScope } from '../use-product-scope.ts'
import './product-list.css'

export function ProductList() {
  const text = useText(encyclopediaText)
  const client = useQueryClient()
  const { scope, name, choose } = useProductScope()
  return (
    <ScreenFrame pageTitle={name}>
      <SearchBox
        key={scope.keyword}
        text={text.search}
        initial={scope.keyword}
        onSearch={(keyword) => choose({ keyword })}
      />
      {/* A class already belongs to one kind. */}
      {!scope.classId && (
        <div className="product-list-kinds">
          <KindSwitch value={scope.kind ?? ''} onChange={(kind) => choose({ kind })} />
        </div>
      )}
      {name && <h2 className="product-list-name">{name}</h2>}
      <PullToRefresh onRefresh={() => startOver(client)}>
        <PagedList
          query={encyclopediaQueries.products(scope)}
          keyOf={(product) => product.product_id}
          estimate={116}
          skeleton="feed"
          emptyText={text.noProducts}
          emptyAction={<ButtonLink href={encyclopediaPaths.products({})}>{text.clearFilter}</ButtonLink>}
        >
          {(product) => <ProductCard product={product} />}
        </PagedList>
      </PullToRefresh>
      <ScrollToTop />
    </ScreenFrame>
  )
}
