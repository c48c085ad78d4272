import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { homeQueries } from './queries.ts'

/** The title, description and keywords that the operators gave the site; on the home of a subject its name comes first. */
export function useSiteFacts(collegeName: string | undefined): void {
  const { data: site } = useQuery(homeQueries.seo())
  useEffect(() => {
    if (!site) return
    document.title = collegeName ? `${collegeName} - ${site.title}` : site.title
    setMeta('description', site.seoDesc)
    setMeta('keywords', site.keyword)
  }, [site, collegeName])
}

const setMeta = (name: string, content: string) =>
  document.querySelector(`meta[name=${name}]`)?.setAttribute('content', content)
