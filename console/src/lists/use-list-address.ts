import { useSearchParams } from 'react-router'
import type { ShownResource } from '#contract/wire/shown-resource.ts'

/** The state of a list, all of which is in its address: it can be linked to, saved and gone back to. */
export type ListAddress = {
  filters: Record<string, string>
  sort: string
  descending: boolean
  page: number
  size: number
  /** The keys of the columns that are shown. */
  columns: string[]
}

const own = { sort: 'sort', page: 'page', size: 'size', columns: 'columns' }

export function useListAddress(resource: ShownResource) {
  const [query, setQuery] = useSearchParams()
  const sorted = query.get(own.sort) ?? ''
  const chosen = query.get(own.columns)
  const address: ListAddress = {
    filters: Object.fromEntries(
      resource.filters.flatMap(({ key }) => {
        const value = query.get(`f.${key}`)
        return value === null || value === '' ? [] : [[key, value]]
      }),
    ),
    sort: sorted.replace(/^-/, ''),
    descending: sorted.startsWith('-'),
    page: Number(query.get(own.page) ?? 1) || 1,
    size: Number(query.get(own.size) ?? 20) || 20,
    columns:
      chosen === null
        ? resource.columns.filter(({ is_hidden }) => !is_hidden).map(({ key }) => key)
        : chosen.split(','),
  }

  function change(changed: Record<string, string | undefined>) {
    setQuery((before) => {
      const next = new URLSearchParams(before)
      for (const [name, value] of Object.entries(changed)) {
        if (value === undefined || value === '') next.delete(name)
        else next.set(name, value)
      }
      return next
    })
  }

  return {
    address,
    query: query.toString(),
    setFilter: (key: string, value: string) => change({ [`f.${key}`]: value, page: undefined }),
    clearFilters: () =>
      change({
        ...Object.fromEntries(resource.filters.map(({ key }) => [`f.${key}`, undefined])),
        page: undefined,
      }),
    setPage: (page: number, size: number) =>
      change({ page: String(page), size: size === 20 ? '' : String(size) }),
    setSort: (sort: string, descending: boolean) =>
      change({ sort: sort === '' ? '' : `${descending ? '-' : ''}${sort}`, page: undefined }),
    setColumns: (columns: string[]) => change({ columns: columns.join(',') }),
    adopt: (saved: string) => setQuery(new URLSearchParams(saved)),
  }
}
