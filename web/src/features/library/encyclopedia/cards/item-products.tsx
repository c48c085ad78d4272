import { useQuery } from '@tanstack/react-query'
import type { MentionType } from '#contract/library/encyclopedia.ts'
import { QuerySection } from '#web/shell/query-section.tsx'
import { useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { Strip } from '#web/ui/strip/strip.tsx'
import { encyclopediaPaths } from '#web/paths/encyclopedia.ts'
import { encyclopediaQueries } from '../queries.ts'
import { encyclopediaText } from '../text.ts'
import './item-products.css'

type ItemProductsProps = { itemType: MentionType; itemId: number }

/** The drugs and devices that an item mentions. Most mention none; then nothing is rendered. */
export function ItemProducts({ itemType, itemId }: ItemProductsProps) {
  const text = useText(encyclopediaText)
  const products = useQuery(encyclopediaQueries.ofItem(itemType, itemId))
  return (
    <QuerySection query={products} rows={products.data} title={text.itemProducts} aside={text.byCompanies}>
      {(rows) => (
        <Strip label={text.itemProducts}>
          {rows.map((product) => (
            <Link
              key={product.product_id}
              href={encyclopediaPaths.product(product.product_id)}
              className="item-product"
            >
              <Picture src={product.cover} alt="" width={240} ratio="1 / 1" />
              <span className="item-product-name">{product.product_name}</span>
              <span className="item-product-company">{product.company_name}</span>
            </Link>
          ))}
        </Strip>
      )}
    </QuerySection>
  )
}
