export function pagesOf<T>(items: readonly T[], perPage: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / perPage) }, (_, page) =>
    items.slice(page * perPage, (page + 1) * perPage),
  )
}
