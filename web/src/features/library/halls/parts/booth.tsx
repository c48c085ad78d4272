import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mediaKinds } from '#contract/library/halls.ts'
import type { BoothDetail, BoothMedia } from '#contract/library/halls.ts'
import { dataPackagePaths } from '#web/paths/data-packages.ts'
import { encyclopediaPaths } from '#web/paths/encyclopedia.ts'
import { Player } from '#web/features/meetings/player/cards/player.tsx'
import { sourcesOf } from '#web/features/meetings/player/state.ts'
import { DetailScreen } from '#web/shell/detail-screen.tsx'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { CardTitle } from '#web/ui/card/card-title.tsx'
import { Card } from '#web/ui/card/card.tsx'
import { durationText } from '#web/ui/format/duration-text.ts'
import { fileSize } from '#web/ui/format/file-size.ts'
import { viewCount } from '#web/ui/format/view-count.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Link } from '#web/ui/link/link.tsx'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { PlayList } from '#web/ui/play-list/play-list.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { hallQueries } from '../queries.ts'
import { hallText } from '../text.ts'
import './booth.css'

/** One booth of a hall: its company and what it shows. */
export function Booth({ boothId }: { boothId: number }) {
  const text = useText(hallText)
  const booth = useQuery(hallQueries.booth(boothId))
  return (
    <DetailScreen detail={booth} nameOf={(detail) => detail.company_name} missing={text.boothMissing}>
      {(detail) => <BoothBody key={detail.booth_id} booth={detail} />}
    </DetailScreen>
  )
}

function BoothBody({ booth }: { booth: BoothDetail }) {
  const text = useText(hallText)
  const videos = booth.media.filter(({ kind }) => kind === mediaKinds.video)
  const documents = booth.media.filter(({ kind }) => kind === mediaKinds.document)
  const isEmpty = booth.products.length + booth.media.length + booth.package_id === 0
  return (
    <>
      <Sign booth={booth} />
      {videos.length > 0 && <Videos videos={videos} />}
      {booth.products.length > 0 && (
        <Section title={text.products} aside={text.productCount(booth.products.length)}>
          <ul className="booth-products">
            {booth.products.map((product) => (
              <li key={product.product_id}>
                <Card
                  href={encyclopediaPaths.product(product.product_id)}
                  media={<Picture src={product.cover} alt="" width={240} ratio="1" />}
                >
                  <CardTitle title={product.product_name} notes={<span>{product.specification}</span>} />
                </Card>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {(documents.length > 0 || booth.package_id > 0) && (
        <Section title={text.documents}>
          {booth.package_id > 0 && (
            <ListRow
              href={dataPackagePaths.detail(booth.package_id)}
              title={text.dataPackage}
              note={text.dataPackageNote}
            />
          )}
          {documents.map((document) => (
            <a
              key={document.media_id}
              className="booth-document"
              href={document.url}
              target="_blank"
              rel="noopener"
            >
              <span>{document.title}</span>
              <span className="booth-document-size">{fileSize(document.size)}</span>
              <span className="visually-hidden">{text.newTab}</span>
            </a>
          ))}
        </Section>
      )}
      {isEmpty ? <ListState status="empty" emptyText={text.nothing} /> : <ListState status="end" />}
    </>
  )
}

function Sign({ booth }: { booth: BoothDetail }) {
  const text = useText(hallText)
  const language = useLanguage()
  return (
    <div className="booth-sign">
      <Link href={encyclopediaPaths.company(booth.company_id)} className="booth-logo">
        <Picture src={booth.company_logo} alt={text.company} width={120} ratio="1" eager />
      </Link>
      <div className="booth-words">
        <p className="booth-place">
          <Tag>{booth.number}</Tag> {booth.hall_name}
        </p>
        <h2 className="booth-name">{booth.company_name}</h2>
        <p className="booth-slogan">{booth.slogan}</p>
        <p className="booth-visits">{text.visits(viewCount(booth.visit_num, language))}</p>
      </div>
      <ButtonLink href={encyclopediaPaths.company(booth.company_id)} block>
        {text.company}
      </ButtonLink>
    </div>
  )
}

function Videos({ videos }: { videos: readonly BoothMedia[] }) {
  const text = useText(hallText)
  const [chosen, setChosen] = useState(0)
  const video = videos.find(({ media_id }) => media_id === chosen) ?? videos[0]!
  return (
    <Section title={text.videos}>
      <div className="booth-video">
        <Player
          key={video.media_id}
          sources={sourcesOf(video.url)}
          poster={video.cover}
          title={video.title}
        />
      </div>
      <PlayList
        label={text.videos}
        active={video.media_id}
        items={videos.map(({ media_id, title, seconds }, at) => ({
          key: media_id,
          lead: String(at + 1),
          title,
          note: durationText(seconds),
        }))}
        onChoose={setChosen}
      />
    </Section>
  )
}
