import type { ReactNode } from 'react'
import type { AllFound } from '#contract/discover/search.ts'
import { collegePaths } from '#web/paths/college.ts'
import { encyclopediaPaths } from '#web/paths/encyclopedia.ts'
import { CardTitle } from '#web/ui/card/card-title.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { useText } from '#web/ui/language.ts'
import { Picture } from '#web/ui/picture/picture.tsx'
import { separated } from '#web/ui/format/separated.ts'
import { searchText } from '../text.ts'
import './lead-cards.css'

type LeadCardProps = {
  href: string
  media?: ReactNode
  over: string[]
  name: string
  otherNames: string[]
  words: string
}

function LeadCard({ href, media, over, name, otherNames, words }: LeadCardProps) {
  const text = useText(searchText)
  return (
    <div className="lead-card">
      <Card layout="row" href={href} media={media}>
        <CardTitle
          over={separated(over)}
          title={name}
          notes={otherNames.length > 0 && <span>{text.alsoCalled(text.namesJoined(otherNames))}</span>}
        />
        {words && <p className="lead-card-words">{words}</p>}
      </Card>
    </div>
  )
}

export function LeadDisease({ disease }: { disease: NonNullable<AllFound['disease']> }) {
  const text = useText(searchText)
  return (
    <LeadCard
      href={collegePaths.disease(disease.disease_id)}
      over={[text.tab.disease, disease.college_name]}
      name={disease.disease_name}
      otherNames={disease.other_names}
      words={disease.introduction}
    />
  )
}

export const LeadProduct = ({ product }: { product: NonNullable<AllFound['product']> }) => (
  <LeadCard
    href={encyclopediaPaths.product(product.product_id)}
    media={<Picture src={product.cover} alt="" width={240} ratio="1 / 1" />}
    over={[product.class_name, product.company_name]}
    name={product.product_name}
    otherNames={product.other_names}
    words={product.indications}
  />
)
