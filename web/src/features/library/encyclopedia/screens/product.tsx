import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ProductDetail } from '#contract/library/encyclopedia.ts'
import { collegePaths } from '#web/paths/college.ts'
import { DoctorFaces } from '#web/features/people/doctors/cards/doctor-faces.tsx'
import { ShareButton } from '#web/features/community/share/cards/share-button.tsx'
import { SpokenOf } from '#web/features/library/quoted-passages/cards/spoken-of.tsx'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { useSearchParams } from '#web/shell/navigation.ts'
import { useQueryId } from '#web/shell/use-query-id.ts'
import { useQuotedPlace } from '#web/shell/use-quoted-place.ts'
import { Chip } from '#web/ui/chip/chip.tsx'
import { ChipList } from '#web/ui/chip/chip-list.tsx'
import { Headline } from '#web/ui/headline/headline.tsx'
import { useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { Prose } from '#web/ui/prose/prose.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { CompanyRow } from '../parts/company-row.tsx'
import { Mentions } from '../parts/mentions.tsx'
import { ProductDocuments } from '../parts/product-documents.tsx'
import { encyclopediaPaths } from '#web/paths/encyclopedia.ts'
import { encyclopediaQueries } from '../queries.ts'
import { encyclopediaText } from '../text.ts'
import './product.css'

export function Product() {
  const text = useText(encyclopediaText)
  const product = useQuery(encyclopediaQueries.product(useQueryId('product_id')))
  return (
    <DetailScreen detail={product} nameOf={(detail) => detail.product_name} missing={text.noProduct}>
      {(detail) => <ProductBody key={detail.product_id} product={detail} />}
    </DetailScreen>
  )
}

function ProductBody({ product }: { product: ProductDetail }) {
  const text = useText(encyclopediaText)
  const isDrug = product.kind === 'drug'
  const facts = useRef<HTMLDListElement>(null)
  const [query] = useSearchParams()
  const section = query.get('section')
  useQuotedPlace(
    facts,
    (list) => list.querySelector(`[data-section="${CSS.escape(section ?? '')}"] > :last-child`),
    section !== null,
  )
  return (
    <>
      <div className="product-picture">
        <Picture src={product.cover} alt="" width={480} ratio="1 / 1" eager />
      </div>
      <div className="product-head">
        <Headline
          title={product.product_name}
          notes={product.product_name_en && <span lang="en">{product.product_name_en}</span>}
          tags={
            <>
              <Chip href={encyclopediaPaths.products({ kind: product.kind })}>{text[product.kind]}</Chip>
              {product.class_id > 0 && (
                <Chip
                  href={encyclopediaPaths.products({
                    kind: product.kind,
                    classId: product.class_id,
                    name: product.class_name,
                  })}
                >
                  {product.class_name}
                </Chip>
              )}
            </>
          }
        />
        <ShareButton
          item={{
            itemType: 'product',
            itemId: product.product_id,
            title: product.product_name,
            description: `${product.company_name} ${product.specification}`,
            image: product.cover,
            path: encyclopediaPaths.product(product.product_id),
          }}
        />
      </div>
      <dl className="product-facts" ref={facts}>
        <Fact name={isDrug ? text.specification : text.model} words={product.specification} />
        <Fact name={isDrug ? text.indications : text.use} words={product.indications} section="indications" />
        <Fact name={text.composition} words={product.composition} section="composition" />
        <Fact name={text.dose} words={product.dose} section="dose" />
        <Fact name={text.contraindications} words={product.contraindications} section="contraindications" />
        <Fact name={text.interactions} words={product.interactions} section="interactions" />
      </dl>
      <Section title={text.company}>
        <CompanyRow company={product.company} />
      </Section>
      {product.notes && (
        <Section title={text.notes}>
          <div data-section="notes">
            <Prose text={product.notes} />
          </div>
        </Section>
      )}
      <ProductDocuments documents={product.documents} />
      {product.diseases.length > 0 && (
        <Section title={text.diseases}>
          <ChipList
            links={product.diseases.map((disease) => ({
              href: collegePaths.disease(disease.disease_id),
              name: disease.disease_name,
            }))}
          />
        </Section>
      )}
      {product.doctors.length > 0 && (
        <Section title={text.doctors}>
          <DoctorFaces doctors={product.doctors} />
        </Section>
      )}
      <SpokenOf kind="product" itemId={product.product_id} />
      <Mentions product={product} />
    </>
  )
}

function Fact({ name, words, section }: { name: string; words: string; section?: string }) {
  if (!words) return null
  return (
    <div className="product-fact" data-section={section}>
      <dt>{name}</dt>
      <dd>{words}</dd>
    </div>
  )
}
