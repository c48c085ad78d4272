import { useQueries } from '@tanstack/react-query'
import { maskingQueries } from '../queries.ts'

/** The addresses of the masked pictures of these originals; empty for one whose masks are not confirmed. */
export const useMaskedPictures = (urls: string[]): string[] =>
  useQueries({ queries: urls.map((url) => maskingQueries.get(url)) }).map(
    ({ data }) => data?.masked_url ?? '',
  )
