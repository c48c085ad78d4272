import type { ProductItem } from '#contract/library/encyclopedia.ts'
import { CardTitle } from '#web/ui/card/card-title.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { encyclopediaPaths } from '#web/paths/encyclopedia.ts'
import './product-card.css'

export const ProductCard = ({ product }: { product: ProductItem }) => (
  <div className="product-card">
    <Card
      layout="feed"
      href={encyclopediaPaths.product(product.product_id)}
      media={<Picture src={product.cover} alt="" width={240} ratio="1 / 1" />}
    >
      <CardTitle
        title={product.product_name}
        notes={
          <>
            <span>{product.specification}</span>
            <span>{product.company_name}</span>
          </>
        }
      />
      <p className="product-card-words">{product.indications}</p>
    </Card>
  </div>
)
